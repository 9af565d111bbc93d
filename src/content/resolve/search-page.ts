import { z } from 'zod';
import { blockSchemas } from '../../../blocks/schemas.ts';
import type { LabelName } from '../../../schema/labels.ts';
import { labelsFor } from '../../labels/shipped.ts';
import type { MadePage } from '../validate/collections.ts';
import type { State } from './state.ts';

/** The file that the page is made of, where a site has one. */
const SEARCH_FILE = 'pages/_search.yaml';

/** What a block's schema says of its part in the page: its place, and the engine's words that stand in its fields. */
export interface InSearchPage {
  readonly place: number;
  readonly words: Readonly<Record<string, LabelName>>;
}

/** The page with the search and the list of all pages, of a site that has a search. */
export function searchPage(state: State): MadePage | undefined {
  const { search: route, languages } = state.siteFile.known;
  if (route === undefined) return undefined;
  const isOwn = state.files.partials.includes(SEARCH_FILE);
  return {
    route,
    file: SEARCH_FILE,
    collection: '',
    first: route,
    number: 1,
    languages: languages.map(({ code }) => code),
    ...(!isOwn && { text: textOf(state) }),
  };
}

/** Its file as the engine would write it: JSON, which is YAML too. */
function textOf({ siteFile: { known, partly } }: State): string {
  const standard = known.defaultLanguage;
  const wordsOf = (name: LabelName) =>
    Object.fromEntries(
      known.languages.map(({ code }) => {
        const own = partly.labels?.[name]?.by ?? {};
        const shipped = (labelsFor(code) ?? labelsFor(standard) ?? labelsFor('en'))?.[name];
        const plain = code === standard ? own.default : undefined;
        return [code, own[code] ?? own.all ?? plain ?? shipped ?? name];
      }),
    );
  const blocks = Object.entries(blockSchemas)
    .flatMap(([type, schema]) => {
      const part = z.globalRegistry.get(schema)?.inSearchPage as InSearchPage | undefined;
      return part ? [{ type, ...part }] : [];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ type, words }) => ({
      type,
      id: type,
      ...Object.fromEntries(Object.entries(words).map(([field, name]) => [field, wordsOf(name)])),
    }));
  // Nobody looks for the page that looks for others.
  const meta = { title: wordsOf('search'), description: wordsOf('allPages'), noindex: true };
  return JSON.stringify({ meta, blocks });
}
