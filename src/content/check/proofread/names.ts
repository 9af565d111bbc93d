import type { AuthoredSite } from '../../../../schema/site.ts';
import type { Partly } from '../../validate/salvage.ts';
import { bare } from './language-words.ts';
import type { Passage, TextField } from './passages.ts';
import type { Prose, ProseFinding } from './prose.ts';
import type { Slip } from './slip.ts';

/** A name that a site speaks of, which no language translates. */
export interface SiteName {
  /** How a language writes it, and what finds it there, with what the language attaches to its beginning. */
  readonly in: (language: string) => { readonly written: string; readonly found: RegExp } | undefined;
  /** Its parts set apart or together, or with other capitals: `Tik tok shop`; of a name of one word undefined. */
  readonly otherwise: RegExp | undefined;
  readonly written: ReadonlySet<string>;
}

/** What a thing is called, which says as much in every language; sentences and headings say things in their own way. */
const CALLED = new Set(['label', 'name', 'alt']);
const SHORT = 60;
/** Every text is looked through for every name: of more words than these, the rest are no names. */
const MOST = 100;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What a language writes together with the word behind it. */
const ATTACHED: Readonly<Record<string, string>> = { ar: '(?:[وف]?(?:[بكل]|ال|لل)?)' };

/** The names among a site's words for things. */
export function readNames(entries: Partly<AuthoredSite>['glossary'], defaultLanguage: string): readonly SiteName[] {
  return (entries ?? [])
    .slice(0, MOST)
    .flatMap((entry) => (entry?.name && entry.use ? [nameOf(entry.use.by ?? {}, defaultLanguage)] : []));
}

function nameOf(by: Readonly<Record<string, string | undefined>>, defaultLanguage: string): SiteName {
  const patterns = new Map<string, { written: string; found: RegExp }>();
  const first = by[defaultLanguage] ?? by.default ?? by.all ?? '';
  // A name may keep the letters of another language.
  const forms = [...new Set([first, ...Object.values(by).flatMap((text) => text ?? [])])].map(escaped).join('|');
  const parts = first.match(/\p{Lu}\p{Ll}*|[^\s\p{Lu}]+/gu) ?? [];
  return {
    in: (language) => {
      const written = by[language] ?? by.all ?? first;
      if (!written) return undefined;
      const known = patterns.get(language);
      if (known) return known;
      const found = new RegExp(`(?<![\\p{L}\\p{M}])${ATTACHED[bare(language)] ?? ''}(?:${forms})(?!\\p{Ll}{3})`, 'u');
      patterns.set(language, { written, found });
      return { written, found };
    },
    otherwise:
      parts.length > 1
        ? new RegExp(`(?<![\\p{L}\\p{M}])${parts.map(escaped).join('[ -]?')}(?![\\p{L}\\p{M}])`, 'giu')
        : undefined,
    written: new Set([first, ...Object.values(by).flatMap((text) => text ?? [])]),
  };
}

/** A name whose parts stand otherwise than the site writes it. */
export function nameOtherwise({ words }: Prose, names: readonly SiteName[]): ProseFinding | undefined {
  for (const { otherwise, written } of names) {
    if (!otherwise) continue;
    for (const { 0: found, index } of words.matchAll(otherwise)) {
      const isCapitals = found === found.toUpperCase();
      const [right = ''] = written;
      if (!isCapitals && !written.has(found))
        return { code: 'misspelt-word', start: index, end: index + found.length, right };
    }
  }
  return undefined;
}

/** What is called without a name that the other languages have in it. */
export function nameSlips({ kind, name: field, passages }: TextField, names: readonly SiteName[]): Slip[] {
  if (kind === 'fact' || !CALLED.has(field) || names.length === 0 || passages.length < 2) return [];
  if (passages.some(({ text, language }) => language === undefined || text.length > SHORT || text.includes('{{')))
    return [];
  return names.flatMap((name) => {
    const without: Passage[] = [];
    let written = '';
    for (const passage of passages) {
      const here = name.in(passage.language ?? '');
      if (!here?.found.test(passage.text)) without.push(passage);
      else written ||= here.written;
    }
    const [passage] = without;
    if (!passage || without.length > 1) return [];
    const right = name.in(passage.language ?? '')?.written ?? written;
    return [
      {
        code: 'missing-name',
        place: passage.place(),
        text: passage.place(),
        details: { words: written, right },
      } as const,
    ];
  });
}
