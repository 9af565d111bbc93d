import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { BlockType } from '../../blocks/schemas.ts';
import type { JsonSchema } from './for-editor.ts';

/** A block's name among the definitions, where `text` and `icon` already name something else. */
export const nameOf = (type: BlockType) => `block-${type}`;

/**
 * One block of the list. An `enum` on `type` and a branch for each type make editors name the valid types; a plain
 * `oneOf` would let them complain of whichever type comes first.
 */
export function blockUnion(
  types: readonly BlockType[],
  folders: ReadonlyMap<string, string>,
  textOf: (type: BlockType) => string,
): JsonSchema {
  const branches = types.map((type) => ({
    if: { properties: { type: { const: type } }, required: ['type'] },
    then: { $ref: `#/$defs/${nameOf(type)}` },
  }));
  // Whole blocks are proposed only where none has been begun. While proposing, editors do not look at `required`.
  const snippets = types.map((type) => ({
    label: type,
    description: textOf(type),
    body: example(folders.get(type) ?? ''),
  }));
  const include = { type: 'string', description: 'A partial whose blocks stand here: `/_closing.yaml`.' };
  return {
    type: 'object',
    properties: {
      type: { enum: types, description: 'What kind of block this is.', markdownEnumDescriptions: types.map(textOf) },
    },
    if: { required: ['include'] },
    then: { properties: { include }, additionalProperties: false },
    else: { required: ['type'], allOf: branches },
    allOf: [{ if: { properties: { type: false, include: false } }, then: { defaultSnippets: snippets } }],
  };
}

const example = (folder: string): unknown => parse(readFileSync(join(folder, 'example.yaml'), 'utf8'));
