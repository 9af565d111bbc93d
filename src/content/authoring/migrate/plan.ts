import { SCHEMA_VERSION } from '../../../../schema/steps.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { Project } from '../../project.ts';
import { SITE_FILE } from '../../read/files.ts';
import { readSource } from '../../read/source.ts';
import { asRead, newestFile, oldestIn } from '../../validate/older.ts';
import { versionOf } from '../../validate/site-file.ts';
import { isMapping } from '../../written/mapping.ts';
import { Report } from '../../written/report.ts';
import { applyEdits, type Edit } from '../edit/edit.ts';
import { rewrite, saidBy } from './rewrite.ts';

/** A file that is written otherwise in the newest version. */
interface RewrittenFile {
  readonly source: Source;
  readonly edits: readonly Edit[];
  /** Its text with these. */
  readonly text: string;
}

/** What brings a site to the newest version. */
export interface Migration {
  /** The version that the site is written for. */
  readonly from: number;
  readonly files: readonly RewrittenFile[];
  /** Files that have to be changed by hand: what they say cannot be written anew without losing something. */
  readonly left: readonly string[];
  /** The site as its files are, read as the newest version; as the steps say they are meant; and as they will be. */
  readonly asItIs: Project;
  readonly asMeant: Project;
  readonly asWritten: Project;
}

/** Works out what has to be written otherwise, from a version on: the one that the site says, or shows, that it is written for. */
export function planMigration(project: Project, asked?: number): Migration {
  const { folder, files } = project;
  const sources = [SITE_FILE, ...files.routes.values(), ...files.partials].flatMap(
    (file) => readSource(folder, file, new Report()) ?? [],
  );
  const { written } = project.siteFile;
  const shown =
    written.engine === undefined ? Math.min(...sources.map((source) => oldestIn(saidBy(source)))) : undefined;
  const from = asked ?? Math.min(versionOf(written), shown ?? SCHEMA_VERSION);
  const rewritten: RewrittenFile[] = [];
  const left: string[] = [];
  const meant: Source[] = [];
  for (const source of sources) {
    const { file } = source;
    const said = saidBy(source);
    const now = stamped(file, newestFile(file, said, from));
    if (now === said) continue;
    meant.push(saying(file, now));
    const change = rewrite(source, now);
    if ('refused' in change) left.push(file);
    else rewritten.push({ source, edits: change.edits, text: applyEdits(source.text, change.edits) });
  }
  return {
    ...{ from, files: rewritten, left },
    asItIs: project.supposing(saying(SITE_FILE, stamped(SITE_FILE, written))),
    asMeant: project.supposing(...meant),
    asWritten: project.supposing(...rewritten.map(({ source: { file }, text }) => ({ file, text }))),
  };
}

/** site.yaml with the version that it is written for then; any other file as it is. */
function stamped(file: string, said: unknown): unknown {
  if (file !== SITE_FILE || !isMapping(said) || said.engine === String(SCHEMA_VERSION)) return said;
  return said.engine === undefined ? { engine: SCHEMA_VERSION, ...said } : { ...said, engine: SCHEMA_VERSION };
}

/** A file that says a value as it is: what is JSON is YAML as well. */
export const saying = (file: string, value: unknown): Source => ({
  file,
  text: `${JSON.stringify(asRead(value), null, 1)}\n`,
});
