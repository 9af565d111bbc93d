import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { ALL } from '../all.ts';
import { engine } from './source-files.ts';
import { type Fence, fencesOf, withPart } from './tutorial.ts';

vi.setConfig({ testTimeout: 300_000 });

const home = mkdtempSync(join(tmpdir(), 'tutorial-'));
afterAll(() => rmSync(home, { recursive: true }));

let folder = home;
let said = '';

/** What is done only where everything is asked for: the build, and what goes by it. */
const isLong = (line: string) => !ALL && /^npm run build$|^npx pages-as-data nginx |^\d+ pages written/.test(line);

/** A command of the tutorial, run by this engine; what needs a network or goes on until it is stopped is left out. */
function run(line: string, fails: boolean): void {
  if (/^npm (install|run (dev|serve))$/.test(line)) return;
  if (isLong(line)) return;
  const [, into] = /^cd (\S+)$/.exec(line) ?? [];
  if (into) {
    folder = join(folder, into);
    return;
  }
  const [told = '', output] = line.split(' > ');
  const command = told.replace(/^npm create pages-as-data (.+?) -- /, 'npx pages-as-data init $1 ');
  const [, named, script] = /^(?:npx pages-as-data (.+)|npm run (\w+))$/.exec(command) ?? [];
  if (script) {
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(scripts[script]).toBe(`pages-as-data ${script}`);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(engine, 'bin/pages-as-data.mjs'), ...(named ?? script ?? '').split(' ')],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, SITE: undefined, NODE_ENV: '', VITEST: '', NO_COLOR: '1' },
    },
  );
  said += stdout + stderr;
  expect(status === 0, `${line}\n${stdout}${stderr}`).toBe(!fails);
  if (output) writeFileSync(join(folder, output), stdout);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function follow({ kind, about: [first = '', part], text }: Fence): void {
  if (kind === 'sh') {
    if (first === 'elsewhere') return;
    said = '';
    for (const line of text.trim().split('\n')) run(line, first === 'fails');
  } else if (kind === 'text')
    for (const line of text
      .trim()
      .split('\n')
      .filter((each) => !isLong(each)))
      expect(said).toContain(line);
  else if (part) write(first, withPart(readFileSync(join(folder, first), 'utf8'), part, text));
  else write(first, text);
}

test(`whoever follows the tutorial has a site ${ALL ? 'that is built' : 'without fault'}, and sees on the way what it says`, () => {
  for (const fence of fencesOf(join(engine, 'docs/tutorial.md'))) follow(fence);
  if (!ALL) return run('npm run check', false);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(read('dist/de/shops/basel.html')).toContain('<dt>Dienstag bis Samstag</dt><dd>7 bis 18 Uhr</dd>');
  expect(read('dist/he.html')).toContain('ללחם יש קצב משלו');
  for (const named of ['www.kornblum.example', '/var/www/bakery']) expect(read('nginx.conf')).toContain(named);
  expect(existsSync(join(folder, 'dist/sitemap.xml'))).toBe(true);
});

test('one part of a file is replaced where it stands, or added', () => {
  expect(withPart('a: 1\n# b\nb:\n  - x\n\nc: 3\n', 'b', 'b: 2\n')).toBe('a: 1\n# b\nb: 2\n\nc: 3\n');
  expect(withPart('a: 1\n', 'b', 'b: 2\n')).toBe('a: 1\n\nb: 2\n');
});
