import { type Face, type FacePart, undrawable } from './faces.ts';
import type { Fonts } from './machine.ts';
import type { NamedLanguage } from './scripts.ts';
import { alphabetOf, scriptNameOf } from './scripts.ts';

/** The faces that a site names, by what they are named under: a script or a language. */
export interface NamedFaces {
  readonly texts: ReadonlyMap<string, Face>;
  readonly headings: ReadonlyMap<string, Face>;
}

/** The faces of a site: those that it names, and the engine's for what it does not name. */
export interface SiteFaces {
  /** Sets Latin letters, and every language that it has the letters of and that has no face of its own. */
  readonly base: Face;
  /** The face of a language; undefined where none has its letters, and each device takes its own. */
  readonly of: (language: NamedLanguage) => Face | undefined;
  /** All that may set something in a language, its own face first. */
  readonly all: (language: NamedLanguage) => readonly [Face, ...Face[]];
  /** The face of a language's headings, where they have one of their own. */
  readonly ofHeadings: (language: NamedLanguage) => Face | undefined;
  /** The site's own faces of texts, by what they are named under: a script or a language. */
  readonly named: ReadonlyMap<string, Face>;
  /** What tells these faces from others: their files, each with its time and size. */
  readonly stamp: () => string;
}

/** Under which of the names that a site has fonts for a language's stand. */
export const nameFor = (code: string, named: { has(name: string): boolean }): string | undefined =>
  [code, scriptNameOf(code)].find((name) => name !== undefined && named.has(name));

const NONE: NamedFaces = { texts: new Map(), headings: new Map() };

export function siteFaces(fonts: Fonts, { texts: named, headings }: NamedFaces = NONE): SiteFaces {
  const { faces } = fonts;
  const base = named.get('latin') ?? faces[0];
  const own = [...new Set(named.values())];
  const find = (language: NamedLanguage) => {
    const name = nameFor(language.code, named);
    const letters = alphabetOf(language);
    return name === undefined
      ? [base, ...faces].find((face) => undrawable(letters, [face]).length === 0)
      : named.get(name);
  };
  const stampOf = ({ path, weights }: FacePart) => [path, fonts.stamp(path), ...weights].join(' ');
  const found = new Map<string, Face | undefined>();
  const of = (language: NamedLanguage) => {
    if (!found.has(language.code)) found.set(language.code, find(language));
    return found.get(language.code);
  };
  return {
    base,
    named,
    of,
    ofHeadings: ({ code }) => headings.get(nameFor(code, headings) ?? ''),
    stamp: () =>
      [base, ...own, ...headings.values()].flatMap(({ family, parts }) => [family, ...parts.map(stampOf)]).join('\n'),
    all: (language) => [...new Set([of(language) ?? base, base, ...own, ...faces])] as [Face, ...Face[]], // one at least
  };
}
