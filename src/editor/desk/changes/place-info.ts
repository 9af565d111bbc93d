import { saidAt } from '../../../content/authoring/edit/reading.ts';
import type { Project } from '../../../content/project.ts';
import { isMapping } from '../../../content/written/mapping.ts';
import type { Path } from '../../../content/written/origin.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { PlaceInfo } from '../../shared/protocol.ts';
import { languageFor, titlesOfFiles } from './title-of-file.ts';

/** The fields whose words tell entries of one list apart, the first that there is. */
const NAMES = ['question', 'title', 'heading', 'name', 'service', 'label', 'text'];

/** Says in an author's words where something is written: which page, section and field, and beside which words. */
export function placeInfoOf(project: Project, languages: string): (source: Source, path: Path) => PlaceInfo {
  const titleOf = titlesOfFiles(project, languages);
  const language = languageFor(languages, project);
  const labels = new Map(project.siteFile.known.languages.map(({ code, label }) => [code, label]));
  return (source, path) => {
    const { file, text } = source;
    const last = String(path.at(-1) ?? '');
    const isLanguage = labels.has(last) || last === 'all';
    const own = isLanguage ? path.slice(0, -1) : path;
    const words = wordsBeside(source, own, language);
    return {
      where: titleOf({ file, before: undefined, after: text, what: [] }),
      what: wayInFile(source, own),
      ...(labels.has(last) && { language: labels.get(last) }),
      ...(words !== undefined && { words }),
    };
  };
}

/** A way in a file as names have it: that of a block begins with its type. */
export function wayInFile(source: Source, path: Path): string[] {
  const [first, at, ...rest] = path;
  if (first !== 'blocks' || typeof at !== 'number') return path.map(String);
  const type = saidAt(source, ['blocks', at, 'type']);
  return [typeof type === 'string' ? type : 'blocks', ...rest.map(String)];
}

/** The words that an entry is known by: those of the nearest one that has any. */
function wordsBeside(source: Source, path: Path, language: string): string | undefined {
  for (let length = path.length; length > 1; length--) {
    const said = saidAt(source, path.slice(0, length));
    if (typeof said === 'string' && length === path.length) continue;
    const named = isMapping(said) ? NAMES.map((name) => said[name]).find((each) => each !== undefined) : undefined;
    const words = isMapping(named) ? (named[language] ?? named.all ?? Object.values(named)[0]) : named;
    if (typeof words === 'string') return words;
  }
  return undefined;
}
