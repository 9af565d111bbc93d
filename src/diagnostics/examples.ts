import type { Code } from './catalogue.ts';
import type { Example } from './example.ts';
import { fieldExamples } from './examples.fields.ts';
import { proofExamples } from './examples.proofs.ts';
import { yamlExamples } from './examples.yaml.ts';

/** Frequent mistakes, for docs/messages.md. */
export const examples: Partial<Record<Code, Example>> = { ...yamlExamples, ...fieldExamples, ...proofExamples };
