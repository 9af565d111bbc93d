import type { Collection } from '../../validate/collections.ts';
import { type Fact, type Facts, factsOver } from '../../validate/facts.ts';
import type { PageFile } from '../../validate/page-file.ts';
import type { SiteFile } from '../../validate/site-file.ts';
import { isMapping } from '../../written/mapping.ts';
import type { Origins } from '../../written/origin.ts';
import { fieldsOf, type TextField, type WrittenValue } from './passages.ts';

/** A part of a file that is read as one: a block, a page's meta, or what of site.yaml visitors see. */
export interface Section extends WrittenValue {
  /** What kind of section it is: a block's type, `meta`, or `site` of what many pages show. */
  readonly kind: string;
}

/** A page, site.yaml or a collection's file, as the proofreader reads it. */
export interface Subject {
  readonly file: string;
  /** Undefined for what is no page. */
  readonly route: string | undefined;
  readonly origins: Origins;
  readonly defaultLanguage: string;
  readonly sections: readonly Section[];
  /** Every fact that its texts can show. */
  readonly facts: Facts;
  /** The names of the facts that are written in it. */
  readonly own: readonly string[];
}

const namesIn = (facts: unknown) => (isMapping(facts) ? Object.keys(facts) : []);

/** What visitors read of site.yaml. */
export function siteSubject({ partly, written, origins, facts, known }: SiteFile): Subject {
  const { banner, consent, header, footer, brand, labels, regions, socialImage, organization } = partly;
  const { description, city, places } = organization ?? {};
  const value = {
    theme: { social: { lanes: partly.theme?.social?.lanes } },
    banner,
    consent,
    header,
    footer,
    brand,
    labels,
    regions,
    socialImage,
    organization: { description, city, places },
  };
  const { defaultLanguage } = known;
  const sections = origins.get(written) ? [{ kind: 'site', value, written }] : [];
  return {
    file: 'site.yaml',
    route: undefined,
    origins,
    defaultLanguage,
    sections,
    facts,
    own: namesIn(written.facts),
  };
}

/** What visitors read of a collection: in lists, feeds and the titles of pages that are made by themselves. */
export function collectionSubject(
  { file, value: { title, tags, pages }, written, origins }: Collection,
  { known, facts }: SiteFile,
): Subject {
  const value = { title, tags, pages: { numbered: pages?.numbered } };
  const { defaultLanguage } = known;
  const sections = origins.get(written) ? [{ kind: 'site', value, written }] : [];
  return { file, route: undefined, origins, defaultLanguage, sections, facts, own: [] };
}

/** What visitors read of a page. */
export function pageSubject(
  { page, file, route, origins, facts }: PageFile,
  { facts: all, known }: SiteFile,
  leftOut: ReadonlySet<object>,
): Subject {
  const { meta, entry } = page?.written ?? {};
  const heads = [
    ...(isMapping(meta) ? [{ kind: 'meta', value: page?.meta, written: meta }] : []),
    ...(isMapping(entry) ? [{ kind: 'entry', value: page?.entry, written: entry }] : []),
  ];
  const kept = (page?.blocks ?? []).filter(({ written }) => !leftOut.has(written));
  const blocks = kept.map(({ value, written }) => ({ kind: String(written.type), value, written }));
  return {
    file,
    route,
    origins,
    defaultLanguage: known.defaultLanguage,
    sections: [...heads, ...blocks],
    facts: facts.size === 0 ? all : factsOver(facts, all),
    own: namesIn(page?.written.facts),
  };
}

/** All texts of a section. */
export const textsOf = (section: Section, { origins, defaultLanguage }: Subject): TextField[] =>
  fieldsOf(section, { origins, defaultLanguage });

/** A fact that is written in a file, and its texts. */
export interface WrittenFact {
  readonly fact: Fact;
  readonly field: TextField;
}

/** The facts that are written in a file, which are texts too. */
export const factsOf = ({ own, facts }: Subject): WrittenFact[] =>
  own.flatMap((name) => {
    const fact = facts.get(name);
    return fact && !fact.unclear ? { fact, field: factField(name, fact) } : [];
  });

function factField(name: string, fact: Fact): TextField {
  const languageOf = (code: string) => (code === 'all' ? undefined : code);
  const passages = Object.entries(fact.by).map(([code, text]) => ({
    text,
    language: languageOf(code),
    place: () => fact.at?.[code] ?? fact.place,
  }));
  const forms = Object.entries(fact.forms ?? {}).flatMap(([code, own]) =>
    Object.values(own).map(({ text, place }) => ({ text, language: languageOf(code), place: () => place })),
  );
  return { name, kind: 'fact', passages: [...passages, ...forms] };
}
