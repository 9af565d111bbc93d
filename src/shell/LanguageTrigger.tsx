import { useSurroundings } from '../../blocks/ui/context.tsx';
import { Icon } from '../../blocks/ui/Icon.tsx';
import type { SiteValue } from '../contract/value.ts';
import { LanguageFlag } from './LanguageLink.tsx';

/** What the language switcher shows while it is closed: the page's language. */
export function LanguageTrigger({ site }: { site: SiteValue }) {
  const { label } = useSurroundings();
  const current = site.languages.find(({ code }) => code === site.language);
  return (
    <>
      {current && <LanguageFlag base={site.base} flag={current.flag} />}
      <span>{site.language.toUpperCase()}</span>
      <span className="hide">
        {label('language')}: {current?.label}
      </span>
      <Icon name="chevron-down" size={16} />
    </>
  );
}
