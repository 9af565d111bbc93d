import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../diagnostics/nearest.ts';
import { COMMANDS } from '../program/commands.ts';
import { packageFolder } from './program-folder.ts';

const names = Object.keys(COMMANDS);
const width = Math.max(...names.map((name) => name.length)) + 2;
const list = Object.entries(COMMANDS).map(([name, what]) => `  ${name.padEnd(width)}${what}`);
const USAGE = `pages-as-data <command> [options]

${list.join('\n')}

Options of a command: pages-as-data <command> --help
`;

const [asked] = process.argv.slice(2);
if (asked === '--version' || asked === '-v') {
  // npm writes a version into every package.json.
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string };
  process.stdout.write(`${version}\n`);
} else if (asked === undefined || asked === '--help' || asked === '-h') process.stdout.write(USAGE);
else {
  const meant = nearest(asked, names);
  process.stderr.write(`There is no command \`${asked}\`.${meant ? ` Did you mean \`${meant}\`?` : ''}\n\n${USAGE}`);
  process.exitCode = 2;
}
