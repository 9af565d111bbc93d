import type { Interface } from 'node:readline/promises';

/** Asks one question and gives the answer as it was typed. */
export type Ask = (question: string) => Promise<string>;

/** What an answer comes to: a value, or the sentence that refuses it. */
export type Answered<T> = { readonly value: T } | { readonly refusal: string };

export class Refusal extends Error {}

interface Question<T> {
  readonly question: string;
  /** What was given as an option; it is not asked for then. */
  readonly given: string | undefined;
  /** What an empty answer means. */
  readonly usual: string;
  readonly judge: (answer: string) => Answered<T>;
  /** Undefined where there is nobody to ask, or nothing is to be asked. */
  readonly ask: Ask | undefined;
  readonly tell: (sentence: string) => void;
}

/** Finds a value: from its option, from a person, who is asked again after an answer that will not do, or the usual one. */
export async function settle<T>({ question, given, usual, judge, ask, tell }: Question<T>): Promise<T> {
  let answer = given ?? (ask ? await ask(`${question} [${usual}]: `) : usual);
  for (;;) {
    const judged = judge(answer.trim() || usual);
    if ('value' in judged) return judged.value;
    if (given !== undefined || !ask) throw new Refusal(`${judged.refusal}\n`);
    tell(`${judged.refusal}\n`);
    answer = await ask(`${question} [${usual}]: `);
  }
}

/** The answer to a question; a person who ends the input, or presses Ctrl+C, wants no site. */
export const answerOf = (terminal: Interface, question: string) =>
  new Promise<string>((resolve, reject) => {
    const stop = () => reject(new Refusal('\nNothing was made.\n'));
    terminal.once('close', stop);
    terminal.question(question).then((answer) => {
      terminal.off('close', stop);
      resolve(answer);
    }, reject);
  });
