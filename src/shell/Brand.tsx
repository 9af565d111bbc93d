import { useSurroundings } from '../../blocks/ui/context.tsx';
import type { SiteValue } from '../render/value.ts';

/** Two lanes that leave one port; CSS colours the port. */
export function BrandMark() {
  return (
    <svg className="brand-mark" width="34" height="26" viewBox="0 0 34 26" fill="none" aria-hidden>
      <path d="M5 20a12 12 0 0 1 24 0M5 20a7 7 0 0 1 14 0" stroke="currentColor" strokeWidth="2.5" />
      <path d="M29 20h.01M19 20h.01" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <circle cx="5" cy="20" r="4.5" />
    </svg>
  );
}

/** The brand's name behind its mark. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <>
      <BrandMark />
      <span>{brand}</span>
    </>
  );
}

/** The logo, which leads to the home page of the page's language. */
export function Brand({ site }: { site: SiteValue }) {
  const { label } = useSurroundings();
  return (
    <a className="brand" href={`${site.base}/${site.language}`} aria-label={label('home')}>
      <Wordmark brand={site.brand} />
    </a>
  );
}
