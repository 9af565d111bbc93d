import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';
import { exampleBlock } from '../../content/authoring/new-page.ts';
import type { Project } from '../../content/project.ts';
import { blockFolders } from '../../content/read/block-folders.ts';
import { isMapping } from '../../content/written/mapping.ts';
import type { FieldWay } from '../shared/settings.ts';

export interface ExampleContext {
  readonly engine: string;
  readonly project: Project;
}

/** A block in the shape of its example, every text of which says that it is still to be written; `without` some fields. */
export function exampleOf(type: string, { engine, project }: ExampleContext, without: readonly string[] = []): unknown {
  const folder = blockFolders(engine, project.root).get(type);
  if (!folder || !project.site) return undefined;
  const has = (file: string) => project.publicFiles.has(file);
  const written = exampleBlock(join(folder, 'example.yaml'), project.site, { has, without });
  const doc = parseDocument(written, { schema: 'failsafe' });
  visit(doc, {
    Scalar: (_, node) => {
      // Figures, yes and no are written as such, and not as texts.
      if (node.type === 'PLAIN' && /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?)$/.test(String(node.value)))
        node.value = JSON.parse(String(node.value));
    },
  });
  return (doc.toJS() as unknown[])[0];
}

/** All that an example has at a way; of a list, in each of its entries. */
export function examplesAt(example: unknown, [step, ...rest]: FieldWay): readonly unknown[] {
  if (step === undefined) return example === undefined ? [] : [example];
  if (typeof step === 'number') return Array.isArray(example) ? example.flatMap((each) => examplesAt(each, rest)) : [];
  return isMapping(example) && Object.hasOwn(example, step) ? examplesAt(example[step], rest) : [];
}
