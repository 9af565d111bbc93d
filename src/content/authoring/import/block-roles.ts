import { z } from 'zod';
import { blockSchemas } from '../../../../blocks/schemas.ts';

/** What parts of pages of other sites are made of: the block types that say so in their schemas. */
export type Role = 'opening' | 'words' | 'table' | 'pictures' | 'list';

const types = new Map(
  Object.entries(blockSchemas).flatMap(([type, schema]) => {
    const role = z.globalRegistry.get(schema)?.imports;
    return typeof role === 'string' ? [[role, type] as const] : [];
  }),
);

/** The block type that stands for a part; every palette has one for each. */
export function typeFor(role: Role): string {
  const type = types.get(role);
  if (type === undefined) throw new Error(`No block says \`imports: '${role}'\` in its schema.`);
  return type;
}
