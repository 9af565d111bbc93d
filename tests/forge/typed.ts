import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, schemasOf } from './schemas.ts';

/** What an operation takes and answers, by the names of the types; `[]` after a name is a list of it. */
export interface TypedOperation {
  readonly body?: Json;
  readonly answer?: string;
}

/** What a forge's types say (tools/forge-types.ts) of the operations that stores use. */
export function typedForge(name: 'gitlab' | 'gitea', operations: (schema: Definitions) => TypedOperations) {
  const description = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as {
    readonly definitions: Definitions;
  };
  const { hold, least } = schemasOf(name, { definitions: description.definitions });
  const known = operations(description.definitions);
  const operationOf = (request: string) => {
    const found = known.find(([pattern]) => pattern.test(request));
    if (!found) throw new Error(`${name} has no ${request}.`);
    return found[1];
  };
  const named = (type: string): Json =>
    type.endsWith('[]') ? { type: 'array', items: named(type.slice(0, -2)) } : { $ref: `#/definitions/${type}` };
  return {
    holdRequest(request: string, body: unknown) {
      const { body: schema } = operationOf(request);
      if (schema) hold(`The body of ${request}`, schema, body);
    },
    holdAnswer(request: string, { status, body }: { status: number; body: unknown }) {
      const { answer } = operationOf(request);
      if (answer && status < 300) hold(`The answer to ${request}`, named(answer), body);
    },
    like: (type: string, own: Json): Json => ({ ...(least(named(type)) as Json), ...own }),
  };
}

type Definitions = Readonly<Record<string, { readonly properties: Json }>>;
type TypedOperations = readonly (readonly [request: RegExp, operation: TypedOperation])[];
