import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, schemasOf } from './schemas.ts';

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Json }>> };
  readonly responses: Readonly<Record<string, Json>>;
}

/**
 * GitHub's own description of its interface, as far as it is used (`@octokit/openapi` 23.0.2, MIT, made smaller by
 * tools/forge-schemas.ts): the package has 400 MB.
 */
const description = JSON.parse(readFileSync(join(import.meta.dirname, 'github.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Json;
};
const { hold, resolved, least } = schemasOf('github', { components: description.components });

/** The operation that an address and a method stand for; `{ref}` and `{path}` may have slashes in them. */
export function operationOf(method: string, path: string): { readonly name: string; readonly operation: Operation } {
  for (const [pattern, methods] of Object.entries(description.paths)) {
    const expression = pattern.replace(/\{(\w+)\}/g, (_, name) => (name === 'ref' || name === 'path' ? '.+' : '[^/]+'));
    const operation = methods[method.toLowerCase()];
    if (operation && new RegExp(`^${expression}$`).test(path)) return { name: `${method} ${pattern}`, operation };
  }
  throw new Error(`GitHub has no ${method} ${path}.`);
}

/** Throws where a request's body is not as GitHub describes it. */
export function holdRequest(method: string, path: string, body: unknown): void {
  const { name, operation } = operationOf(method, path);
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  if (schema) hold(`The body of ${name}`, schema, body);
}

const answerSchema = (method: string, path: string, status: number): Json | undefined => {
  const { operation, name } = operationOf(method, path);
  const response = resolved(operation.responses[status]);
  if (!response) throw new Error(`${name} never answers ${status}.`);
  const content = response.content as Readonly<Record<string, { readonly schema?: Json }>> | undefined;
  return content?.['application/json']?.schema;
};

/** Throws where an answer is not as GitHub describes it. */
export function holdAnswer(method: string, path: string, { status, body }: { status: number; body: unknown }): void {
  const schema = answerSchema(method, path, status);
  if (schema) hold(`The answer ${status} to ${method} ${path}`, schema, body);
}

/** An answer with all that GitHub always tells, of which a test knows only some. */
export function answerLike(method: string, path: string, status: number, known: Json): Json {
  return { ...(least(answerSchema(method, path, status)) as Json), ...known };
}

/** What a list has in it that is answered, or stands in the answer, with all that GitHub always tells of each. */
export function entryLike(method: string, path: string, status: number, list?: string): Json {
  const schema = resolved(answerSchema(method, path, status));
  const listed =
    list === undefined ? schema : (schema?.properties as Readonly<Record<string, Json>> | undefined)?.[list];
  return least(resolved(listed?.items as Json | undefined)) as Json;
}
