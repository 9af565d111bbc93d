import { createInterface } from 'node:readline/promises';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { type Answered, answerOf, Refusal, settle } from '../../../src/cli/questions.ts';

const judge = (answer: string): Answered<number> =>
  Number.isInteger(Number(answer)) ? { value: Number(answer) } : { refusal: `\`${answer}\` is no number.` };

/** A person who gives these answers, and all that is said to them. */
function talk(...answers: string[]) {
  const said: string[] = [];
  const ask = async (question: string) => {
    said.push(question);
    return answers.shift() ?? '';
  };
  return { said, ask, tell: (sentence: string) => void said.push(sentence) };
}

test('a person is asked again until an answer will do', async () => {
  const { said, ...person } = talk('many', 'x', ' 7 ');
  expect(await settle({ question: 'How many', given: undefined, usual: '3', judge, ...person })).toBe(7);
  expect(said).toEqual([
    'How many [3]: ',
    '`many` is no number.\n',
    'How many [3]: ',
    '`x` is no number.\n',
    'How many [3]: ',
  ]);
});

test('an empty answer is the usual one', async () => {
  expect(await settle({ question: 'How many', given: undefined, usual: '3', judge, ...talk('') })).toBe(3);
});

test('what was given is not asked for, and is refused where it will not do', async () => {
  const { said, ...person } = talk();
  expect(await settle({ question: 'How many', given: '5', usual: '3', judge, ...person })).toBe(5);
  await expect(settle({ question: 'How many', given: 'x', usual: '3', judge, ...person })).rejects.toThrow(
    new Refusal('`x` is no number.\n'),
  );
  expect(said).toEqual([]);
});

test('where nobody can be asked, the usual one holds', async () => {
  const { tell } = talk();
  expect(await settle({ question: 'How many', given: undefined, usual: '3', judge, ask: undefined, tell })).toBe(3);
});

test('whoever ends the input between two answers wants nothing to be made', async () => {
  const input = new PassThrough();
  const terminal = createInterface({ input, output: new PassThrough() });
  const first = answerOf(terminal, 'Name');
  input.write('Brot\n');
  expect(await first).toBe('Brot');
  const second = answerOf(terminal, 'Look');
  input.end();
  await expect(second).rejects.toThrow(new Refusal('\nNothing was made.\n'));
});
