import { type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';

/** Levels of nesting and lines beyond which a text is left to the parser, which says what it has too much of. */
const MAX_DEPTH = 40;
const MAX_LINES = 50_000;

/** What stands in no text that is read here: tabs, other ends of lines, anchors and aliases, and other rare signs. */
const RARE = /[\t\r\ufeff\u0085\u2028\u2029]|(?:^|\n)(?:%|---|\.\.\.)/;

/** A name of a field with its colon, and what stands behind it. */
const FIELD = /([A-Za-z0-9_][\w-]{0,99}):(?: +(?=\S)|(?=\n|$))/y;
/** A value in one line: in quotation marks without any escape, or plain words that begin with no sign of YAML's own. */
const QUOTED = /"([^"\\\n]*)"|'([^'\n]*)'/y;
const PLAIN = /[^\s\-?:,[\]{}#&*!|>'"%@`](?:[^\n:# ]|:(?=[^\s])|(?<=\S)#| (?![ #\n]|$))*/y;
/** The same inside of braces. */
const PLAIN_IN_BRACES = /[^\s\-?:,[\]{}#&*!|>'"%@`](?:[^\n:#,[\]{} ]|:(?=[^\s,[\]{}])|(?<=\S)#| (?![ #\n,[\]{}]|$))*/y;
/** How a text on the lines below its name begins, without the line end that would follow it. */
const BLOCK = /([|>])-\n/y;
/** What may stand between a value and the end of its line. */
const LINE_END = /(?: +#[^\n]*)?(?:\n|$)/y;

/** Thrown where a text has something that only the parser knows. */
const UNKNOWN = Symbol('not plain');

interface Line {
  /** How many spaces it begins with. */
  readonly indent: number;
  /** Where its first sign stands. */
  readonly at: number;
}

/**
 * Reads the notation that nearly all content is written in: names, dashes, words of one line, quotation marks, texts of
 * several lines, small maps in braces, lists in brackets, notes. It gives the very nodes that the parser of the package `yaml` gives, in a tenth of the time;
 * undefined where a text has anything else, or anything wrong: then that parser is to be asked.
 */
export function readPlain(text: string): Node | undefined {
  if (RARE.test(text)) return undefined;
  const lines = linesOf(text);
  if (lines?.[0]?.indent !== 0) return undefined;
  const reading = { text, lines, next: 0, depth: 0 };
  try {
    const node = readBlock(0, reading);
    return reading.next === lines.length ? node : undefined;
  } catch (reason) {
    if (reason === UNKNOWN) return undefined;
    throw reason;
  }
}

/** The lines that say something: no blank ones, no notes. */
function linesOf(text: string): Line[] | undefined {
  const lines: Line[] = [];
  let count = 0;
  for (let from = 0; from < text.length; ) {
    if (++count > MAX_LINES) return undefined;
    let at = from;
    while (text.charCodeAt(at) === 32) at++;
    const sign = text[at];
    const end = text.indexOf('\n', at);
    if (sign !== undefined && sign !== '\n' && sign !== '#') lines.push({ indent: at - from, at });
    from = end === -1 ? text.length : end + 1;
  }
  return lines;
}

interface Reading {
  readonly text: string;
  readonly lines: readonly Line[];
  /** The line that comes next. */
  next: number;
  depth: number;
}

function unknown(): never {
  throw UNKNOWN;
}

/** What the next lines hold: a list or a map, each of its entries at `indent`. */
function readBlock(indent: number, reading: Reading): Node {
  if (++reading.depth > MAX_DEPTH) unknown();
  const { text, lines } = reading;
  const { at } = lines[reading.next] ?? unknown();
  const node = isDash(text, at) ? readList(indent, reading) : readMap(indent, at, reading);
  reading.depth--;
  return node;
}

const isDash = (text: string, at: number) => text[at] === '-' && (text[at + 1] === ' ' || text[at + 1] === '\n');

function readList(indent: number, reading: Reading): YAMLSeq {
  const { text, lines } = reading;
  const list = new YAMLSeq();
  const start = lines[reading.next]?.at ?? 0;
  let end = start;
  for (;;) {
    const line = lines[reading.next];
    if (!line || line.indent < indent || !isDash(text, line.at)) break;
    if (line.indent > indent) unknown();
    let at = line.at + 1;
    while (text[at] === ' ') at++;
    if (text[at] === '\n' || text[at] === undefined || text[at] === '#' || isDash(text, at)) unknown();
    FIELD.lastIndex = at;
    // A map begins behind the dash, and goes on where its first name stands.
    const item = FIELD.test(text) ? readMap(indent + at - line.at, at, reading) : readLine(at, indent, reading);
    list.items.push(item);
    end = item.range?.[2] ?? end;
  }
  list.range = [start, end, end];
  return list;
}

/** A map whose first name stands at `first`, the others at `indent` of lines of their own. */
function readMap(indent: number, first: number, reading: Reading): YAMLMap {
  const { text, lines } = reading;
  const map = new YAMLMap<Node, Node | null>();
  const names = new Set<string>();
  let end = first;
  for (let at = first; ; ) {
    FIELD.lastIndex = at;
    const [whole, name = ''] = FIELD.exec(text) ?? unknown();
    if (names.has(name)) unknown();
    names.add(name);
    const key = scalarOf(name, 'PLAIN', at, at + name.length, at + name.length);
    const behind = at + whole.length;
    const value =
      text[behind] === '\n' || behind >= text.length ? readBelow(indent, reading) : readLine(behind, indent, reading);
    map.items.push(new Pair<Node, Node | null>(key, value));
    end = value.range?.[2] ?? end;
    const line = lines[reading.next];
    if (!line || line.indent < indent || isDash(text, line.at)) break;
    if (line.indent > indent) unknown();
    at = line.at;
  }
  map.range = [first, end, end];
  return map;
}

/** What stands on the lines below a name: further in, or a list whose dashes stand right below it. */
function readBelow(indent: number, reading: Reading): Node {
  reading.next++;
  const line = reading.lines[reading.next];
  if (!line) unknown();
  const isListBelow = line.indent === indent && isDash(reading.text, line.at);
  if (line.indent <= indent && !isListBelow) unknown();
  return readBlock(line.indent, reading);
}

/** What stands behind a name or a dash, up to the end of the line. */
function readLine(at: number, indent: number, reading: Reading): Node {
  const { text } = reading;
  if (text[at] === '|' || text[at] === '>') return readText(at, indent, reading);
  const node = readInline(at, text);
  const valueEnd = node.range?.[1] ?? at;
  LINE_END.lastIndex = valueEnd;
  const behind = LINE_END.exec(text)?.[0] ?? unknown();
  node.range = [at, valueEnd, valueEnd + behind.length];
  reading.next++;
  return node;
}

function readInline(at: number, text: string): Node {
  if (text[at] === '{') return readBraces(at, text);
  return text[at] === '[' ? readBrackets(at, text) : readWords(at, text, PLAIN);
}

function readWords(at: number, text: string, plain: RegExp): Scalar {
  QUOTED.lastIndex = at;
  const quoted = QUOTED.exec(text);
  if (quoted) {
    const [whole, double, single = ''] = quoted;
    const end = at + whole.length;
    return scalarOf(double ?? single, double === undefined ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE', at, end, end);
  }
  plain.lastIndex = at;
  const words = plain.exec(text)?.[0] ?? unknown();
  return scalarOf(words, 'PLAIN', at, at + words.length, at + words.length);
}

/** A text on lines further in than `indent`: with its line ends as they are, or with paragraphs of several lines. */
function readText(start: number, indent: number, reading: Reading): Scalar {
  const { text, lines } = reading;
  BLOCK.lastIndex = start;
  const [header, mark] = BLOCK.exec(text) ?? unknown();
  const rows: string[] = [];
  let inner = 0;
  let end = start + header.length;
  for (let from = end; from < text.length; ) {
    const stop = text.indexOf('\n', from);
    const row = text.slice(from, stop === -1 ? text.length : stop);
    const words = row.trimStart();
    const spaces = row.length - words.length;
    if (words !== '' && spaces <= indent) break;
    if (words !== '' && inner === 0) inner = spaces;
    // Rows further in have rules of their own, and so have those that end in spaces.
    if (words === '' ? row !== '' : spaces !== inner || /\s$/.test(row)) unknown();
    rows.push(words);
    from = stop === -1 ? text.length : stop + 1;
    if (words !== '') end = from;
  }
  while (rows.at(-1) === '') rows.pop();
  if (rows.length === 0 || rows[0] === '') unknown();
  while ((lines[reading.next]?.at ?? end) < end) reading.next++;
  const value = mark === '|' ? rows.join('\n') : folded(rows);
  return scalarOf(value, mark === '|' ? 'BLOCK_LITERAL' : 'BLOCK_FOLDED', start, end, end);
}

/** Rows of one paragraph are joined with spaces; of blank ones each is a line end. */
const folded = (rows: readonly string[]) =>
  rows.reduce((all, row, at) => {
    if (row === '') return `${all}\n`;
    return at === 0 || rows[at - 1] === '' ? all + row : `${all} ${row}`;
  }, '');

/** A map in braces on one line, with nothing but words in it. */
function readBraces(start: number, text: string): YAMLMap {
  const map = new YAMLMap<Node, Node | null>();
  map.flow = true;
  const names = new Set<string>();
  const name = /\{? *([A-Za-z0-9_][\w-]{0,99}): +/y;
  for (let at = start; ; ) {
    name.lastIndex = at;
    const [whole, key = ''] = name.exec(text) ?? unknown();
    if (names.has(key)) unknown();
    names.add(key);
    const keyAt = at + whole.indexOf(key);
    const value = readWords(at + whole.length, text, PLAIN_IN_BRACES);
    map.items.push(
      new Pair<Node, Node | null>(scalarOf(key, 'PLAIN', keyAt, keyAt + key.length, keyAt + key.length), value),
    );
    at = value.range?.[1] ?? at;
    while (text[at] === ' ') at++;
    if (text[at] === '}') {
      map.range = [start, at + 1, at + 1];
      return map;
    }
    if (text[at] !== ',') unknown();
    at++;
  }
}

/** A list in brackets on one line, with nothing but words in it. */
function readBrackets(start: number, text: string): YAMLSeq {
  const list = new YAMLSeq();
  list.flow = true;
  for (let at = start; ; ) {
    at++;
    while (text[at] === ' ') at++;
    const value = readWords(at, text, PLAIN_IN_BRACES);
    list.items.push(value);
    at = value.range?.[1] ?? at;
    while (text[at] === ' ') at++;
    if (text[at] === ']') {
      list.range = [start, at + 1, at + 1];
      return list;
    }
    if (text[at] !== ',') unknown();
  }
}

function scalarOf(value: string, type: Scalar.Type, start: number, end: number, nodeEnd: number): Scalar {
  const scalar = new Scalar(value);
  scalar.type = type;
  scalar.source = value;
  scalar.range = [start, end, nodeEnd];
  return scalar;
}
