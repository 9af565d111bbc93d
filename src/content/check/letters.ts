import { byCode } from '../../../schema/language.ts';
import { plainText } from '../../../schema/plain-text.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { undrawable } from '../assets/faces.ts';
import { isLetterOf, lettersOf, packageFor, scriptOf } from '../assets/scripts.ts';
import { nameFor } from '../assets/site-faces.ts';
import type { Compiler } from '../resolve/compiler.ts';
import { within } from '../resolve/language-context.ts';
import type { State } from '../resolve/state.ts';
import type { PageFile } from '../validate/page-file.ts';
import { isMapping } from '../written/mapping.ts';
import { once } from '../written/once.ts';
import { locate, locateLanguage, type Path } from '../written/origin.ts';
import { placeOf, type Report } from '../written/report.ts';
import type { PageSummary } from './shown.ts';

interface Pictured {
  readonly file: PageFile;
  readonly value: PageSummary;
  readonly state: State;
  readonly compiler: Compiler;
}

/** Reports what a page, or the picture for shared links to it, would show as boxes: a whole script, or single characters. */
export function checkLetters({ file, value, state, compiler }: Pictured, report: Report): void {
  const { partly, known, written, origins, faces } = state.siteFile;
  const index = partly.languages?.findIndex((each) => each?.code === value.language) ?? -1;
  const language = known.languages.find(({ code }) => code === value.language);
  if (index < 0 || !language) return;
  checkTexts(value.language, value.characters, { state, report, file });
  if (partly.socialImage) return;
  const all = faces.all(language);
  const { code } = language;
  const drawn = once(drawable, language, () => drawableIn(language, state.siteFile));
  if (drawn === 'unread') return;
  if (drawn === 'no') {
    const details = { language: { language: code }, script: { script: scriptOf(code) } };
    const { place } = locate(origins, written, ['languages', index, 'code']);
    return report.add('picture-without-script', place, { ...details, code, package: packageFor(code) });
  }
  const inSite = (...path: Path) => locateLanguage(origins, written, path, code).place;
  const inPage = (...path: string[]) => locateLanguage(file.origins, file.page?.written ?? {}, path, code).place;
  const { region } = value;
  const shown = [
    { text: value.title, place: () => inPage('meta', 'title') },
    { text: compiler.siteValue(code).brand ?? '', place: () => inSite('brand') },
    ...(region ? [{ text: plainText(region.label), place: () => inSite('regions', region.key, 'label') }] : []),
    ...namesOfLanes(state, code).map(({ text, path }) => ({ text, place: () => inSite(...path) })),
  ];
  for (const { text, place } of shown) {
    const characters = undrawable(text, all);
    const [first] = characters;
    if (first !== undefined)
      report.add('picture-without-glyph', within(place(), first), { characters: characters.join(' ') });
  }
}

/** The names of places in pictures for shared links, with the ways to them. */
const namesOfLanes = ({ siteFile: { partly } }: State, code: string) =>
  (partly.theme?.social?.lanes ?? []).flatMap((lane, index) =>
    (['from', 'to'] as const).map((end) => {
      const { [code]: own, all, default: plain } = lane?.[end]?.label?.by ?? {};
      return { text: own ?? all ?? plain ?? '', path: ['theme', 'social', 'lanes', index, end, 'label'] };
    }),
  );

type Language = AuthoredSite['languages'][number];

/** What is known of the languages of a site, each asked for once. */
const drawable = new WeakMap<Language, 'yes' | 'no' | 'unread'>();

/** Whether a language can be drawn with the fonts of its site. Of a font that could not be read more has been told already. */
function drawableIn(language: Language, { partly, faces }: State['siteFile']): 'yes' | 'no' | 'unread' {
  const named = nameFor(language.code, new Map(Object.entries(byCode(partly.theme?.fonts ?? {}))));
  if (named !== undefined && !faces.named.has(named)) return 'unread';
  return undrawable(lettersOf(language), faces.all(language)).length > 0 ? 'no' : 'yes';
}

interface LettersContext {
  readonly state: State;
  readonly report: Report;
  /** The page that shows them; site.yaml without one. */
  readonly file?: PageFile;
}

/**
 * Reports letters of texts that no font of the site has, at the first place that has them. Signs and pictures are left to the
 * devices, which have many; so is a language that no font is there for.
 */
export function checkTexts(code: string, characters: string, { state, report, file }: LettersContext): void {
  const { known, faces, written, origins } = state.siteFile;
  const language = known.languages.find((each) => each.code === code);
  if (!language || !faces.of(language)) return;
  const lacking = undrawable(characters.replace(/[^\p{L}\p{M}\p{N}]/gu, ''), faces.all(language));
  const found = new Map<Place, string[]>();
  for (const letter of lacking) {
    const inPage = file?.page && wayTo(file.page.written, letter, code);
    const inSite = inPage ? undefined : wayTo(written, letter, code);
    const place =
      file?.page && inPage
        ? locate(file.origins, file.page.written, inPage).place
        : inSite && locate(origins, written, inSite).place;
    const same = [...found.keys()].find(
      ({ source, range }) => source === place?.source && range.start === place.range.start,
    );
    const key = same ?? place;
    if (key) found.set(key, [...(found.get(key) ?? []), letter]);
  }
  for (const [place, letters] of found) report.add('letter-without-font', place, { letters: letters.join(' ') });
}

/** The way to a text that has a letter, one in this language before others. Names of languages stand in their own letters. */
function wayTo(root: unknown, letter: string, code: string): Path | undefined {
  const ways: Path[] = [];
  const walk = (value: unknown, way: Path): void => {
    if (typeof value === 'string' && value.normalize('NFC').includes(letter)) ways.push(way);
    else if (Array.isArray(value)) for (const [index, each] of value.entries()) walk(each, [...way, index]);
    else if (isMapping(value))
      for (const [key, each] of Object.entries(value))
        if (way.length > 0 || key !== 'languages') walk(each, [...way, key]);
  };
  walk(root, []);
  return ways.find((way) => way.includes(code)) ?? ways[0];
}

/** The letters of a language that texts in it show and that the font named for it lacks. */
export function lackedLetters(code: string, characters: string, { siteFile: { faces } }: State): readonly string[] {
  if (faces.named.size === 0) return [];
  const name = nameFor(code, faces.named);
  const face = name === undefined ? undefined : faces.named.get(name);
  if (!face) return [];
  const isLetter = isLetterOf(code);
  return undrawable([...characters].filter(isLetter).join(''), [face]);
}

/** Reports the fonts of site.yaml that lack letters of a language, each once with all of them. */
export function reportLacked(code: string, letters: ReadonlySet<string>, state: State, report: Report): void {
  const { origins, written, faces } = state.siteFile;
  const name = nameFor(code, faces.named);
  if (name === undefined || letters.size === 0) return;
  const { key } = locate(origins, written, ['theme', 'fonts', name]);
  const some = [...letters].sort();
  const listed = some.slice(0, 20).join(' ') + (some.length > 20 ? ' …' : '');
  report.add('font-lacks-letters', placeOf(key.source, key.range), {
    name,
    language: { language: code },
    letters: listed,
  });
}
