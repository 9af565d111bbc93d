import type { Source } from '../../../diagnostics/diagnostic.ts';
import { placeAt } from '../../written/report.ts';
import type { Letter, LetterUnit, ReadReply, ReturnedText } from './letter.ts';

const LETTERS: Readonly<Record<string, string>> = { '\n': 'n', '\t': 't', '\r': 'r', '"': '"', '\\': '\\' };
const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

const quoted = (text: string) => `"${text.replace(/[\n\t\r"\\]/g, (sign) => `\\${LETTERS[sign]}`)}"`;

/** A text of several lines has each on a line of the file, below an empty one. */
function inPo(name: string, text: string): string {
  const lines = text.split(/(?<=\n)/);
  return lines.length < 2 ? `${name} ${quoted(text)}` : [`${name} ""`, ...lines.map(quoted)].join('\n');
}

const comment = (words: string) => words.split('\n').map((line) => `#. ${line}`);

/** What a translation was made from, as gettext keeps it. */
const previous = (text: string) =>
  inPo('msgid', text)
    .split('\n')
    .map((line) => `#| ${line}`);

const entryOf = ({ key, text, translation = '', notes, isOld = false, earlier }: LetterUnit) =>
  [
    ...notes.flatMap(({ words }) => comment(words)),
    `#: ${key.split('#', 1)[0]?.replace(/\s/g, '%20')}`,
    ...(isOld ? ['#, fuzzy'] : []),
    ...(earlier === undefined ? [] : previous(earlier)),
    inPo('msgctxt', key),
    inPo('msgid', text),
    inPo('msgstr', translation),
  ].join('\n');

/** Texts as gettext has them; the key is each one's context. */
export function writePo({ from, to, units }: Letter): string {
  const head = [
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `Language: ${to.replaceAll('-', '_')}`,
    `X-Source-Language: ${from}`,
  ];
  const header = inPo('msgstr', head.map((line) => `${line}\n`).join(''));
  return `${[`msgid ""\n${header}`, ...units.map(entryOf)].join('\n\n')}\n`;
}

interface PoEntry {
  readonly fields: Map<string, string>;
  isFuzzy: boolean;
  start: number;
  end: number;
}

const newEntry = (): PoEntry => ({ fields: new Map(), isFuzzy: false, start: 0, end: 0 });

const unescaped = (words: string) => words.replace(/\\(.)/g, (_, sign: string) => SIGNS[sign] ?? sign);

const ROW = /^(?:(msgctxt|msgid(?:_plural)?|msgstr(?:\[\d+\])?)[ \t]+)?"((?:[^"\\]|\\.)*)"\s*$/;

/** The entries of a file; where a line is none of a translation, its place. */
function entriesOf({ text }: Source): PoEntry[] | number {
  let entry = newEntry();
  const entries = [entry];
  let field = '';
  let at = 0;
  for (const line of text.split('\n')) {
    const [, name = '', words] = ROW.exec(line) ?? [];
    if (entry.fields.has('msgstr') && (name === 'msgctxt' || name === 'msgid' || /^#(?!~)/.test(line))) {
      entry = newEntry();
      entries.push(entry);
    }
    if (words !== undefined) {
      field = name || field;
      if (name === 'msgstr') entry.start = at;
      entry.end = at + line.trimEnd().length;
      entry.fields.set(field, (entry.fields.get(field) ?? '') + unescaped(words));
    } else if (/^#,.*\bfuzzy\b/.test(line)) entry.isFuzzy = true;
    else if (!/^\s*(?:#.*)?$/.test(line)) return at;
    at += line.length + 1;
  }
  return entries;
}

const headerField = (header: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(\\S+)`, 'm').exec(header)?.[1];

export const readPo: ReadReply = (source, report) => {
  const entries = entriesOf(source);
  if (typeof entries === 'number' || !entries[0]?.fields.has('msgid')) {
    const at = typeof entries === 'number' ? entries : 0;
    report.add('import-unreadable', placeAt(source, at, at + 1), { format: 'PO' });
    return undefined;
  }
  const head = entries.find(({ fields }) => fields.get('msgid') === '' && !fields.has('msgctxt'));
  const header = head?.fields.get('msgstr') ?? '';
  const texts = entries.flatMap((entry): ReturnedText[] => {
    const { fields, isFuzzy, start, end } = entry;
    const text = fields.get('msgid');
    if (entry === head || !text) return [];
    // What is marked as uncertain is not translated yet.
    return [{ key: fields.get('msgctxt'), text, translation: isFuzzy ? '' : (fields.get('msgstr') ?? ''), start, end }];
  });
  const to = headerField(header, 'Language')?.replaceAll('_', '-');
  return { from: headerField(header, 'X-Source-Language'), to, texts };
};
