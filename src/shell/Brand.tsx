import { useSurroundings } from '../../blocks/ui/context.tsx';
import type { ShellProps } from './entries.ts';

/** The brand's name behind its mark. */
export function Wordmark({ site: { brand, mark } }: ShellProps) {
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
export function Brand({ site, page }: ShellProps) {
  const { label } = useSurroundings();
  return (
    <a className="brand" href={site.home} aria-label={label('home')}>
      <Wordmark site={site} page={page} />
    </a>
  );
}
