import type { AuthoredSite } from '../../schema/site.ts';
import { charactersOf } from '../content/check/characters.ts';
import type { PageDigest } from '../content/check/digest.ts';
import type { SiteValue } from '../contract/value.ts';

/** Everything that was met in the site's content and has a part in its files. */
export interface Inventory {
  readonly characters: ReadonlySet<string>;
  /** Those of texts in each language, and of what stands beside texts in all of them. */
  readonly charactersIn: (languages: readonly string[]) => ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
  /** The types of blocks on each page. */
  readonly blocks: readonly (readonly string[])[];
}

/**
 * Characters that every site needs: what visitors write in a form, and what the engine and its blocks put between words. Signs of
 * programmers are not among them: with these the file would take one round trip more.
 */
const ALWAYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0!"#%&\'()+,-./:;?@_|~·–’…';

interface Content {
  readonly site: AuthoredSite;
  readonly sites: Iterable<SiteValue>;
  readonly digests: readonly PageDigest[];
  /** Those of what all pages share. */
  readonly icons: ReadonlySet<string>;
}

/** Collects the characters and icons that pages, and what they share, show. */
export function takeInventory({ site, sites, digests, icons }: Content): Inventory {
  const labels = site.languages.map(({ label }) => label);
  const always = [ALWAYS, charactersOf(labels)];
  const shown = new Map([...sites].map((value) => [value.language, new Set(charactersOf([value]))]));
  for (const { characters } of digests)
    for (const [code, own] of shown) for (const character of characters[code] ?? '') own.add(character);
  const charactersIn = (languages: readonly string[]) =>
    withCases(
      new Set([...always, ...languages.map((code) => shown.get(code) ?? [])].flatMap((each) => [...each])),
      site,
    );
  return {
    characters: charactersIn(site.languages.map(({ code }) => code)),
    charactersIn,
    icons: new Set([...icons, ...digests.flatMap((digest) => digest.icons)]),
    blocks: digests.filter(({ draft }) => !draft).map(({ blocks }) => blocks),
  };
}

/** CSS and components may change the case of a text, by the rules of its language. */
function withCases(characters: ReadonlySet<string>, { languages }: AuthoredSite): ReadonlySet<string> {
  const all = new Set(characters);
  for (const character of characters)
    for (const { code } of languages)
      for (const other of [character.toLocaleUpperCase(code), character.toLocaleLowerCase(code)])
        for (const part of other) all.add(part);
  return all;
}
