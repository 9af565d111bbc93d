import type { SiteValue } from '../../contract/value.ts';
import { isMapping } from '../written/mapping.ts';

/** Code units of the scripts of most languages: which of these have been met is noted in a table. */
const COMMON = 0x800;

/** Every character of the texts of values, each once. */
export function charactersOf(values: Iterable<unknown>): string {
  const texts: string[] = [];
  for (const value of values) gatherTexts(value, texts);
  return differentOf(texts.join(''));
}

function gatherTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (let at = 0; at < value.length; at++) gatherTexts(value[at], texts);
  else if (isMapping(value)) for (const key in value) gatherTexts(value[key], texts);
}

/** The different characters of a text: one long text is gone through sooner than many short ones. */
function differentOf(text: string): string {
  const met = new Uint8Array(COMMON);
  const others = new Set<string>();
  let found = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= COMMON) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? unit);
      others.add(character);
      at += character.length - 1;
    } else if (met[unit] === 0) {
      met[unit] = 1;
      found += String.fromCharCode(unit);
    }
  }
  return found + [...others].join('');
}

/** Those of what all pages share, but for the languages' names for themselves, which are written in their own letters. */
export const charactersOfSite = (site: SiteValue | undefined): string =>
  charactersOf([site && { ...site, languages: [] }]);
