import type { Source } from '../../../diagnostics/diagnostic.ts';
import { placeAt } from '../../written/report.ts';
import { isLanguageCode } from './add-language.ts';
import type { Letter, LetterUnit, ReadReply, ReturnedText } from './letter.ts';
import { formsOf, pluralHeader } from './po-plurals.ts';

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

type Group = readonly [LetterUnit, ...LetterUnit[]];

const entryOf = ([first, ...others]: Group) => {
  const { key, text, notes, isOld = false, earlier, translation = '' } = first;
  const forms = [first, ...others];
  const isCounted = others.length > 0;
  const about = notes.flatMap((note) => {
    if (!isCounted) return note.words;
    if (note.about === 'numbers') return [];
    // The way to a form ends with its kind of numbers.
    return note.about === 'where' ? note.words.replace(/ › [^›]*$/, '') : note.words;
  });
  const numbers = forms.flatMap((form, index) => {
    const note = isCounted && form.notes.find((each) => each.about === 'numbers');
    return note ? comment(`msgstr[${index}]: ${note.words}`) : [];
  });
  const said = isCounted
    ? [
        inPo('msgid', (forms.find(({ plural }) => plural === 'one') ?? first).text),
        inPo('msgid_plural', forms.at(-1)?.text ?? text),
        ...forms.map((form, index) => inPo(`msgstr[${index}]`, form.translation ?? '')),
      ]
    : [inPo('msgid', text), inPo('msgstr', translation)];
  return [
    ...about.flatMap(comment),
    ...numbers,
    `#: ${key.split('#', 1)[0]?.replace(/\s/g, '%20')}`,
    ...(isOld || others.some((form) => form.isOld) ? ['#, fuzzy'] : []),
    ...(earlier === undefined ? [] : previous(earlier)),
    inPo('msgctxt', isCounted ? baseOf(key) : key),
    ...said,
  ].join('\n');
};

const baseOf = (key: string) => key.replace(/~[a-z]+$/, '');

/**
 * The texts of a fact in all forms of the language together, as gettext keeps them: its words for one and its words for
 * more are what they are translated from. What does not fit into that stays a text by itself.
 */
function together(units: readonly LetterUnit[], to: string): Group[] {
  const forms = formsOf(to);
  const byFact = new Map<string, LetterUnit[]>();
  for (const unit of units) {
    const name = unit.plural === undefined ? unit.key : baseOf(unit.key);
    const own = byFact.get(name);
    if (own) own.push(unit);
    else byFact.set(name, [unit]);
  }
  return [...byFact.values()].flatMap((own): Group[] => {
    const [first, ...others] = own;
    const isWhole =
      own.length === forms.length &&
      own.every(({ plural }, index) => plural === forms[index]) &&
      own.every(({ plural, text }) => plural === 'one' || text === own.at(-1)?.text);
    return first && isWhole ? [[first, ...others]] : own.map((unit) => [unit]);
  });
}

/** Texts as gettext has them; the key is each one's context. */
export function writePo({ from, to, units }: Letter): string {
  const head = [
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `Language: ${to.replaceAll('-', '_')}`,
    `X-Source-Language: ${from}`,
  ];
  const groups = together(units, to);
  if (groups.some(({ length }) => length > 1)) head.push(`Plural-Forms: ${pluralHeader(to)}`);
  const header = inPo('msgstr', head.map((line) => `${line}\n`).join(''));
  return `${[`msgid ""\n${header}`, ...groups.map(entryOf)].join('\n\n')}\n`;
}

interface PoEntry {
  readonly fields: Map<string, string>;
  /** Where each translation stands. */
  readonly spans: Map<string, { readonly start: number; end: number }>;
  isFuzzy: boolean;
}

const newEntry = (): PoEntry => ({ fields: new Map(), spans: new Map(), isFuzzy: false });

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
    if (entry.spans.size > 0 && (name === 'msgctxt' || name === 'msgid' || /^#(?!~)/.test(line))) {
      entry = newEntry();
      entries.push(entry);
    }
    if (words !== undefined) {
      field = name || field;
      if (name.startsWith('msgstr')) entry.spans.set(name, { start: at, end: at });
      const span = entry.spans.get(field);
      if (span) span.end = at + line.trimEnd().length;
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
  const to = headerField(header, 'Language')?.replaceAll('_', '-');
  const forms = to !== undefined && isLanguageCode(to) ? formsOf(to) : [];
  const texts = entries.flatMap((entry): ReturnedText[] => {
    const { fields, isFuzzy, spans } = entry;
    const [text, plural, context] = [fields.get('msgid'), fields.get('msgid_plural'), fields.get('msgctxt')];
    if (entry === head || !text) return [];
    return [...spans].map(([name, { start, end }]) => {
      const form = plural === undefined ? undefined : forms[Number(/\d+/.exec(name)?.[0])];
      return {
        key: context && form ? `${context}~${form}` : context,
        text: form && form !== 'one' ? (plural ?? text) : text,
        // What is marked as uncertain is not translated yet.
        translation: isFuzzy ? '' : (fields.get(name) ?? ''),
        ...{ start, end },
      };
    });
  });
  return { from: headerField(header, 'X-Source-Language'), to, texts };
};
