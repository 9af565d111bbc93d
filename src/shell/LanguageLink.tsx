import type { ComponentProps, MouseEvent } from 'react';
import { useSurroundings } from '../../blocks/ui/context.tsx';
import type { ChoosingProps } from './entries.ts';
import type { LanguageOffer } from './languages.ts';

interface LanguageLinkProps extends ComponentProps<'a'> {
  offer: LanguageOffer;
  base: string;
  onChoose: ChoosingProps['onChoose'];
}

/** A link to the same page in another language, in that language's own words. */
export function LanguageLink({ offer, base, onChoose, onClick, ...rest }: LanguageLinkProps) {
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    // First the surrounding menu's own handler: it ignores a click whose default is already prevented.
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!onChoose || !isPlain) return;
    event.preventDefault();
    onChoose(offer.code);
  };
  return (
    <a
      {...rest}
      className="language-link"
      href={offer.href}
      hrefLang={offer.code}
      lang={offer.code}
      dir={offer.direction}
      data-language={offer.code}
      onClick={choose}
    >
      <LanguageFlag base={base} flag={offer.flag} />
      <span>{offer.label}</span>
      <small>{offer.code.toUpperCase()}</small>
    </a>
  );
}

const FLAG = { className: 'flag', width: 20, height: 14 };

/** A flag beside a language's name, which says it all: silent. */
export function LanguageFlag({ base, flag }: { base: string; flag: string | undefined }) {
  const { sprite } = useSurroundings();
  if (!flag) return null;
  if (!flag.startsWith('#')) return <img {...FLAG} src={base + flag} alt="" loading="lazy" />;
  return (
    <svg {...FLAG} aria-hidden>
      <use href={sprite + flag} />
    </svg>
  );
}
