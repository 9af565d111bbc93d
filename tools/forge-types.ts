import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes what the tests hold the doubles of GitLab and Gitea against (`tests/forge/gitlab.json`, `tests/forge/gitea.json`).
 * Neither has its description on npm, but there are types made of them: `@gitbeaker/core` (by hand, of GitLab's guide) and
 * `gitea-js` (by a program, of Gitea's own description). Of these the interfaces that stores use become JSON schemas.
 *
 * `npm pack @gitbeaker/core gitea-js`, unpacked: `tsx tools/forge-types.ts gitlab package/dist/index.d.ts`.
 */
const SOURCES: Readonly<Record<string, { readonly title: string; readonly names: readonly string[] }>> = {
  gitlab: {
    title: '@gitbeaker/core 43.8.0, MIT',
    names: [
      ...['BranchSchema', 'RepositoryTreeSchema', 'RepositoryFileExpandedSchema', 'CommitSchema'],
      ...['MergeRequestSchemaWithBasicLabels', 'ExpandedMergeRequestSchema', 'DeploymentSchema', 'NoteSchema'],
      ...['CommitAction', 'CreateCommitOptions', 'EditMergeRequestOptions', 'AcceptMergeRequestOptions'],
    ],
  },
  gitea: {
    title: 'gitea-js 1.23.0, MIT',
    names: [
      ...['Branch', 'GitTreeResponse', 'GitBlobResponse', 'FilesResponse', 'PullRequest', 'Commit'],
      ...['CombinedStatus', 'Compare', 'Comment', 'CreateIssueCommentOption'],
      ...['ChangeFilesOptions', 'CreatePullRequestOption', 'EditPullRequestOption', 'MergePullRequestOption'],
    ],
  },
};

/** What types have of an environment, and lists of deployments do not tell: it would be told within itself. */
const UNTOLD = 'last_deployment';

type Schema = Readonly<Record<string, unknown>>;
const [forge = '', from = ''] = process.argv.slice(2);
const source = SOURCES[forge];
if (!source) throw new Error(`One of ${Object.keys(SOURCES).join(', ')} is to be named.`);
const text = readFileSync(from, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const definitions: Record<string, Schema> = {};

/** Parts between signs that stand outside of brackets and quotes. */
function parts(written: string, sign: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of written) {
    if ('{[(<'.includes(letter)) depth++;
    if ('}])>'.includes(letter)) depth--;
    if (letter === sign && depth === 0) found.push('');
    else found.push(`${found.pop()}${letter}`);
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

/** Names as the interface has them: GitLab's types of requests are in another case. */
const snake = (name: string) => (/^[A-Z]/.test(name) ? name : small(name));
const small = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function objectOf(body: string): Schema {
  const fields = parts(body, ';').flatMap((field) => {
    const [, name = '', optional = '', type = ''] = /^(\w+)(\??):\s*([\s\S]*)$/.exec(field) ?? [];
    return name ? [{ name: snake(name), isOptional: optional === '?', type }] : [];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, type }) => [name, schemaOf(type)])),
    required: fields.filter(({ name, isOptional }) => !isOptional && name !== UNTOLD).map(({ name }) => name),
  };
}

const PLAIN = new Set(['string', 'number', 'boolean', 'null']);

function schemaOf(type: string): Schema {
  const choices = parts(type, '|');
  if (choices.length > 1) return { anyOf: choices.map(schemaOf) };
  const written = type.trim();
  if (PLAIN.has(written)) return { type: written };
  if (written.endsWith('[]')) return { type: 'array', items: schemaOf(written.slice(0, -2)) };
  if (written.startsWith("'")) return { const: written.slice(1, -1) };
  if (written.startsWith('{')) return objectOf(written.slice(1, -1));
  return keep(written) ? { $ref: `#/definitions/${written}` } : {};
}

/** Keeps what a name stands for; false where the types do not say it in plain words. */
function keep(name: string): boolean {
  if (definitions[name]) return true;
  const [, above = '', body] =
    new RegExp(`^interface ${name}(?: extends ([^{]*))? \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(text) ?? [];
  const alias = new RegExp(`^type ${name} = ((?:\\{[\\s\\S]*?^\\}|[^;]*?));`, 'm').exec(text)?.[1];
  if (body === undefined && (alias === undefined || /^[^{]*[<&]/.test(alias))) return false;
  definitions[name] = {};
  const own = body === undefined ? schemaOf(alias ?? '') : objectOf(body);
  const parent = above.trim();
  const inherited = /^\w+$/.test(parent) && keep(parent) ? definitions[parent] : undefined;
  const isOpen = parent !== '';
  definitions[name] = own.type === 'object' ? merged(inherited, own, isOpen) : own;
  return true;
}

function merged(above: Schema | undefined, own: Schema, isOpen: boolean): Schema {
  const properties = { ...(above?.properties as Schema | undefined), ...(own.properties as Schema) };
  const required = [...new Set([...((above?.required ?? []) as string[]), ...(own.required as string[])])];
  return { type: 'object', properties, required, ...(!isOpen && { additionalProperties: false }) };
}

for (const name of source.names) if (!keep(name)) throw new Error(`The types have no ${name}.`);
writeFileSync(
  join(import.meta.dirname, `../tests/forge/${forge}.json`),
  `${JSON.stringify({ title: source.title, definitions })}\n`,
);
