import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { takeIn } from '../../../../../src/content/authoring/translation/take-in.ts';
import {
  type LetterForm,
  letterFor,
  letterForms,
} from '../../../../../src/content/authoring/translation/write-letter.ts';
import { openFolder } from '../../../../../src/disk/machine.ts';
import { ALL } from '../../../../all.ts';
import { engine } from '../../../source-files.ts';
import { temporaryFolder } from '../../../temporary-folders.ts';

/** True where a program of translators is on this machine, and everything is asked for. */
const has = (command: string) => ALL && spawnSync(command, ['--version']).status === 0;

/** What programs of translators make of the site's own texts. */
describe.each(['tr', 'ar'])('texts into %s', (to) => {
  const site = openFolder(engine);
  const written = (form: LetterForm, name: string) => {
    const folder = temporaryFolder();
    const path = join(folder, name);
    writeFileSync(path, letterForms[form](letterFor(site, { from: 'en', to })));
    return { folder, path };
  };
  const run = (command: string, ...args: string[]) => {
    const home = temporaryFolder();
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, HOME: home } });
    expect(status, stderr).toBe(0);
  };
  const back = (path: string) =>
    takeIn(site, {
      source: { file: path, text: readFileSync(path, 'utf8').replace(/^\ufeff/, '') },
      accepted: new Set(),
      to,
    });

  test.runIf(has('msgfmt'))('are right to gettext', () => {
    run('msgfmt', '-c', '-o', join(temporaryFolder(), 'x.mo'), written('po', 'x.po').path);
  });

  test.runIf(has('xliff2po'))('come back from XLIFF as PO', () => {
    const { folder, path } = written('xliff-1.2', 'x.xlf');
    run('xliff2po', '--progress=none', path, join(folder, 'x.po'));
    expect(back(join(folder, 'x.po'))).toMatchObject({ changed: 0, told: [], isWhole: true });
  });

  test.runIf(has('soffice'))(
    'come back from a spreadsheet',
    () => {
      const { folder, path } = written('csv', 'x.csv');
      const out = join(folder, 'saved');
      mkdirSync(out);
      const filter = '59,34,76,1,,0,false,true,false';
      run(
        'soffice',
        '--headless',
        `--infilter=CSV:${filter}`,
        '--convert-to',
        `csv:Text - txt - csv (StarCalc):${filter}`,
        '--outdir',
        out,
        path,
      );
      expect(back(join(out, 'x.csv'))).toMatchObject({ changed: 0, told: [], isWhole: true });
    },
    180_000,
  );
});
