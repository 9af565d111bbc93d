import { expect, test } from 'vitest';
import { createProgress } from '../../../../src/publish/job/progress.ts';

/** What is told of a stage in steps, one a second. */
function told({ isTTY, of, by }: { isTTY: boolean; of: number; by: number }): string {
  let [said, time] = ['', 0];
  const stream = {
    isTTY,
    write: (text: string) => {
      said += text;
      return true;
    },
  };
  const { step, end } = createProgress({ stream, now: () => time });
  for (let done = 0; done < of; done += by) {
    step('Reading', by, of);
    time += 1000;
  }
  end();
  return said;
}

test('nothing is told of a small site', () => {
  expect(told({ isTTY: false, of: 17, by: 1 })).toBe('');
  expect(told({ isTTY: true, of: 17, by: 1 })).toBe('');
});

test('a CI gets a plain line for each quarter', () => {
  expect(told({ isTTY: false, of: 400, by: 20 })).toMatchInlineSnapshot(`
    "Reading pages: 100 of 400
    Reading pages: 200 of 400
    Reading pages: 300 of 400
    Reading pages: 400 of 400
    "
  `);
});

test('a terminal gets a bar with what is left, which goes away at the end', () => {
  const lines = told({ isTTY: true, of: 400, by: 100 }).split('\r\u001b[K');
  expect(lines).toMatchInlineSnapshot(`
    [
      "",
      "Reading ██████░░░░░░░░░░░░░░░░░░ 100 of 400 pages",
      "Reading ████████████░░░░░░░░░░░░ 200 of 400 pages, about 2 s left",
      "Reading ██████████████████░░░░░░ 300 of 400 pages, about 1 s left",
      "Reading ████████████████████████ 400 of 400 pages, about 0 s left",
      "",
    ]
  `);
});
