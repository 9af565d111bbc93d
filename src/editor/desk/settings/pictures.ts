import { asCode } from '../../../../schema/language.ts';
import { PICTURE_LIMITS } from '../../../content/assets/picture-limits.ts';
import { changeText } from '../../../content/authoring/edit/change-text.ts';
import { applyEdits } from '../../../content/authoring/edit/edit.ts';
import { putField } from '../../../content/authoring/edit/field-edits.ts';
import { addEntry } from '../../../content/authoring/edit/list-edits.ts';
import type { FileChange } from '../../../content/authoring/edit/put-files.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import { type LanguageCodes, textChange } from '../../../content/authoring/edit/text-edits.ts';
import { type EditedPath, pathAt, textAt } from '../../../content/authoring/edit/value-path.ts';
import { isCsv } from '../../../content/read/csv-file.ts';
import { isMapping } from '../../../content/written/mapping.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { AskedOf } from '../../shared/editor-api.ts';
import type { PictureChange, PictureInfo, PictureSpot } from '../../shared/pictures.ts';
import type { ChangeOutcome } from '../../shared/protocol.ts';
import type { DeskContext, DeskPart } from '../desk-part.ts';
import { NOT_THERE, refused } from '../refused.ts';
import type { MadeChange } from '../session.ts';
import { placeOfText, wayOf } from '../table.ts';
import { pagesOf } from '../texts/reach.ts';
import { fieldOfForm } from './field-of-form.ts';
import { fieldOfBlock, type OpenField } from './fields.ts';
import { pictureNames } from './known-names.ts';

/** Where a picture is written. */
interface PicturePlace extends Pick<OpenField, 'file' | 'path' | 'what' | 'order'> {
  /** True where words belong to it that say what it shows. */
  readonly hasWords: boolean;
  /** True of a table in CSV, which is handed in as pictures are. */
  readonly isTable?: boolean;
  /** True of a file in which it still is what the author saw. */
  readonly isThere: (source: Source) => boolean;
}

function standOf({ table, of }: { table: number | undefined; of: PictureSpot }, context: DeskContext) {
  const { route, texts = [] } = context.tableOf(table) ?? {};
  if ('block' in of) {
    const { block, way } = of;
    if (typeof block !== 'number') return standInBlock(fieldOfForm({ table, block, way }, context));
    const page = route === undefined ? undefined : context.site.project.pageFile(route);
    return standInBlock(fieldOfBlock(page, { block, way }, context.forms()));
  }
  const found = texts[of.text];
  if (found?.kind !== 'alt') return undefined;
  const { source, range } = placeOfText(found);
  const path = pathAt(source, range.start).slice(0, -1);
  const isThere = (now: Source) => isMapping(saidAt(now, path));
  return { file: source.file, path, what: wayOf(found).slice(0, -1), order: [], hasWords: true, isThere };
}

/** The file's own name stands for its picture. */
function standInBlock(open: OpenField | undefined): PicturePlace | undefined {
  if (!open) return undefined;
  const { field, holder, path, what } = open;
  if (holder?.picture && field.name === 'src')
    return { ...open, path: path.slice(0, -1), what: what.slice(0, -1), hasWords: true };
  const isPicture = field.picture === true && !field.items;
  const isFile = field.input === 'image' || field.input === 'csv';
  return isPicture || isFile ? { ...open, hasWords: isPicture, isTable: field.input === 'csv' } : undefined;
}

const srcAt = (source: Source, path: EditedPath): string | undefined => {
  const said = saidAt(source, path);
  const src = isMapping(said) ? said.src : said;
  return typeof src === 'string' ? src : undefined;
};

/** The name that a text of a picture is written under in a language. */
function nameIn(value: unknown, language: string, { defaultLanguage }: LanguageCodes): string {
  if (typeof value === 'string') return language === defaultLanguage ? 'default' : language;
  const names = isMapping(value) ? Object.keys(value) : [];
  return names.includes('all') && !names.some((name) => asCode(name) === language) ? 'all' : language;
}

