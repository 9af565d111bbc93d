import type { ChoosingProps } from './entries.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { languagesFor } from './languages.ts';

/** The page's languages as a list of links. */
export function LanguageLinks({ site, page, onChoose }: ChoosingProps) {
  return (
    <ul>
      {languagesFor(site, page).map((offer) => (
        <li key={offer.code}>
          <LanguageLink
            offer={offer}
            base={site.base}
            onChoose={onChoose}
            aria-current={offer.code === site.language ? 'true' : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
