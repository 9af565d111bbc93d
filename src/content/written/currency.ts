import { plainLetters } from '../../diagnostics/nearest.ts';
import { catalogues } from '../../diagnostics/wording.ts';

/** The words of a figure with its unit, in small plain letters. */
export const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .replace(/[\p{Cf}.]/gu, '')
    .split(/[\s,;:()]+/)
    .filter((word) => word !== '' && !/^(?:[~≈+-]|ca|approx|about|yaklasik|نحو|حوالي)$/.test(word));

/** What the languages that messages speak call a currency: its code, its signs, the words of its name. */
export function currencyWords(code: string): Set<string> {
  const words = Object.keys(catalogues).flatMap((language) =>
    (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? wordsOf(value) : [])),
    ),
  );
  return new Set([code.toLowerCase(), ...words]);
}

/** Short names that people write and no list of currencies has. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ tl: 'TRY', sr: 'SAR', dhs: 'AED', dh: 'AED' },
  // Of several that are called so the one that is meant where nothing else is said.
  ...{ dollar: 'USD', dollars: 'USD', dolar: 'USD', دولار: 'USD' },
};

/** The code of a currency by its sign, its name or small letters. */
export function meantCurrency(written: string): string | undefined {
  const codes = Intl.supportedValuesOf('currency');
  const code = written.trim().toUpperCase();
  if (codes.includes(code)) return code;
  const [word] = wordsOf(written);
  if (word === undefined) return undefined;
  if (Object.hasOwn(SHORT, word)) return SHORT[word];
  const own = codes.find((each) => signsOf(each).has(word));
  // A short sign may be that of several countries.
  const [only, ...others] = own ? [own] : codes.filter((each) => currencyWords(each).has(word));
  return others.length === 0 ? only : undefined;
}

/** What a currency alone is called: its own signs, and its name where that is one word. */
function signsOf(code: string): Set<string> {
  const signs = Object.keys(catalogues).flatMap((language) => {
    const of = (currencyDisplay: 'symbol' | 'name') =>
      wordsOf(new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? '').length === 1 ||
      currencyDisplay === 'symbol'
        ? new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay })
            .formatToParts(1)
            .flatMap(({ type, value }) => (type === 'currency' ? wordsOf(value) : []))
        : [];
    return [...of('symbol'), ...of('name')];
  });
  return new Set(signs);
}
