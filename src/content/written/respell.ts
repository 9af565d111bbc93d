import { blockSchemas } from '../../../blocks/schemas.ts';
import { collectionSchema, entryFields } from '../../../schema/collection.ts';
import { organization } from '../../../schema/organization.ts';
import { pageSchema } from '../../../schema/page.ts';
import { siteFields } from '../../../schema/site.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { editDistance, nearest, plainLetters } from '../../diagnostics/nearest.ts';
import type { Phrase } from '../../diagnostics/phrases.ts';
import { meaningsOf } from '../../diagnostics/synonyms.ts';
import { isMapping, type Mapping } from './mapping.ts';
import { meantDate } from './meant-date.ts';
import { locate, type Origins } from './origin.ts';
import type { Report } from './report.ts';
import { fieldNames, innerSchema } from './schema-fields.ts';

/** What blocks are made of. */
const ofBlocks: ReadonlySet<string> = new Set(Object.values(blockSchemas).flatMap((schema) => fieldNames(schema)));

/** What search engines show of a page. */
const ofMeta = fieldNames(innerSchema(pageSchema, 'meta') ?? pageSchema);

/** What any entry may have. */
const ofEntries = Object.keys(entryFields({ authors: '', tags: {} }));

interface Holder {
  readonly holder: Mapping;
  /** The names that may stand in it. */
  readonly fields: readonly string[];
  /** What it is, in words. */
  readonly owner: Phrase;
  /** The names that do not belong; without them, all that are no fields. */
  readonly keys?: readonly string[];
  /** The field that has to be there and is not, where a value of some other name fits it and no other. */
  readonly lacking?: (value: unknown) => string | undefined;
}

/** What other programs call the address of a page. */
const ADDRESS = /^(?:slug|permalink|url|uri|path|route|address|adres)$/i;

/** What the build tells search engines and other programs of a page, by the names that it has there. */
const BY_ITSELF =
  /^(?:canonical(?:[_-]?(?:url|link))?|hreflang|alternates?|last[_-]?mod(?:ified)?|priority|change[_-]?freq|(?:og|twitter)(?:[:_-]?[a-z_]{3,12})?|open[_-]?graph|(?:social|share|seo|featured)[_-]?image|json-?ld|structured[_-]?data|viewport|charset)$/i;

/**
 * Names by which other programs keep a page back, or say that it is out, by which they give it its address, and by which they
 * tell search engines of it: what is told of them, and what they stand in.
 */
const ELSEWHERE = [
  [
    'page-kept-back',
    /^(?:hidden|invisible|visible|published?|unpublished|publish|private|public|online|offline|active|enabled|disabled|status|gizli|yay[ıi]nda)$/i,
    'page',
  ],
  ['address-as-field', ADDRESS, 'page'],
  ['address-as-field', ADDRESS, 'meta'],
  ['meta-keywords', /^(?:meta-?)?(?:keywords?|anahtar_?kelimeler)$/i, 'meta'],
  ['made-by-itself', BY_ITSELF, 'meta'],
  ['made-by-itself', BY_ITSELF, 'page'],
  ['made-by-itself', /^(?:canonical(?:_?url)?|hreflang|sitemap(?:\.?xml)?|robots(?:\.?txt)?)$/i, 'siteFile'],
  ['meta-keywords', /^(?:meta-?)?keywords?$/i, 'siteFile'],
] as const;

/** Names by which other programs hide one block or say how it looks, where they are not near to a field that it has. */
const OF_BLOCK = [
  [
    'block-kept-back',
    /^(?:visible|show|shown|display|draft|published?|unpublished|publish|private|public|online|offline|active|enabled|disabled|status|g[oö]ster|g[oö]r[uü]n[uü]r|taslak|yay[ıi]nda|مسودة|ظاهر)$/i,
  ],
  [
    'look-of-block',
    /^(?:styles?|css|class(?:name|es)?|padding|margin|align(?:ment)?|text-?align|animation|animate|effects?|width|height|font(?:-?(?:size|family|weight))?|(?:text-?)?colou?r|background(?:-?(?:colou?r|image))?|borders?|shadow|rounded|renk|yaz[ıi]tipi|hizalama|لون|خلفية)$/i,
  ],
] as const;

const ofFirm = fieldNames(organization);

/** What a field of site.yaml says of the firm, by its name there or by another word for it. */
const meantOfFirm = (key: string) =>
  ofFirm.find((field) => field === key) ?? ofFirm.find((field) => mayBeMeant(key, field));

/** Names for pictures of the firm that are files by names of their own. */
const ICON = /^(?:logos?|marks?|fav-?icons?|icons?|apple-?touch-?icon|amblem|simge|شعار|الشعار)$/i;

/** Names for what is meant for nobody but the authors. */
const NOTE =
  /^(?:notes?|comments?|remarks?|todos?|internal|nota|notas|comentarios?|notiz(?:en)?|hinweis|remarques?|not|notlar|yorum|ملاحظ(?:ة|ات)|تعليق)$/i;

const isDay = (value: unknown) => typeof value === 'string' && meantDate(value) !== undefined;

/** True for what may be the path of a template. */
const isTemplate = (value: unknown) =>
  typeof value === 'string' && !/\s/.test(value) && value.slice(value.lastIndexOf('/') + 1).startsWith('_');

/**
 * Reports names that do not belong. One that is near to a field which is not there takes its place, so that what
 * stands below it is checked and the field is not called missing. Gives the fields that were found so.
 */
