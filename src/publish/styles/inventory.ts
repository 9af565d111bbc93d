import type { AuthoredSite } from '../../../schema/site.ts';
import { charactersOf } from '../../content/check/characters.ts';
import type { PageRecord } from '../../content/check/record.ts';
import type { SiteValue } from '../../contract/value.ts';
import type { CharactersIn } from '../fonts/script-fonts.ts';

/** Everything that was met in the site's content and has a part in its files. */
export interface Inventory {
  /** The characters of all texts that pages are drawn with, or of those in some languages, and of what stands beside texts. */
  readonly common: CharactersIn;
  /** Those of a few pages of a large site, which are drawn with these beside the common ones. */
  readonly rare: CharactersIn;
  /** The icons that all pages may have. */
  readonly icons: ReadonlySet<string>;
  /** Those of a few pages of a large site. */
  readonly rareIcons: ReadonlySet<string>;
  /** The types of blocks on each page. */
  readonly blocks: readonly (readonly string[])[];
}

/**
 * Characters that every site needs: what visitors write in a form, and what the engine and its blocks put between words. Signs of
 * programmers are not among them: with these the file would take one round trip more.
 */
const ALWAYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0!"#%&\'()+,-./:;?@_|~·–’…';

interface InventoryContext {
  readonly site: AuthoredSite;
  readonly sites: Iterable<SiteValue>;
  readonly records: readonly PageRecord[];
  /** Those of what all pages share. */
  readonly icons: ReadonlySet<string>;
}

/** So many pages are written again in a moment: their characters and icons are all common. */
const FEW_PAGES = 100;
/** A character or an icon is rare that stands on fewer than one page of so many. */
const SELDOM = 100;

/** Collects the characters and icons that pages, and what they share, show. */
export function takeInventory({ site, sites, records, icons }: InventoryContext): Inventory {
  const labels = site.languages.map(({ label }) => label);
  const always = new Set([ALWAYS, charactersOf(labels)].join(''));
  const shown = new Map([...sites].map((value) => [value.language, new Set(charactersOf([value]))]));
  const shared = withCases(new Set([...always, ...[...shown.values()].flatMap((own) => [...own])]), site);
  const counts = new Map<string, number>();
  for (const { characters } of records) {
    const others = new Set<string>();
    for (const [code, own] of shown)
      for (const character of characters[code] ?? '') {
        own.add(character);
        if (!shared.has(character)) others.add(character);
      }
    for (const character of others) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const most = records.length < FEW_PAGES ? 0 : records.length / SELDOM;
  const isRare = (character: string) => (counts.get(character) ?? most) < most;
  const charactersIn = (codes: readonly string[]) => codes.flatMap((code) => [...(shown.get(code) ?? [])]);
  const all = [...shown.keys()];
  const common: CharactersIn = (codes = all) =>
    withCases(new Set([...always, ...charactersIn(codes).filter((character) => !isRare(character))]), site);
  const commonInAll = common();
  const rare: CharactersIn = (codes = all) =>
    new Set([...withCases(new Set(charactersIn(codes).filter(isRare)), site)].filter((each) => !commonInAll.has(each)));
  return {
    common,
    rare,
    ...divideIcons(icons, records, most),
    blocks: records.filter(({ draft }) => !draft).map(({ blocks }) => blocks),
  };
}

/** The icons of all pages and those of fewer than `most`; what all pages share is on all. */
function divideIcons(shared: ReadonlySet<string>, records: readonly PageRecord[], most: number) {
  const counts = new Map<string, number>();
  for (const icon of records.flatMap((record) => [...new Set(record.icons)]))
    counts.set(icon, (counts.get(icon) ?? 0) + 1);
  const isRare = (icon: string) => (counts.get(icon) ?? 0) < most && !shared.has(icon);
  const [rareIcons, icons] = [new Set<string>(), new Set(shared)];
  for (const icon of counts.keys()) (isRare(icon) ? rareIcons : icons).add(icon);
  return { icons, rareIcons };
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
