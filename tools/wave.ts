/**
 * Plants mistakes that nothing was tuned to in a copy of this site, one by one, and prints how the check answers each:
 * `node --import tsx tools/wave.ts [tests/unit/authoring/wave/wave-1.ts] [words of a name…]`. With words of names it
 * prints all that is said of these cases.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Project } from '../src/content/project.ts';
import { type PrintedDiagnostic, printed } from '../src/diagnostics/as-json.ts';
import { lineAndColumn } from '../src/diagnostics/lines.ts';
import { openFolder } from '../src/disk/machine.ts';
import { copySite } from '../tests/site-copy.ts';
import { edit, MARK, type Mistake } from '../tests/unit/authoring/mistake.ts';
import type { CorrectRow, WaveKind, WaveRow } from '../tests/unit/authoring/wave/wave.ts';

const ENGINE = join(import.meta.dirname, '..');
const FIRST = join(ENGINE, 'tests/unit/authoring/wave/wave-1.ts');

const [chosen = FIRST, ...names] = process.argv.slice(2);
const wave = resolve(chosen);

async function loaded<T>(path: string, name: string): Promise<readonly T[] | undefined> {
  const found: Record<string, readonly T[]> = await import(pathToFileURL(path).href);
  return Object.entries(found).find(([key]) => key.startsWith(name))?.[1];
}

async function load<T>(path: string, name: string): Promise<readonly T[]> {
  const rows = await loaded<T>(path, name);
  if (!rows) throw new Error(`${path} gives no ${name}`);
  return rows;
}

interface Said extends PrintedDiagnostic {
  readonly at: string;
}

interface Outcome {
  readonly name: string;
  readonly kind: string;
  readonly wanted: readonly string[];
  readonly conveys: string;
  readonly said: readonly Said[];
  readonly hasPlace: boolean;
  readonly hasBoth: boolean;
  readonly isMissed: boolean;
  readonly isMisleading: boolean;
}

const root = mkdtempSync(join(tmpdir(), 'wave-'));
copySite(root);
for (const [file, text] of (await loaded<readonly [file: string, text: string]>(wave, 'beside')) ?? []) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const clean = openFolder(root);
const before = clean.check();

function plantedText(name: string, file: string, find: string, replace: string, nth?: number) {
  const path = join(root, file);
  const more = nth === undefined ? {} : { nth };
  const row: Pick<Mistake, 'name' | 'file' | 'find' | 'replace' | 'more'> = { name, file, find, replace, more };
  return edit(existsSync(path) ? readFileSync(path, 'utf8') : '', { ...row, code: 'yaml-syntax', hint: '' });
}

/** What is said of a text in place of a file’s own. */
function saidOf(project: Project, file: string, text: string): readonly Said[] {
  const path = join(root, file);
  const own = existsSync(path) ? readFileSync(path) : undefined;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  try {
    const found = project.refresh(new Set([file])).check();
    return found
      .map((each) => printed(each))
      .map((each) => ({ ...each, at: `${each.file}:${each.line}:${each.column}` }));
  } finally {
    if (own) writeFileSync(path, own);
    else rmSync(path);
  }
}

/** Every place of a text in a file, as `file:line:column`. */
function placesOf(file: string, text: string, sought: string): string[] {
  const places: string[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const { line, column } = lineAndColumn({ file, text }, at);
    places.push(`${file}:${line}:${column}`);
  }
  return places;
}

/** The places at which the message may stand: the marks, else the first character, and those in other texts. */
function wantedPlaces([, file, , , , , { elsewhere = [] } = {}]: WaveRow, marked: string): string[] {
  const places: string[] = [];
  let text = marked;
  for (let at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK)) {
    text = text.slice(0, at) + text.slice(at + MARK.length);
    const { line, column } = lineAndColumn({ file, text }, at);
    places.push(`${file}:${line}:${column}`);
  }
  const others = elsewhere.flatMap(([other, sought]) =>
    placesOf(other, other === file ? text : readFileSync(join(root, other), 'utf8'), sought),
  );
  return places.length + others.length === 0 ? [`${file}:1:1`] : [...places, ...others];
}

