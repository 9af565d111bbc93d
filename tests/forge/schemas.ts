import Ajv from 'ajv';

export type Json = Readonly<Record<string, unknown>>;

/** What a forge's interface looks like: whether a value is as it is described, and what is always told. */
export interface Schemas {
  /** Throws where a value is not as described. */
  hold(what: string, schema: Json | undefined, value: unknown): void;
  /** A part by its address, or the part itself. */
  resolved(part: Json | undefined): Json | undefined;
  /** The least that a schema asks for. */
  least(schema: Json | undefined): unknown;
}

/** The same with what may be null written as JSON Schema has it, where it has no type beside it or is one of a list (OpenAPI 3.0, `nullable`). */
function typedNulls(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(typedNulls);
  if (typeof part !== 'object' || part === null) return part;
  const all = Object.fromEntries(Object.entries(part).map(([key, each]) => [key, typedNulls(each)]));
  const { nullable, ...rest } = all;
  return nullable === true && (all.type === undefined || all.enum) ? { anyOf: [rest, { type: 'null' }] } : all;
}

/** A description in which parts are named by their addresses (`#/components/schemas/tree`). */
export function schemasOf(name: string, description: Json): Schemas {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: name, ...(typedNulls(description) as Json) });
  /** A part of the description by its address within it. */
  const at = (pointer: string): unknown =>
    pointer
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>(
        (part, step) => (part as Json | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
        description,
      );
  const resolved = (part: Json | undefined) =>
    typeof part?.$ref === 'string' ? (at(part.$ref) as Json | undefined) : part;
  /** The same with addresses that lead into the description. */
  const within = (schema: Json): Json =>
    JSON.parse(JSON.stringify(typedNulls(schema)).replaceAll('"#/', `"${name}#/`)) as Json;
  const least = (given: Json | undefined): unknown => {
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
    };
    if (nullable) return null;
    if ('const' in schema) return schema.const;
    if (allOf) return Object.assign({}, ...allOf.map(least));
    const [choice] = anyOf ?? oneOf ?? [];
    if (choice) return least(choice);
    if (Array.isArray(schema.enum)) return schema.enum[0];
    if (type === 'object' || required.length > 0)
      return Object.fromEntries(required.map((each) => [each, least(properties[each])]));
    return { array: [], string: 'x', integer: 1, number: 1, boolean: false }[String(type)] ?? null;
  };
  return {
    resolved,
    least,
    hold(what, schema, value) {
      if (!schema || ajv.validate(within(schema), value)) return;
      throw new Error(`${what} is not as described: ${ajv.errorsText()}\n${JSON.stringify(value)?.slice(0, 600)}`);
    },
  };
}
