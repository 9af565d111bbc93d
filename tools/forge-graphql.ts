import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isScalarType,
} from 'graphql';

/**
 * Writes what the tests hold the double of GitHub's other interface against (`tests/forge/github.graphql`): of GitHub's own
 * description the types by which texts are read, without words. The description is `schema.graphql` in the package
 * `@octokit/graphql-schema` (15.26.1, MIT): `npm pack @octokit/graphql-schema`.
 */
const KEPT: Readonly<Record<string, readonly string[] | undefined>> = {
  Query: ['repository'],
  Repository: ['object'],
  GitObject: undefined,
  Blob: undefined,
};
const [from = ''] = process.argv.slice(2);
const schema = buildSchema(readFileSync(from, 'utf8'), { assumeValidSDL: true });
const scalars = new Set<string>();

/** A field with what it takes, where only kept types are in it. */
function fieldOf({ name, type, args }: ReturnType<GraphQLObjectType['getFields']>[string]): string[] {
  const types = [type, ...args.map((each) => each.type)].map(getNamedType);
  if (types.some((each) => !each || (!isScalarType(each) && !Object.hasOwn(KEPT, each.name)))) return [];
  for (const each of types) if (each && isScalarType(each)) scalars.add(each.name);
  const taken = args.map(
    (each) => `${each.name}: ${each.type}${each.defaultValue === undefined ? '' : ` = ${each.defaultValue}`}`,
  );
  return [`  ${name}${taken.length > 0 ? `(${taken.join(', ')})` : ''}: ${type}`];
}

const types = Object.entries(KEPT).map(([name, fields]) => {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`GitHub has no type ${name}.`);
  const above = type.getInterfaces().filter((each) => Object.hasOwn(KEPT, each.name));
  const known = Object.values(type.getFields()).filter((field) => fields?.includes(field.name) ?? true);
  const head = `${isInterfaceType(type) ? 'interface' : 'type'} ${name}${above.length > 0 ? ` implements ${above.join(' & ')}` : ''}`;
  return `${head} {\n${known.flatMap(fieldOf).join('\n')}\n}\n`;
});
const BUILT_IN = ['String', 'Int', 'Float', 'Boolean', 'ID'];
const own = [...scalars].filter((name) => !BUILT_IN.includes(name)).map((name) => `scalar ${name}\n`);
writeFileSync(
  join(import.meta.dirname, '../tests/forge/github.graphql'),
  `# Of GitHub's description of its interface (@octokit/graphql-schema 15.26.1, MIT), made smaller by tools/forge-graphql.ts.\n${[...own.sort(), ...types].join('\n')}`,
);
