import type { Fix } from '../../diagnostics/diagnostic.ts';
import { entry, field, type LineFault } from '../written/yaml-line.ts';

/** Open lists and mappings that are looked at; a line further in than so many is left to its author. */
const MAX_LEVELS = 50;

/** A list or a mapping that lines stand in: its column, and the row that began it. */
interface OpenLevel {
  readonly column: number;
  readonly list: boolean;
  readonly id: number;
}

/** A line that is a field or an entry of a list. */
export interface Row {
  /** The offset of its line. */
  readonly start: number;
  readonly tabs: number;
  readonly spaces: number;
  /** The dashes that it begins with. */
  readonly dashes: string;
  readonly named: boolean;
  /** True where its value stands on the lines below it. */
  readonly bare: boolean;
  /** The message about its tab, which takes the repair. */
  readonly fault?: LineFault | undefined;
}

/** What is open at a line: levels from the outermost to the innermost, and whether the line before has no value yet. */
interface OpenLevels {
  readonly levels: readonly OpenLevel[];
  readonly bare: boolean;
}

/** Reads a line as a row; undefined for one that is neither field nor entry. */
export function rowOf(line: string, start: number, fault?: LineFault): Row | undefined {
  const named = field.exec(line);
  const found = named ?? entry.exec(line);
  if (!found) return undefined;
  const [head = '', value = ''] = [found[1], found[named ? 3 : 2]];
  const written = value.replace(/(?:^|\s)#[^\n]*/, '').trim();
  const dashes = head.trimStart();
  const tabs = head.split('\t').length - 1;
  const spaces = head.length - dashes.length - tabs;
  return { start, tabs, spaces, dashes, named: named !== null, bare: written === '', fault };
}

/** What is open after a row that begins in a column; undefined where it cannot stand there. */
function put(
  { levels, bare }: OpenLevels,
  row: Row,
  column: number,
  furthest: number,
): (OpenLevels & { in: number }) | undefined {
  if (column < 0) return undefined;
  const list = row.dashes !== '';
  let kept = levels.length;
  const at = () => levels[kept - 1] ?? { column: -1, list: true, id: -1 };
  while (at().column > column || (at().column === column && at().list && !list)) kept--;
  const inside = at();
  const begins = inside.column < column || inside.list !== list;
  if (kept > 0 && begins && (!bare || kept < levels.length || column - inside.column > furthest)) return undefined;
  if (kept === 0 && levels.length > 0) return undefined;
  const opened = [...levels.slice(0, kept)];
  if (begins) opened.push({ column, list, id: row.start });
  for (const { index } of [...row.dashes.matchAll(/-/g)].slice(1))
    opened.push({ column: column + index, list: true, id: row.start + index });
  if (list && row.named)
    opened.push({ column: column + row.dashes.length, list: false, id: row.start + row.dashes.length });
  return { levels: opened, bare: row.bare, in: begins ? row.start : inside.id };
}

/** The columns that neighbouring rows can begin in, and what stands in what then. */
interface Alignment {
  readonly columns: readonly number[];
  readonly shape: string;
  /** True where the row above stays without a value, which is rarely meant. */
  readonly empties: boolean;
}

/** Reads rows in some columns, between what stands above and below them; only the row above may be without a value. */
function read(
  run: readonly Row[],
  columns: readonly number[],
  around: Neighbours,
  furthest: number,
): Alignment | undefined {
  let stand: OpenLevels = around.above;
  const shape: number[] = [];
  let empties = false;
  const rows = around.below ? [...run, around.below] : run;
  for (const [index, row] of rows.entries()) {
    const next = put(stand, row, columns[index] ?? row.spaces, furthest);
    if (!next) return undefined;
    const isEmpty = stand.bare && next.in !== row.start;
    if (index > 0 && isEmpty) return undefined;
    empties ||= isEmpty;
    shape.push(next.in);
    stand = next;
  }
  return stand.bare && !around.below ? undefined : { columns, shape: shape.join(), empties };
}

interface Neighbours {
  readonly above: OpenLevels;
  readonly below: Row | undefined;
}

const inColumns = (run: readonly Row[], base: number, step: number) =>
  run.map(({ tabs, spaces }) => base + step * (tabs - (run[0]?.tabs ?? 0)) + spaces - (run[0]?.spaces ?? 0));

/** Two columns for each tab, where no other reading is as good: four for each, or any further in for a single tab. */
function asCounted(run: readonly Row[], readings: readonly Alignment[]): readonly number[] | undefined {
  const [{ tabs, spaces } = { tabs: 0, spaces: 0 }] = run;
  const two = readings.find(({ columns }) => columns.join() === inColumns(run, 2 * tabs + spaces, 2).join());
  const isAsGood = ({ columns: [column = 0], shape }: Alignment) =>
    shape !== two?.shape && (tabs === 1 ? column > 2 + spaces : column === 4 * tabs + spaces);
  return two?.empties || readings.some(isAsGood) ? undefined : two?.columns;
}

/** The columns of neighbouring lines with tabs; undefined where they could be others just as well. */
function columnsOf(run: readonly Row[], around: Neighbours): readonly number[] | undefined {
  const { levels } = around.above;
  const [first] = run;
  if (!first || levels.length > MAX_LEVELS) return undefined;
  const inner = levels.at(-1)?.column ?? 0;
  const beside = around.below ? [around.below.spaces] : [];
  const bases = new Set([
    ...beside,
    inner + 2,
    inner + 4,
    ...levels.map(({ column }) => column),
    ...(levels.length ? [] : [0]),
  ]);
  const alike = run.every(({ tabs, spaces }) => tabs === first.tabs && spaces === first.spaces);
  for (const furthest of [2, 4]) {
    const readings = [2, 4, 8].flatMap((step) =>
      [...bases].flatMap((base) => read(run, inColumns(run, base, step), around, furthest) ?? []),
    );
    if (readings.length === 0) continue;
    // Lines that all have the same tabs may have lost the levels between them.
    if (new Set(readings.map(({ shape }) => shape)).size === 1 && (run.length === 1 || !alike))
      return readings[0]?.empties ? undefined : readings[0]?.columns;
    return asCounted(run, readings);
  }
  return undefined;
}

/** What is open after a row of a file that need not be right everywhere. */
function follow({ levels, bare }: OpenLevels, row: Row, column: number): OpenLevels {
  const outer = { levels: levels.filter((level) => level.column < column), bare: true };
  const next = put({ levels, bare }, row, column, Infinity) ?? put(outer, row, column, Infinity);
  return { levels: next?.levels.slice(0, MAX_LEVELS + 1) ?? [], bare: row.bare };
}

/**
 * The repairs of lines that begin with tabs, by the messages about them, where only one column is right. The rows are all lines of a text
 * that are not empty; those that are neither field nor entry are undefined.
 */
export function tabRepairs(rows: readonly (Row | undefined)[]): Map<LineFault, Fix> {
  const repairs = new Map<LineFault, Fix>();
  let stand: OpenLevels = { levels: [], bare: false };
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (row && !row.fault) stand = follow(stand, row, row.spaces);
    if (!row?.fault) continue;
    let end = at;
    while (rows[end]?.fault) end++;
    const run = rows.slice(at, end) as Row[];
    const isBetweenRows = (at === 0 || rows[at - 1]) && (end === rows.length || rows[end]);
    const found = isBetweenRows ? columnsOf(run, { above: stand, below: rows[end] }) : undefined;
    for (const [index, each] of run.entries()) {
      const column = found?.[index];
      if (column === undefined || !each.fault) continue;
      const range = { start: each.start, end: each.start + each.tabs + each.spaces };
      repairs.set(each.fault, { range, text: ' '.repeat(column) });
      stand = follow(stand, each, column);
    }
    at = end - 1;
  }
  return repairs;
}
