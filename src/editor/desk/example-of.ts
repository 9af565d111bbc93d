import { parseDocument, visit } from 'yaml';
import { exampleBlock } from '../../content/authoring/new-page.ts';
import type { Project } from '../../content/project.ts';
import { isMapping } from '../../content/written/mapping.ts';
import type { FieldWay } from '../shared/settings.ts';

export interface ExampleContext {
  /** The text of a type's example; undefined of one that the site has not. */
  readonly exampleText: (type: string) => string | undefined;
  readonly project: Project;
}

/** A block in the shape of its example, every text of which says that it is still to be written; `without` some fields. */
export function exampleOf(
  type: string,
  { exampleText, project }: ExampleContext,
  without: readonly string[] = [],
): unknown {
  const example = exampleText(type);
  if (example === undefined || !project.site) return undefined;
  const has = (file: string) => project.publicFiles.has(file);
  const written = exampleBlock(example, project.site, { has, without });
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
