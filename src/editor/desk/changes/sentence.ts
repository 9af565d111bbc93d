import type { Fault } from '../../../diagnostics/diagnostic.ts';
import { wordsInEditor } from '../messages/in-editor.ts';

/** What is found and what to do about it, in the first of the author's languages that the messages speak. */
export function sentenceOf(finding: Fault, languages: string): string {
  const { message, hint } = wordsInEditor(finding, languages);
  return `${message} ${hint}`;
}
