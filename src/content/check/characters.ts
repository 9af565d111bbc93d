import type { SiteValue } from '../../contract/value.ts';

/** Every character of the texts of values, in the order in which they are met. */
export function charactersOf(values: Iterable<unknown>): string {
  // Whether a UTF-16 code unit has been met; characters of two units are few.
  const met = new Uint8Array(0x10000);
  const found: string[] = [];
  const pairs = new Set<string>();
  const addText = (text: string) => {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit >= 0xd800 && unit <= 0xdbff) pairs.add(String.fromCodePoint(text.codePointAt(at++) ?? unit));
      else if (met[unit] === 0) {
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
  return found.join('') + [...pairs].join('');
}

/** Those of what all pages share, but for the languages' names for themselves, which are written in their own letters. */
export const charactersOfSite = (site: SiteValue | undefined): string =>
  charactersOf([site && { ...site, languages: [] }]);
