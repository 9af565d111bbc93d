import { isLeaf, type Text } from '../../../../schema/leaf.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import { eachLeaf } from '../../check/proofread/passages.ts';
import {
  collectionSubject,
  pageSubject,
  type Section,
  type Subject,
  siteSubject,
} from '../../check/proofread/subjects.ts';
import type { Project } from '../../project.ts';
import type { Collection } from '../../validate/collections.ts';
import { type Fact, isForms, pluralForms } from '../../validate/facts.ts';
import { isMapping } from '../../written/mapping.ts';
import { locate } from '../../written/origin.ts';
import { isWritten } from '../../written/stray-marks.ts';
import { saidAt } from '../edit/reading.ts';
import { type EditedPath, pathAt } from '../edit/value-path.ts';
import { formsOf } from './po-plurals.ts';

/** A text with its translation into one language, as translators get it: without the spaces and line ends around it. */
export interface Unit {
  /** The file that it is written in, and the way to it there. */
  readonly source: Source;
  readonly path: EditedPath;
  /** Of a fact with a form for each kind of number, the kind. */
  readonly plural: string | undefined;
  /** Names it in every file that goes out: `pages/about-us.yaml#blocks.0.title`. */
  readonly key: string;
  readonly isRich: boolean;
  readonly text: string;
  /** Undefined where it is still to be translated. */
  readonly translation: string | undefined;
  /** The translation as it is written, or nothing. */
  readonly written: string | undefined;
  /** What stands around the translation, or around the text where there is none. */
  readonly edges: readonly [string, string];
  /** The first page that shows it; undefined where all pages do. */
  readonly route: string | undefined;
  /** The way to it in a section or part of the site: `meta`, `title`. */
  readonly way: EditedPath;
}

/** From which language into which, and of which pages. */
export interface LanguagePair {
  readonly from: string;
  readonly to: string;
  /** All pages, site.yaml and collections unless told. */
  readonly routes?: readonly string[] | undefined;
  /** True for pages too that are not offered in the language, and for drafts that are not published. */
  readonly everywhere?: boolean;
}

/** All texts that there are to be translated, each once, whatever number of pages shows it. */
export function unitsOf(project: Project, direction: LanguagePair): Unit[] {
  const units = new Map<string, Unit>();
  const add = (unit: Unit) => {
    if (!units.has(unit.key)) units.set(unit.key, unit);
  };
  const collect = (subject: Subject) => {
    for (const section of subject.sections) unitsOfSection(section, subject, direction).forEach(add);
    for (const name of subject.own) {
      const fact = subject.facts.get(name);
      if (fact && !fact.unclear) unitsOfFact(name, fact, { ...direction, route: subject.route }).forEach(add);
    }
  };
  if (!direction.routes) collect(siteSubject(project.siteFile));
  const collections = new Set<Collection>();
  for (const route of direction.routes ?? routesOf(project, direction)) {
    const page = project.pageFile(route);
    const isAsked = direction.routes || direction.everywhere || page?.page?.translation?.[direction.to] !== 'none';
    if (!page?.page || !isAsked) continue;
    collect(pageSubject(page, project.siteFile, new Set()));
    if (page.collection && !direction.routes) collections.add(page.collection);
  }
  for (const collection of collections) collect(collectionSubject(collection, project.siteFile));
  return [...units.values()];
}

const routesOf = ({ files, routes }: Project, { everywhere }: LanguagePair) =>
  everywhere ? [...files.routes.keys()] : routes();

function unitsOfSection({ kind, value, written }: Section, subject: Subject, direction: LanguagePair): Unit[] {
  const units: Unit[] = [];
  eachLeaf(value, (leaf, path) => {
    const isImage = leaf.$leaf === 'image';
    const text: Pick<Text, 'by'> | undefined = isImage
      ? (leaf.alt ?? undefined)
      : 'by' in leaf && isLeaf(leaf)
        ? leaf
        : undefined;
    const way = [...path, ...(isImage ? ['alt'] : [])] as EditedPath;
    if (!text) return;
    const { place, missing } = locate(subject.origins, written, way);
    if (missing) return;
    const { source, range } = place;
    const unit = unitOf(
      { source, path: pathAt(source, range.start), plural: undefined, isRich: leaf.$leaf === 'rich' },
      { text: textFrom(text.by, subject.defaultLanguage, direction), written: text.by[direction.to] },
      { route: subject.route, way: kind === 'site' ? way : [kind, ...way] },
    );
    if (unit) units.push(unit);
  });
  return units;
}

/** What is to be translated; what is the same in every language is, only where a language has words of its own for it. */
const textFrom = (by: Text['by'], defaultLanguage: string, { from, to }: LanguagePair): string | undefined =>
  by[from] ?? (from === defaultLanguage ? by.default : undefined) ?? (by[to] === undefined ? undefined : by.all);

function unitsOfFact(
  name: string,
  { by, forms = {}, place }: Fact,
  { from, to, route }: LanguagePair & { readonly route: string | undefined },
): Unit[] {
  const { source } = place;
  const path = pathAt(source, place.range.start);
  const said = saidAt(source, path);
  if (!isMapping(said) || isForms(said)) return [];
  const own = forms[from];
  const make = (form: string | undefined, text: string | undefined, written: string | undefined): Unit[] => {
    const where = { route, way: ['facts', name, ...(form ? [form] : [])] };
    const unit = unitOf({ source, path, plural: form, isRich: false }, { text, written }, where);
    return unit ? [unit] : [];
  };
  const whole = by[from] ?? own?.other?.text ?? (by[to] === undefined && !forms[to] ? undefined : by.all);
  const wanted = formsOf(to);
  const isCounted = forms[to] !== undefined || (own !== undefined && by[to] === undefined && wanted.length > 1);
  if (!isCounted) return make(undefined, whole, by[to]);
  const asked = new Set([...wanted, ...Object.keys(forms[to] ?? {})]);
  return pluralForms
    .filter((form) => asked.has(form))
    .flatMap((form) => make(form, own?.[form]?.text ?? whole, forms[to]?.[form]?.text));
}

function unitOf(
  at: Pick<Unit, 'source' | 'path' | 'plural' | 'isRich'>,
  { text, written }: { readonly text: string | undefined; readonly written: string | undefined },
  where: Pick<Unit, 'route' | 'way'>,
): Unit | undefined {
  if (!isWritten(text)) return undefined;
  const own = isWritten(written) ? written : undefined;
  const shown = own ?? text;
  const inner = shown.trim();
  const before = shown.indexOf(inner);
  return {
    ...at,
    ...where,
    key: keyOf(at.source.file, at.path, at.plural),
    text: text.trim(),
    translation: own?.trim(),
    written,
    edges: [shown.slice(0, before), shown.slice(before + inner.length)],
  };
}

const step = (name: string | number) =>
  String(name).replace(/[^\p{L}\p{N}_-]/gu, (sign) => `%${sign.codePointAt(0)?.toString(16)};`);

const keyOf = (file: string, path: EditedPath, form: string | undefined) =>
  `${file}#${path.map(step).join('.')}${form === undefined ? '' : `~${form}`}`;
