import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { blockFolders } from '../disk/block-folders.ts';

/** What a schema's source says to authors: a sentence for the whole, and one for each field with those below it. */
export interface FieldDocs {
  readonly text: string;
  readonly fields: ReadonlyMap<string, FieldDocs>;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

interface SourceFile {
  readonly text: string;
  readonly comments: readonly {
    readonly type: string;
    readonly value: string;
    readonly start: number;
    readonly end: number;
  }[];
}

type DocsByType = Map<string, FieldDocs>;

/** As it is written, or as the package has it. */
const isSource = (name: string) => /(?<!\.d)\.(ts|js)$/.test(name);

const files = (engine: string, root: string): string[] => [
  ...readdirSync(join(engine, 'schema'))
    .filter(isSource)
    .map((name) => join(engine, 'schema', name)),
  ...[...blockFolders(engine, root).values()].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /^schema\./.test(file) && isSource(file))
      .map((file) => join(folder, file)),
  ),
];

/** Reads the JSDoc of every schema, by the name of its constant: `heroBlock`, `action`, `siteSchema`. */
export function readFieldDocs(engine: string, root = engine): ReadonlyMap<string, FieldDocs> {
  const found: DocsByType = new Map();
  const parsed = files(engine, root).map((file) => {
    const text = readFileSync(file, 'utf8');
    const { program, comments } = parseSync(file, text);
    return { source: { text, comments }, body: program.body as unknown as SyntaxNode[] };
  });
  // Twice: the first round finds the shared parts, the second the schemas that use them.
  for (let round = 0; round < 2; round++)
    for (const { source, body } of parsed) for (const statement of body) readStatement(statement, source, found);
  return found;
}

function readStatement(statement: SyntaxNode, source: SourceFile, found: DocsByType): void {
  const declaration = (
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  ) as SyntaxNode | null;
  if (declaration?.type !== 'VariableDeclaration') return;
  for (const { id, init } of declaration.declarations as { id: { name: string }; init: SyntaxNode | null }[])
    if (init)
      found.set(id.name, { text: commentBefore(statement.start, source), fields: fieldsIn(init, source, found) });
}

/** The fields of the first object of fields below a node, or of the shared part that it names. */
function fieldsIn(node: SyntaxNode, source: SourceFile, found: DocsByType): ReadonlyMap<string, FieldDocs> {
  const object = firstObject(node);
  if (!object) {
    const name = namesIn(node).find((candidate) => (found.get(candidate)?.fields.size ?? 0) > 0);
    return name ? (found.get(name)?.fields ?? new Map()) : new Map();
  }
  const fields = new Map<string, FieldDocs>();
  for (const property of object.properties as (SyntaxNode & { key?: { name: string }; value?: SyntaxNode })[]) {
    if (!property.key || !property.value) continue;
    fields.set(property.key.name, {
      text: commentBefore(property.start, source),
      fields: fieldsIn(property.value, source, found),
    });
  }
  return fields;
}

const children = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node)
    .flat()
    .filter((value): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value);

/** Options such as `{ kind: 'text' }` and leaves are objects too; fields are those whose values are calls or names. */
const isFields = (node: SyntaxNode) =>
  node.type === 'ObjectExpression' &&
  (node.properties as { key?: { name: string } }[]).every(({ key }) => key?.name !== '$leaf') &&
  (node.properties as { value?: SyntaxNode }[]).some(
    ({ value }) => value && ['CallExpression', 'Identifier'].includes(value.type),
  );

function firstObject(node: SyntaxNode): SyntaxNode | undefined {
  if (isFields(node)) return node;
  for (const child of children(node)) {
    const found = firstObject(child);
    if (found) return found;
  }
  return undefined;
}

const namesIn = (node: SyntaxNode): string[] =>
  node.type === 'Identifier' ? [String(node.name)] : children(node).flatMap(namesIn);

function commentBefore(start: number, { text, comments }: SourceFile): string {
  const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  if (!comment?.value.startsWith('*')) return '';
  return comment.value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .filter(Boolean)
    .join(' ');
}
