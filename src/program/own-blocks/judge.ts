import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { z } from 'zod';
import { camelName, pascalName } from '../../content/read/block-names.ts';
import { placeAt, Report } from '../../content/written/report.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { type OwnBlock, ownBlocks } from '../../disk/block-folders.ts';
import { ownShell, SHELL_PARTS } from '../../disk/shell-files.ts';
import { behaviourOf, saysThatItBehaves } from './behaviour.ts';
import { frameIn, reasonOf } from './thrown.ts';

interface BlocksContext {
  readonly engine: string;
  readonly root: string;
  /** Runs a file of the site's own code and gives what it exports. */
  readonly run: (file: string) => Promise<unknown>;
}

/** The blocks that a site has of its own, and whatever is wrong with their folders. */
export interface CheckedBlocks {
  readonly blocks: readonly OwnBlock[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What the schema of a block would have to be. */
interface Schema {
  readonly block: OwnBlock;
  readonly file: SourceFile;
  readonly type: string;
}

/** Looks at the folders of a site's own blocks and at its parts of header and footer, and runs their schemas where all parts are there. */
export async function judgeBlocks({ engine, root, run }: BlocksContext): Promise<CheckedBlocks> {
  const report = new Report();
  const blocks = ownBlocks(engine, root);
  const schemas: Schema[] = [];
  for (const block of blocks) {
    const file = isNamed(block, blocks, root, report) ? judgeFolder(block, root, report) : undefined;
    const type = file && (await typeOf(file, block, { root, run, report }));
    if (file && type !== undefined) schemas.push({ block, file, type });
  }
  judgeTypes(schemas, blocks, report);
  for (const [name, path] of ownShell(engine, root))
    for (const exported of SHELL_PARTS[name] ?? []) judgeExport(readCode(path, root), exported, report);
  return { blocks, diagnostics: report.diagnostics };
}

interface SourceFile {
  /** The whole path. */
  readonly path: string;
  readonly source: Place['source'];
}

const readCode = (path: string, root: string): SourceFile => ({
  path,
  source: {
    file: relative(root, path).split(sep).join('/'),
    text: existsSync(path) ? readFileSync(path, 'utf8') : '',
  },
});

const whole = ({ source }: SourceFile): Place => placeAt(source, 0, 0);

/** Reports a folder whose name no block can have; false then. */
function isNamed({ type, folder }: OwnBlock, blocks: readonly OwnBlock[], root: string, report: Report): boolean {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) return true;
  const place = whole(readCode(join(folder, 'schema.ts'), root));
  const twin = blocks.find((other) => other.type !== type && other.type.toLowerCase() === type.toLowerCase());
  if (twin) report.add('two-blocks', place, { type, name: twin.type });
  else report.add('block-name', place, { name: type });
  return false;
}

/** Reports what lacks in a block's folder; gives its schema where that can be run. */
function judgeFolder({ type, folder }: OwnBlock, root: string, report: Report): SourceFile | undefined {
  const file = (name: string) => readCode(join(folder, name), root);
  const parts = {
    schema: file('schema.ts'),
    component: file(`${pascalName(type)}.tsx`),
    example: file('example.yaml'),
  };
  const isThere = ({ path }: SourceFile) => existsSync(path);
  const lacks = (part: SourceFile) => ({ type, file: part.source.file });
  if (!isThere(parts.schema)) {
    report.add('block-without-schema', whole(parts.schema), lacks(parts.schema));
    return undefined;
  }
  if (!isThere(parts.component)) report.add('block-without-component', whole(parts.component), lacks(parts.component));
  if (!isThere(parts.example)) report.add('block-without-example', whole(parts.example), lacks(parts.example));
  const exported: [SourceFile, string][] = [
    [parts.component, `${pascalName(type)}Block`],
    [file('shortcuts.ts'), `${camelName(type)}Shortcuts`],
    [file('structured-data.ts'), `${camelName(type)}StructuredData`],
  ];
  const known = exported.map(([part, name]) => isThere(part) && judgeExport(part, name, report));
  if (known[0]) judgeBehaviour(parts.component, `${pascalName(type)}Block`, { root, report });
  return judgeExport(parts.schema, `${camelName(type)}Block`, report) ? parts.schema : undefined;
}

/** Reports code that cannot be read, or that does not export a name; false then. */
function judgeExport({ path, source }: SourceFile, name: string, report: Report): boolean {
  const { module, errors } = parseSync(path, source.text);
  const [error] = errors;
  if (error) {
    const at = error.labels[0]?.start ?? 0;
    report.add('block-code', placeAt(source, at, at + 1), { reason: reasonOf(error) });
    return false;
  }
  const names = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.exportName.name));
  if (names.includes(name)) return true;
  report.add('block-without-export', placeAt(source, 0, 0), { name });
  return false;
}

/** Reports a component that does something in the browser and does not say so: it would be HTML there, its buttons dead. */
function judgeBehaviour({ path }: SourceFile, name: string, { root, report }: { root: string; report: Report }): void {
  const found = saysThatItBehaves(path, name) ? undefined : behaviourOf(path);
  if (!found) return;
  const { source } = readCode(found.file, root);
  report.add('block-without-behaves', placeAt(source, found.start, found.end), {
    name,
    file: readCode(path, root).source.file,
  });
}

/** The `type` of a block's schema. Reports a schema that cannot be run, or is none. */
async function typeOf(
  { path, source }: SourceFile,
  { type }: OwnBlock,
  { root, run, report }: Pick<BlocksContext, 'root' | 'run'> & { report: Report },
): Promise<string | undefined> {
  const name = `${camelName(type)}Block`;
  let schema: unknown;
  try {
    schema = ((await run(path)) as Readonly<Record<string, unknown>>)[name];
  } catch (error) {
    report.add('block-code', frameIn(error, root) ?? placeAt(source, 0, 0), { reason: reasonOf(error) });
    return undefined;
  }
  const field = schema instanceof z.ZodObject ? schema.shape.type : undefined;
  if (field instanceof z.ZodLiteral) return String(field.value);
  report.add('block-code', placeNaming(source, name), { reason: `\`${name}\` is not made by \`block()\`` });
  return undefined;
}

/** Reports blocks whose schemas have another type than their folder, or one that another has as well. */
function judgeTypes(schemas: readonly Schema[], blocks: readonly OwnBlock[], report: Report): void {
  for (const { block, file, type } of schemas) {
    const owner = blocks.find((other) => other.type === type);
    if (type !== block.type && owner) report.add('two-blocks', placeNaming(file.source, type), { type, name: type });
    else if (type !== block.type)
      report.add('block-of-other-type', placeNaming(file.source, type), { type, name: block.type });
  }
}

/** Where a word first stands in code. */
function placeNaming(source: Place['source'], word: string): Place {
  const at = Math.max(source.text.indexOf(word), 0);
  return placeAt(source, at, at + (source.text.startsWith(word, at) ? word.length : 0));
}
