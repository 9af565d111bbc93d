import type { SiteValue } from '../../contract/value.ts';

/** Code units of the scripts of most languages: which of these have been met is noted in a table. */
const COMMON = 0x800;

/** Every character of the texts of values, each once. */
export function charactersOf(values: Iterable<unknown>): string {
  const met = new Uint8Array(COMMON);
  const found: string[] = [];
  const others = new Set<string>();
  const addText = (text: string) => {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit >= COMMON) {
        const character = String.fromCodePoint(text.codePointAt(at) ?? unit);
        others.add(character);
        at += character.length - 1;
      } else if (met[unit] === 0) {
        met[unit] = 1;
        found.push(String.fromCharCode(unit));
      }
    }
  };
  const add = (value: unknown): void => {
    if (typeof value === 'string') addText(value);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) add(inner);
  };
  for (const value of values) add(value);
  return found.join('') + [...others].join('');
}

/** Those of what all pages share, but for the languages' names for themselves, which are written in their own letters. */
export const charactersOfSite = (site: SiteValue | undefined): string =>
  charactersOf([site && { ...site, languages: [] }]);
