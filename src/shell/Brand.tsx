import { useSurroundings } from '../../blocks/ui/context.tsx';
import type { SiteValue } from '../contract/value.ts';

/** The brand's name behind its mark. */
export function Wordmark({ site: { brand, mark } }: { site: SiteValue }) {
  const { sprite } = useSurroundings();
  return (
    <>
      {mark && (
        <svg {...mark} aria-hidden>
          <use href={`${sprite}#site-mark`} />
        </svg>
      )}
      <span>{brand}</span>
    </>
  );
}

/** The logo, which leads to the home page of the page's language. */
export function Brand({ site }: { site: SiteValue }) {
  const { label } = useSurroundings();
  return (
    <a className="brand" href={site.home} aria-label={label('home')}>
      <Wordmark site={site} />
    </a>
  );
}
