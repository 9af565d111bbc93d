import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../site-folder.ts';

const COMMAND = 'bin/pages-as-data.mjs';

/** Makes a program with one command, which says where it was made. */
const MAKER = `import { mkdirSync, writeFileSync } from 'node:fs';
const [home, out] = process.argv.slice(2);
if (!out) process.exit();
mkdirSync(out + '/engine/commands', { recursive: true });
writeFileSync(out + '/package.json', '{ "type": "module" }');
writeFileSync(out + '/engine/own-program.js', 'export const programFor = ({ program }) => program;');
writeFileSync(out + '/engine/commands/help.js', 'console.log(' + JSON.stringify('made in ' + home) + ');');
`;

const said = (home: string) => spawnSync(process.execPath, [join(home, COMMAND)], { encoding: 'utf8' }).stdout.trim();

test('the engine’s program is made once for a copy of its sources, and taken from no other copy', () => {
  const one = folder({ 'bin/make-program.mjs': MAKER, 'src/x.ts': '' });
  for (const file of [COMMAND, 'bin/program.mjs']) cpSync(file, join(one, file));
  expect(said(one)).toBe(`made in ${one}`);
  const programs = join(one, '.cache/program');
  const help = readdirSync(programs, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('help.js'));
  writeFileSync(join(programs, help ?? ''), 'console.log("as it was left");');
  expect(said(one)).toBe('as it was left');
  const other = join(folder({}), 'other');
  cpSync(one, other, { recursive: true });
  expect(said(other)).toBe(`made in ${other}`);
});
