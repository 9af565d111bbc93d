import { memo } from 'react';
import { Icon } from '../../blocks/ui/Icon.tsx';
import { RichLine } from '../../blocks/ui/RichText.tsx';
import { renderText } from '../../blocks/ui/render-text.tsx';
import type { SiteValue } from '../contract/value.ts';
import { Wordmark } from './Brand.tsx';
import type { ShellProps } from './entries.ts';
import { FooterList } from './FooterList.tsx';

/** The foot of every page. Its lists are also the whole menu for narrow screens without JavaScript. */
export const Footer = memo(function Footer({ site, page }: ShellProps) {
  const { action, copyright } = site.footer;
  return (
    <footer id="site-footer" className="site-footer" data-tone="ink">
      <div className="wrap">
        {action && (
          <div className="footer-action">
            <h2>{renderText(action.title)}</h2>
            <a className="btn-primary" href={action.link}>
              {renderText(action.label)}
            </a>
          </div>
        )}
        <div className="footer-columns">
          <AboutFirm site={site} page={page} />
          {site.footer.lists[0] && (
            <div className="footer-lists">
              {site.footer.lists.map((list, place) => (
                <FooterList key={place} list={list} page={page} />
              ))}
            </div>
          )}
          <Contact site={site} />
        </div>
        {copyright && (
          <p className="footer-legal">
            <RichLine value={copyright} />
          </p>
        )}
      </div>
    </footer>
  );
});

function AboutFirm({ site, page }: ShellProps) {
  const { description } = site.footer;
  const { social } = site.organization;
  return (
    <div className="footer-about">
      <p className="brand">
        <Wordmark site={site} page={page} />
      </p>
      {description && <p>{renderText(description)}</p>}
      {social[0] && (
        <ul>
          {social.map(({ label, icon, url }) => (
            <li key={url}>
              <a href={url} rel="noopener me">
                {icon && (
                  <span>
                    <Icon name={icon} />
                  </span>
                )}
                <bdi>{label}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Contact({ site }: { site: SiteValue }) {
  const { contactTitle, address } = site.footer;
  const { email } = site.organization;
  return (
    <div className="footer-contact">
      {contactTitle && <h2>{renderText(contactTitle)}</h2>}
      <a href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </a>
      {address && <address>{renderText(address)}</address>}
    </div>
  );
}
