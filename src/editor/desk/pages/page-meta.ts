import { PAGE_SCHEMAS } from '../../../../schema/page.ts';
import { urlOf } from '../../../../schema/url.ts';
import { putInPart, takeFromPart } from '../../../content/authoring/edit/part-edits.ts';
import { standsNow } from '../../../content/authoring/edit/value-path.ts';
import {
  DESCRIPTION_LETTERS,
  descriptionShown,
  lettersOf,
  pixelsOf,
  TITLE_PIXELS,
  titleShown,
} from '../../../content/check/proofread/page-head.ts';
import type { PageDiagnostics, Project } from '../../../content/project.ts';
import { NOT_FOUND_ROUTE } from '../../../content/read/files.ts';
import type { PageFile } from '../../../content/validate/page-file.ts';
import { locate } from '../../../content/written/origin.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type {
  MetaChange,
  MetaDraft,
  MetaField,
  MetaInfo,
  MetaInLanguage,
  MetaSaid,
  MetaSetting,
  MetaText,
} from '../../shared/page-meta.ts';
import type { ChangeOutcome } from '../../shared/protocol.ts';
import type { DeskContext, DeskPart } from '../desk-part.ts';
import type { FoundText } from '../mark-view.ts';
import { NOT_THERE } from '../refused.ts';
import type { MadeChange, Session } from '../session.ts';
import { factsIn, homeOf, placeOfText } from '../table.ts';
import { textInLanguages } from '../texts/languages.ts';
import { pagesOf } from '../texts/reach.ts';

/** How search results would show a title and a description. */
function measured({ title, description }: MetaDraft, brand: string): Omit<MetaSaid, 'messages'> {
  return {
    title: titleShown(title.shown, brand),
    pixels: Math.round(pixelsOf(`${title.shown} | ${brand}`)),
    pixelsOf: TITLE_PIXELS,
    description: descriptionShown(description.shown),
    letters: lettersOf(description.shown),
    lettersOf: DESCRIPTION_LETTERS,
  };
}

const FIELDS: readonly MetaField[] = ['title', 'description'];

/** What of a page's meta can be set, and to what. What is asked for comes over a wire: its type promises nothing. */
const SETTINGS: Readonly<Record<MetaSetting['name'], (to: unknown) => boolean>> = {
  noindex: (to) => typeof to === 'boolean',
  schema: (to) => to === undefined || PAGE_SCHEMAS.some((schema) => schema === to),
};

const canBeSet = ({ name, to }: MetaSetting) => Object.hasOwn(SETTINGS, name) && SETTINGS[name](to);

/** A field of a page's meta as a text that can be edited; its own file is meant where nothing is written. */
function fieldOf(file: PageFile, field: MetaField): FoundText {
  const written = file.page?.written ?? {};
  const by = file.page?.meta?.[field]?.by ?? {};
  return { kind: 'text', by, written, path: ['meta', field], origins: file.origins, part: 'meta' };
}

function homeOfField(file: PageFile, field: MetaField, project: Project): MetaText {
  const found = fieldOf(file, field);
  const own = Object.keys(found.by).length > 0 ? placeOfText(found).source.file : file.file;
  return { home: homeOf(own, file), file: own, pages: pagesOf(own, project) };
}

interface MetaContext {
  readonly project: Project;
  readonly session: Session;
  /** The author's languages, which messages are told in. */
  readonly languages: string;
  /** What the check says of the page. */
  readonly judged: WeakMap<Project, PageDiagnostics>;
}

