import { expect, test } from 'vitest';
import { replay } from '../../../src/editor/desk/changes/replay.ts';
import type { Step } from '../../../src/editor/desk/session.ts';

const FILE = 'pages/index.yaml';
const BEFORE = 'a: { en: One, tr: Bir }\nb:\n  - x\n  - y\nc: Three\nd: Four\n';
const languages = { languages: ['en', 'tr'], defaultLanguage: 'en' };

const ofText = (was: string, to: string, language = 'en', path: readonly string[] = ['a']): Step => ({
  ...{ file: FILE, what: path, before: BEFORE, after: BEFORE.replace(was, to), was, to },
  text: { path, language, was, to },
});
const ofFile = (after: string | undefined): Step => ({ file: FILE, what: [], before: BEFORE, after });
const made = (done: readonly Step[], theirs: string | undefined, keep?: 'mine' | 'theirs') =>
  replay(done, { file: FILE, before: BEFORE, theirs, languages, keep });

test('texts are changed in whatever the file has become', () => {
  const theirs = BEFORE.replace('Bir', 'Onların').replace('  - x\n', '  - new\n  - x\n');
  expect(made([ofText('One', 'Mine')], theirs)).toEqual({ text: theirs.replace('One', 'Mine') });
  expect(made([ofText('One', 'Same')], theirs.replace('One', 'Same'))).toEqual({ text: theirs.replace('One', 'Same') });
});

test('of two words for one text the author says which holds', () => {
  const theirs = BEFORE.replace('One', 'Theirs');
  const done = [ofText('One', 'Mine'), ofText('Three', 'Drei', 'default', ['c'])];
  expect(made(done, theirs)).toEqual({ conflict: { file: FILE, theirs: 'Theirs', yours: 'Mine' } });
  expect(made(done, theirs, 'mine')).toEqual({ text: theirs.replace('Theirs', 'Mine').replace('Three', 'Drei') });
  expect(made(done, theirs, 'theirs')).toEqual({ text: theirs.replace('Three', 'Drei') });
});

test('whatever else is merged line by line, where both have changed different ones', () => {
  const mine = BEFORE.replace('  - y\n', '');
  const theirs = BEFORE.replace('Four', 'Vier');
  expect(made([ofFile(mine)], theirs)).toEqual({ text: mine.replace('Four', 'Vier') });
  const clash = BEFORE.replace('  - y\n', '  - z\n');
  expect(made([ofFile(mine)], clash)).toEqual({ conflict: { file: FILE, theirs: clash, yours: mine } });
  expect(made([ofFile(mine)], clash, 'mine')).toEqual({ text: mine });
  expect(made([ofFile(mine)], clash, 'theirs')).toEqual({ text: clash });
});

test('a page that one side has deleted is gone only where the author says so', () => {
  expect(made([ofFile(undefined)], BEFORE.replace('One', 'Theirs'))).toMatchObject({ conflict: { yours: '' } });
  expect(made([ofText('One', 'Mine')], undefined)).toMatchObject({ conflict: { theirs: '' } });
  expect(made([ofText('One', 'Mine')], undefined, 'theirs')).toEqual({ text: undefined });
  expect(made([ofFile(undefined)], undefined)).toEqual({ text: undefined });
});
