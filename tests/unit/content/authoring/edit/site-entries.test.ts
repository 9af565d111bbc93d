import { expect, test } from 'vitest';
import {
  addEntry,
  duplicateEntry,
  moveEntry,
  removeEntry,
} from '../../../../../src/content/authoring/edit/list-edits.ts';
import { cases, patience } from '../../../random/cases.ts';
import { at, byEngine, listsIn, proveList, siteSources } from './proof.ts';

/** The long run takes every list of this site; the short one a part of them. */
const EVERY_LIST = cases > 100 ? 1 : 23;

test('the entries of every list of the site are moved and back, doubled, taken out and put in', patience, () => {
  let count = 0;
  for (const source of siteSources()) {
    const value = byEngine(source.text);
    for (const path of listsIn(value)) {
      const last = (at(value, path) as unknown[]).length - 1;
      if (count++ % EVERY_LIST !== 0 || last < 0) continue;
      const turn = count % (last + 1);
      const moved = proveList(source, path, moveEntry(source, path, { from: 0, to: turn }), (list) =>
        list.toSpliced(0, 1).toSpliced(turn, 0, list[0]),
      );
      const after = { file: source.file, text: moved };
      const back = proveList(after, path, moveEntry(after, path, { from: turn, to: 0 }), (list) =>
        list.toSpliced(turn, 1).toSpliced(0, 0, list[turn]),
      );
      expect(back).toBe(source.text);
      proveList(source, path, duplicateEntry(source, path, turn), (list) => list.toSpliced(turn, 0, list[turn]));
      proveList(source, path, removeEntry(source, path, turn), (list) => list.toSpliced(turn, 1));
      const entry = (at(value, path) as unknown[])[turn];
      proveList(source, path, addEntry(source, path, { at: turn, value: entry }), (list) =>
        list.toSpliced(turn, 0, entry),
      );
    }
  }
  expect(count).toBeGreaterThan(200);
  if (cases > 100) console.info(`${count} lists`);
});
