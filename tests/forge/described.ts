import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';

type Json = Readonly<Record<string, unknown>>;

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

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'github', components: description.components });

/** A part of the description by its address within it. */
const at = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (part, step) => (part as Json | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      description,
    );

const resolved = (part: Json | undefined): Json | undefined =>
  typeof part?.$ref === 'string' ? (at(part.$ref) as Json) : part;

/** The same with addresses that lead into the description. */
const within = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"github#/components/')) as Json;

/** The operation that an address and a method stand for; `{ref}` may have slashes in it. */
export function operationOf(method: string, path: string): { readonly name: string; readonly operation: Operation } {
  for (const [pattern, methods] of Object.entries(description.paths)) {
    const expression = pattern.replace(/\{(\w+)\}/g, (_, name) => (name === 'ref' ? '.+' : '[^/]+'));
    const operation = methods[method.toLowerCase()];
    if (operation && new RegExp(`^${expression}$`).test(path)) return { name: `${method} ${pattern}`, operation };
  }
  throw new Error(`GitHub has no ${method} ${path}.`);
}

function hold(what: string, schema: Json | undefined, value: unknown): void {
  if (!schema || ajv.validate(within(schema), value)) return;
  throw new Error(
    `${what} is not as GitHub describes it: ${ajv.errorsText()}\n${JSON.stringify(value)?.slice(0, 600)}`,
  );
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
  return { ...(filled(answerSchema(method, path, status)) as Json), ...known };
}

/** The least that a schema asks for. */
function filled(given: Json | undefined): unknown {
  const schema = resolved(given) ?? {};
  const {
    type,
    properties = {},
    required = [],
    allOf,
    anyOf,
    oneOf,
    nullable,
  } = schema as {
    type?: string;
    properties?: Readonly<Record<string, Json>>;
    required?: readonly string[];
    allOf?: readonly Json[];
    anyOf?: readonly Json[];
    oneOf?: readonly Json[];
    nullable?: boolean;
    enum?: readonly unknown[];
  };
  if (nullable) return null;
  if (allOf) return Object.assign({}, ...allOf.map(filled));
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice) return filled(choice);
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (type === 'object' || required.length > 0)
    return Object.fromEntries(required.map((name) => [name, filled(properties[name])]));
  return { array: [], string: 'x', integer: 1, number: 1, boolean: false }[String(type)] ?? null;
}
