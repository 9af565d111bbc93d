import { expect, test } from 'vitest';
import { changeText } from '../../../../../src/content/authoring/edit/change-text.ts';
import { applyEdits } from '../../../../../src/content/authoring/edit/edit.ts';
import { parseYaml } from '../../../../../src/content/read/parse.ts';
import { possible } from '../../../../../src/content/written/control-characters.ts';
import { locate, type Origins } from '../../../../../src/content/written/origin.ts';
import { Report } from '../../../../../src/content/written/report.ts';
import { cases, patience } from '../../../random/cases.ts';
import { at, byEngine, made, NASTY, prove, put, siteSources, textsIn } from './proof.ts';

/** The long run takes every text; the short one a part of them, spread over all files and changes. */
const isLong = cases > 100;
const EVERY_TEXT = isLong ? 1 : 101;
/** How many of the changes each text is tried with; each text begins with another. */
const CHANGES = isLong ? 2 : 1;

test('every text of the site takes every other text, and nothing else changes', patience, () => {
  let count = 0;
  const tried = { texts: 0, changes: 0 };
  for (const source of siteSources()) {
    const origins: Origins = new WeakMap();
    const value = parseYaml(source, origins, new Report()) as object;
    for (const path of textsIn(value)) {
      if (count++ % EVERY_TEXT !== 0) continue;
      tried.texts++;
      const { range } = locate(origins, value, path).place;
      for (let turn = 0; turn < CHANGES; turn++) {
        const to = NASTY[(tried.texts + turn) % NASTY.length] ?? '';
        const change = changeText(source, path, to);
        const text = prove(source, change, (old) => put(old, path, possible(to)));
        for (const { start, end } of made(change)) {
          expect(start).toBeGreaterThanOrEqual(range.start);
          expect(end).toBeLessThanOrEqual(range.end);
        }
        const after = { file: source.file, text };
        const back = changeText(after, path, String(at(value, path)));
        expect(byEngine(applyEdits(text, made(back)))).toEqual(value);
        tried.changes++;
      }
    }
  }
  expect(count).toBeGreaterThan(5000);
  if (isLong) console.info(`${tried.texts} texts, ${tried.changes} changes and as many back`);
});
