import type { Finding } from '../../../diagnostics/diagnostic.ts';
import { catalogueFor } from '../../../diagnostics/message-languages.ts';
import { wordingOf } from '../../../diagnostics/wording.ts';

/** What is found and what to do about it, in the first of the author's languages that the messages speak. */
export function sentenceOf({ code, details = {} }: Finding, languages: string): string {
  const { message, hint } = wordingOf({ code, details }, catalogueFor(languages));
  return `${message} ${hint}`;
}