export function respell(
  { holder, fields, owner, keys = Object.keys(holder).filter((key) => !fields.includes(key)), lacking }: Holder,
  { origins, report }: { origins: Origins; report: Report },
): string[] {
  const found: string[] = [];
  const within = owner.phrase === 'namedField' ? owner.value : owner.phrase;
  for (const key of keys) {
    if (report.isFull(locate(origins, holder, []).place.source)) break;
    if (key === 'include' && Object.hasOwn(holder, 'type')) {
      // Of the two, the one that comes second has lost its dash.
      const second = Object.keys(holder).indexOf(key) || 1;
      const { key: place } = locate(origins, holder, [Object.keys(holder)[second] ?? key]);
      const { start } = place.range;
      const before = place.source.text.slice(start - 3, start);
      const fix = { range: { start: start - 2, end: start }, text: '- ' };
      report.add('yaml-dash', place, {}, /\s {2}$/.test(before) ? fix : undefined);
      continue;
    }
    const { key: place } = locate(origins, holder, [key]);
    const elsewhere = ELSEWHERE.find(([, names, part]) => part === within && names.test(key));
    // A day says when, a word or a switch whether; an address by language is the field's own.
    if (elsewhere && !isDay(holder[key]) && !(elsewhere[0] === 'address-as-field' && isMapping(holder[key]))) {
      report.add(elsewhere[0], place, { key });
      continue;
    }
    if (owner.phrase === 'siteFile' && reportOutside(key, place, report)) continue;
    if (within === 'organization' && siteFields.has(key)) {
      report.add('field-too-deep', place, { key, beside: within });
      continue;
    }
    const near = nearest(
      key,
      fields.filter((field) => !Object.hasOwn(holder, field)),
    );
    // What a template is called in another program may be a block’s own name for something else.
    const isOther = near === 'template' && !isTemplate(holder[key]);
    const other = keys.length === 1 && /^\p{L}/u.test(key) ? lacking?.(holder[key]) : undefined;
    const there = near === undefined ? nearest(key, fields) : undefined;
    const meant = isOther ? undefined : (near ?? (there ? undefined : other));
    // A field that stands here already is not what a word means that is only a little like it.
    const suggestion = meant ?? (there !== undefined && mayBeMeant(key, there) ? there : undefined);
    if (suggestion === undefined && owner.phrase === 'page' && ofMeta.includes(key)) {
      report.add('field-too-high', place, { key, owner: 'meta' });
      continue;
    }
    if (suggestion === undefined && owner.phrase === 'page' && ofBlocks.has(key)) {
      report.add('field-of-block', place, { key });
      continue;
    }
    if (suggestion === undefined && owner.value === 'entry' && fieldNames(collectionSchema).includes(key)) {
      report.add('field-of-collection', place, { key });
      continue;
    }
    const [ofBlock] =
      suggestion === undefined && owner.phrase === 'namedBlock'
        ? (OF_BLOCK.find(([, names]) => names.test(key)) ?? [])
        : [];
    if (ofBlock) {
      report.add(ofBlock, place, { key });
      continue;
    }
    if (suggestion === undefined && NOTE.test(key)) {
      report.add('note-as-field', place, { key });
      continue;
    }
    const isHead = within === 'page' || within === 'meta';
    const ofEntry = suggestion === undefined && isHead ? nearest(key, ofEntries) : undefined;
    if (ofEntry) {
      report.add('field-of-entry', place, { key, meant: ofEntry });
      continue;
    }
    if (suggestion === undefined && owner.phrase === 'siteFile' && fieldNames(pageSchema).includes(key)) {
      report.add('field-of-page', place, { key });
      continue;
    }
    const details = { key, owner, known: fields.join(', '), ...(suggestion && { suggestion }) };
    report.add(
      'unknown-key',
      place,
      details,
      inTurkishLetters(key, meant) ? { range: place.range, text: meant } : undefined,
    );
    if (meant === undefined) continue;
    rename(holder, [key, meant], origins);
    found.push(meant);
  }
  return found;
}

/** Reports what site.yaml has, but not as a field of its own under that name. */
function reportOutside(key: string, place: Place, report: Report): boolean {
  const meant = meantOfFirm(key);
  if (ICON.test(key)) report.add('icon-as-field', place, { key });
  else if (meant === undefined) return false;
  else if (meant === key) report.add('field-too-high', place, { key, owner: 'organization' });
  else report.add('named-elsewhere', place, { key, meant, owner: 'organization' });
  return true;
}

/** True of another word for a field, or of letters that differ by a slip: not of words that are a little alike. */
const mayBeMeant = (key: string, field: string) =>
  meaningsOf(plainLetters(key).replace(/[\s_-]/g, '')).includes(field) ||
  editDistance(plainLetters(key), plainLetters(field), 2) < 2;

/** True for a name whose i a Turkish keyboard wrote with its dot where none belongs, or without it. */
const inTurkishLetters = (key: string, meant: string | undefined): meant is string =>
  /[ıİ]/.test(key) && plainLetters(key) === meant?.toLowerCase();

/** Gives a value of a mapping another name; its place stays known. */
export function rename(holder: Mapping, [from, to]: readonly [string, string], origins: Origins): void {
  holder[to] = holder[from];
  delete holder[from];
  const slots = origins.get(holder)?.slots;
  const slot = slots?.get(from);
  if (slot) slots?.set(to, slot);
}