const textOf = ({ message, hint }: Said) => `${message} ${hint}`;

function judge(kind: string, row: WaveRow): Outcome {
  const [name, file, find, replace, conveys, wanted, { nth, misleading, mayBeSilent = false } = {}] = row;
  const marked = plantedText(name, file, find, replace, nth);
  const places = wantedPlaces(row, marked);
  const said = saidOf(clean, file, marked.replaceAll(MARK, ''));
  const atPlace = said.filter(({ at }) => places.includes(at));
  const [first] = said;
  const isSilent = mayBeSilent && !first;
  const isRight = (each: Said) => wanted.test(textOf(each)) && !misleading?.test(textOf(each));
  return {
    name,
    kind,
    wanted: places,
    conveys,
    said,
    hasPlace: isSilent || atPlace.length > 0,
    hasBoth: isSilent || atPlace.some(isRight),
    isMissed: said.length === 0 && !mayBeSilent,
    isMisleading: !!first && (!!misleading?.test(textOf(first)) || (!places.includes(first.at) && !isRight(first))),
  };
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const shown = ({ at, severity, code, message, hint }: Said) =>
  `      ${at} ${severity} ${code}\n        ${message}\n        ${hint}`;
const isNamed = (name: string) => names.length === 0 || names.some((part) => name.includes(part));

try {
  if (before.length > 0) throw new Error(`The site itself has messages: ${before.map(({ code }) => code)}`);
  const kinds = await load<WaveKind>(wave, 'wave');
  const edits = await load<CorrectRow>(wave.replace(/\.ts$/, '-correct.ts'), 'correct');
  const outcomes = kinds.flatMap(({ kind, rows }) =>
    rows.filter(([name]) => isNamed(name)).map((row) => judge(kind, row)),
  );
  const alarms = edits
    .filter(([name]) => isNamed(name))
    .map(([name, file, find, replace, nth]) => ({
      name,
      said: saidOf(clean, file, plantedText(name, file, find, replace, nth)),
    }));

  const count = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length;
  const rate = (is: (outcome: Outcome) => boolean) => `${percent(count(is), outcomes.length)} (${count(is)})`;
  const numbers = outcomes.map(({ said }) => said.length).sort((a, b) => a - b);
  const lines = [
    `${outcomes.length} mistakes, ${alarms.length} correct edits`,
    `place exact          ${rate(({ hasPlace }) => hasPlace)}`,
    `place and right hint ${rate(({ hasBoth }) => hasBoth)}`,
    `missed               ${rate(({ isMissed }) => isMissed)}`,
    `misleading           ${rate(({ isMisleading }) => isMisleading)}`,
    `false alarms         ${alarms.filter(({ said }) => said.length > 0).length} of ${alarms.length}`,
    `messages for one mistake: median ${numbers[numbers.length >> 1]}, most ${numbers.at(-1)}`,
    ...kinds.map(({ kind }) => {
      const own = outcomes.filter((each) => each.kind === kind);
      return `  ${kind}: ${own.filter(({ hasBoth }) => hasBoth).length} of ${own.length}`;
    }),
  ];
  for (const { name, kind, wanted, conveys, said, hasPlace, hasBoth, isMissed, isMisleading } of outcomes) {
    if (hasBoth && !isMisleading && names.length === 0) continue;
    const verdict = [
      !isMissed && !hasPlace && 'place',
      !isMissed && hasPlace && !hasBoth && 'hint',
      isMissed && 'MISSED',
      isMisleading && 'MISLEADING',
    ].filter(Boolean);
    const heard = names.length > 0 ? said : said.slice(0, 3);
    lines.push(
      `- [${kind}] ${name}: ${verdict.join(', ') || 'right'}; ${said.length} messages`,
      `    wanted ${wanted.slice(0, 4).join(' or ')}: ${conveys}`,
      ...heard.map(shown),
    );
  }
  for (const { name, said } of alarms) {
    if (said.length > 0) lines.push(`- [false alarm] ${name}`, ...said.slice(0, 3).map(shown));
  }
  console.log(lines.join('\n'));
} finally {
  rmSync(root, { recursive: true, force: true });
}