/** What is told of a page in each language. */
function metaIn(file: PageFile, context: MetaContext): MetaInLanguage[] {
  const { project } = context;
  const { site } = project;
  const { route } = file;
  const url = site?.url.value ?? '';
  const host = urlOf(url)?.host ?? '';
  const offered = project.languagesOf(route);
  const [titles, descriptions] = FIELDS.map((field) => textInLanguages(fieldOf(file, field), { route, ...context }));
  return (site?.languages ?? []).flatMap(({ code, label, direction }, index): MetaInLanguage[] => {
    const [title, description] = [titles?.[index], descriptions?.[index]];
    if (!title || !description) return [];
    const page = project.compile(route, code).page;
    return [
      {
        ...{ code, label, direction, title, description },
        offered: offered.includes(code),
        brand: project.siteValue(code).value.brand,
        address: [host, ...decodeURI(project.pathOf(route, code)).split('/').filter(Boolean)],
        shown: { title: page?.title ?? title.text, description: page?.description ?? description.text },
        facts: factsIn(file, code, project),
      },
    ];
  });
}

function metaInfo(file: PageFile, context: MetaContext): MetaInfo {
  const { noindex, schema } = file.page?.meta ?? {};
  return {
    texts: {
      title: homeOfField(file, 'title', context.project),
      description: homeOfField(file, 'description', context.project),
    },
    languages: metaIn(file, context),
    noindex: file.route === NOT_FOUND_ROUTE ? undefined : noindex === true,
    schema,
    schemas: PAGE_SCHEMAS,
  };
}

/** How search results would show what is being typed, and what the check would say of it. */
function said(file: PageFile, draft: MetaDraft, context: MetaContext): MetaSaid | undefined {
  const { language, route } = draft;
  const { project } = context;
  if (!project.site?.languages.some(({ code }) => code === language)) return undefined;
  const judged = (field: MetaField) => {
    const found = fieldOf(file, field);
    const { under, text } = draft[field];
    // A text that is written nowhere has no place to be judged at.
    if (Object.keys(found.by).length === 0) return [];
    const texts = textInLanguages(found, { route, ...context, typed: { language: under, text } });
    return texts?.find(({ code }) => code === language)?.messages ?? [];
  };
  const messages = { title: judged('title'), description: judged('description') };
  return { ...measured(draft, project.siteValue(language).value.brand), messages };
}

function save(session: Session, file: PageFile, { field, language, was, to }: MetaChange): ChangeOutcome {
  const found = fieldOf(file, field);
  const what = ['meta', field] as const;
  const { missing, place } = locate(found.origins, found.written, found.path);
  if (missing)
    return session.change(file.file, (source) => putInPart(source, what, { [language]: to }), { what, was, to });
  const { path } = standsNow(place, session.read);
  return session.save(place.source.file, { path, language, was, to }, what);
}

function set(session: Session, file: PageFile, { name, to }: MetaSetting): ChangeOutcome {
  const own = file.page?.written.template === undefined;
  const what = ['meta', name] as const;
  const make = (source: Source): MadeChange => {
    if (to !== undefined && to !== false) return putInPart(source, what, to);
    // What a template says holds until the page says otherwise.
    return own || name === 'schema' ? takeFromPart(source, what) : putInPart(source, what, false);
  };
  const said = (value: unknown) => (value === undefined || value === false ? '–' : String(value));
  return session.change(file.file, make, { what, was: said(file.page?.meta?.[name]), to: said(to) });
}

/** What an open page may ask and change of what search engines and shared links show of any page. */
export function metaDesk({ session, site }: DeskContext) {
  const fileOf = (route: string) => site.project.pageFile(route);
  const context = (languages: string) => ({ project: site.project, session, languages, judged: new WeakMap() });
  return {
    changes: {
      'save-meta': (change) => {
        const file = fileOf(change.route);
        return file && FIELDS.includes(change.field) ? save(session, file, change) : NOT_THERE;
      },
      'set-meta': (change) => {
        const file = fileOf(change.route);
        return file && canBeSet(change) ? set(session, file, change) : NOT_THERE;
      },
    },
    questions: {
      'page-meta': ({ route, languages }) => {
        const file = fileOf(route);
        return file && metaInfo(file, context(languages));
      },
      'meta-said': ({ languages, ...draft }) => {
        const file = fileOf(draft.route);
        return file && said(file, draft, context(languages));
      },
    },
  } satisfies DeskPart;
}