function pictureInfo(asked: AskedOf<'picture'>, context: DeskContext): PictureInfo | undefined {
  const { session, site, languages } = context;
  const stand = standOf(asked, context);
  const source = stand && session.read(stand.file);
  if (!stand || !source) return undefined;
  const alt = [...stand.path, 'alt'];
  const codes = [asked.language, ...languages().languages.filter((code) => code !== asked.language)];
  const names = new Set(codes.map((code) => nameIn(saidAt(source, alt), code, languages())));
  // What is the same everywhere has no language beside it.
  const words = [...names].slice(0, names.has('all') ? 1 : undefined).map((language) => {
    const was = textAt(source, alt, language);
    return { language, was: typeof was === 'string' ? was : undefined };
  });
  return {
    src: srcAt(source, stand.path),
    alt: stand.hasWords ? words : undefined,
    known: pictureNames(site.project),
    base: site.project.siteFile.known.base,
    pages: pagesOf(stand.file, site.project),
    most: PICTURE_LIMITS.bytes,
  };
}

/** Puts a picture into its place, with what it shows; a new file of `public` comes and goes along with it. */
function putPicture(change: PictureChange, context: DeskContext): ChangeOutcome {
  const { session, handIn, site } = context;
  const { picture, was } = change;
  // A language that has no words yet may be left without.
  const alt = change.alt?.filter((each, place) => place === 0 || each.was !== undefined || each.to.trim() !== '');
  const stand = standOf(change, context);
  const handed = typeof picture === 'number' ? handIn.waiting(picture) : undefined;
  const src = typeof picture === 'number' ? handed?.src : picture;
  if (!stand || src === undefined || (!handed && !site.project.publicFiles.has(src))) return NOT_THERE;
  if (isCsv(src) !== (stand.isTable ?? false)) return NOT_THERE;
  if (alt?.some(({ to }) => to.trim() === '')) return refused('empty');
  const make = (now: Source): MadeChange => {
    if (!stand.isThere(now)) return { refused: 'edit-not-there' };
    if (srcAt(now, stand.path) !== was) return { refused: 'staleField' };
    const way = [...stand.path, 'alt'];
    if (alt?.some((each) => textAt(now, way, each.language) !== each.was)) return { refused: 'staleField' };
    if (was === undefined) return added(now, stand, { src, alt });
    const changed = changeText(now, isMapping(saidAt(now, stand.path)) ? [...stand.path, 'src'] : stand.path, src);
    const others = alt?.filter((each) => each.to !== each.was) ?? [];
    if ('refused' in changed || others.length === 0) return changed;
    let text = applyEdits(now.text, changed.edits);
    for (const each of others) {
      const made = textChange({ ...now, text }, { ...each, path: way }, context.languages());
      if ('refused' in made) return made;
      text = applyEdits(text, made.edits);
    }
    return { edits: [{ file: now.file, start: 0, end: now.text.length, text }] };
  };
  const file: FileChange[] =
    handed && !handed.isKnown ? [{ file: `public${src}`, before: undefined, after: handed.bytes }] : [];
  // Where only the words are others, these are what has changed.
  const words = alt?.find((each) => each.to !== each.was) ?? alt?.[0];
  const changes =
    src === was && words
      ? { what: [...stand.what, 'alt'], was: words.was, to: words.to }
      : { what: stand.what, was, to: src };
  return session.change(stand.file, make, { ...changes, also: file });
}

/** A picture where there was none: a field, or an entry of a list. */
function added(
  now: Source,
  { path, order, hasWords }: PicturePlace,
  { src, alt }: { src: string; alt: PictureChange['alt'] },
): MadeChange {
  if (hasWords && !alt) return { refused: 'empty' };
  const [first] = alt ?? [];
  const isPlain = first?.language === 'default' && alt?.length === 1;
  const words = isPlain ? first.to : Object.fromEntries((alt ?? []).map(({ language, to }) => [language, to]));
  const value = hasWords ? { src, alt: words } : src;
  const [holder, last] = [path.slice(0, -1), path.at(-1)];
  if (typeof last === 'number') return addEntry(now, holder, { at: last, value });
  return putField(now, holder, { key: String(last), value, order });
}

/** What an open page may ask and change of its pictures. */
export const picturesDesk = (context: DeskContext) =>
  ({
    changes: { 'put-picture': (change) => putPicture(change, context) },
    questions: { picture: (asked) => pictureInfo(asked, context) },
  }) satisfies DeskPart;
