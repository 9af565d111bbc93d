import { factNamed, type InlineCode, numberedAs, piecesOf, type TextPiece } from './codes.ts';
import type { Letter, LetterUnit } from './letter.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const numbered = (sign: string) => `&#${sign.codePointAt(0)};`;

/** A text in XML; what reading would make a space or a line end of stands as its number. */
const xmlText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replace(/[\r\u0085\u2028]/g, numbered);
const xmlAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign).replace(/[\r\n\t\u0085\u2028]/g, numbered);

/** What a code is called: a fact by its name, a mark by what it is for. */
const nameOf = (code: InlineCode) => (code.kind === 'fact' ? factNamed(code) : code.kind);

/** The units of each file, in turn. */
function byFile(units: readonly LetterUnit[]): [string, LetterUnit[]][] {
  const files = new Map<string, LetterUnit[]>();
  for (const unit of units) {
    const { file } = unit.source;
    const known = files.get(file);
    if (known) known.push(unit);
    else files.set(file, [unit]);
  }
  return [...files];
}

/** A text's pieces and those of its translation, whose codes have the same numbers. */
function bothPieces({ text, translation, isRich }: LetterUnit) {
  const source = piecesOf(text, isRich);
  return { source, target: translation === undefined ? undefined : numberedAs(source, piecesOf(translation, isRich)) };
}

const DELETABLE = new Set(['strong', 'emphasis', 'sign', 'item']);
const TYPES = { fact: 'other', strong: 'fmt', emphasis: 'fmt', link: 'link', item: 'other', sign: 'other' } as const;
const SUBTYPES: Partial<Record<InlineCode['kind'], string>> = { strong: 'xlf:b', emphasis: 'xlf:i' };

/** The data of codes, each once, by the names that codes have for it. */
type CodeData = Map<string, string>;

function dataNamed(all: CodeData, data: string): string {
  const known = all.get(data) ?? `d${all.size + 1}`;
  all.set(data, known);
  return known;
}

function codeIn2(piece: InlineCode, pieces: readonly TextPiece[], all: CodeData): string {
  const { id, kind, turn, data } = piece;
  if (turn === 'closes') return '</pc>';
  const subType = SUBTYPES[kind] ?? `pages:${kind}`;
  const common = `id="${id}" type="${TYPES[kind]}" subType="${subType}" canDelete="${DELETABLE.has(kind) ? 'yes' : 'no'}"`;
  const name = xmlAttribute(nameOf(piece));
  const ref = dataNamed(all, data);
  if (turn === 'alone') return `<ph ${common} equiv="${name}" disp="${xmlAttribute(data)}" dataRef="${ref}"/>`;
  const end = pieces.find((other) => typeof other === 'object' && other.turn === 'closes' && other.id === id);
  const closing = typeof end === 'object' ? end.data : '';
  const shown = `equivStart="${name}" equivEnd="${name}" dispStart="${xmlAttribute(data)}" dispEnd="${xmlAttribute(closing)}"`;
  return `<pc ${common} ${shown} dataRefStart="${ref}" dataRefEnd="${dataNamed(all, closing)}">`;
}

const piecesIn2 = (pieces: readonly TextPiece[], all: CodeData): string =>
  pieces.map((piece) => (typeof piece === 'string' ? xmlText(piece) : codeIn2(piece, pieces, all))).join('');

function unitIn2(unit: LetterUnit, id: string): string[] {
  const all: CodeData = new Map();
  const { source, target } = bothPieces(unit);
  const own = piecesIn2(source, all);
  const translated = target && piecesIn2(target, all);
  const notes = unit.notes.map(({ about, words }) => `        <note category="${about}">${xmlText(words)}</note>`);
  const data = [...all].map(
    ([text, name]) => `        <data id="${name}" xml:space="preserve">${xmlText(text)}</data>`,
  );
  return [
    `    <unit id="${id}" name="${xmlAttribute(unit.key)}">`,
    ...(notes.length > 0 ? ['      <notes>', ...notes, '      </notes>'] : []),
    ...(data.length > 0 ? ['      <originalData>', ...data, '      </originalData>'] : []),
    `      <segment state="${translated === undefined || unit.isOld ? 'initial' : 'translated'}">`,
    `        <source xml:space="preserve">${own}</source>`,
    ...(translated === undefined ? [] : [`        <target xml:space="preserve">${translated}</target>`]),
    '      </segment>',
    '    </unit>',
  ];
}

/** A document has a file at least, and a file a unit. */
const NONE = ['  <file id="f1">', '    <unit id="u1"><segment><source/></segment></unit>', '  </file>'];

/** Texts as XLIFF 2.1 (OASIS Standard, 13 February 2018). */
export function writeXliff({ from, to, units }: Letter): string {
  const files = byFile(units).flatMap(([file, own], at) => [
    `  <file id="f${at + 1}" original="${xmlAttribute(file)}">`,
    ...own.flatMap((unit, place) => unitIn2(unit, `u${place + 1}`)),
    '  </file>',
  ]);
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${from}" trgLang="${to}">`,
    ...(files.length > 0 ? files : NONE),
    '</xliff>',
  ].join('\n')}\n`;
}

const CTYPES: Partial<Record<InlineCode['kind'], string>> = { strong: 'bold', emphasis: 'italic', link: 'link' };

const piecesIn1 = (pieces: readonly TextPiece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return xmlText(piece);
      const { id, kind, turn, data } = piece;
      const ctype = CTYPES[kind] ?? `x-${kind}`;
      if (turn === 'alone')
        return `<ph id="${id}" ctype="${ctype}" equiv-text="${xmlAttribute(nameOf(piece))}">${xmlText(data)}</ph>`;
      return turn === 'opens'
        ? `<bpt id="${id}" ctype="${ctype}">${xmlText(data)}</bpt>`
        : `<ept id="${id}">${xmlText(data)}</ept>`;
    })
    .join('');

function unitIn1(unit: LetterUnit): string[] {
  const { source, target } = bothPieces(unit);
  const key = xmlAttribute(unit.key);
  return [
    `      <trans-unit id="${key}" resname="${key}" xml:space="preserve"${target && !unit.isOld ? ' approved="yes"' : ''}>`,
    `        <source>${piecesIn1(source)}</source>`,
    ...(target
      ? [`        <target state="${unit.isOld ? 'needs-translation' : 'translated'}">${piecesIn1(target)}</target>`]
      : []),
    ...unit.notes.map(({ words }) => `        <note from="developer">${xmlText(words)}</note>`),
    '      </trans-unit>',
  ];
}

/** Texts as XLIFF 1.2 (OASIS Standard, 1 February 2008). */
export function writeXliff1({ from, to, units }: Letter): string {
  const files = byFile(units).flatMap(([file, own]) => [
    `  <file original="${xmlAttribute(file)}" source-language="${from}" target-language="${to}" datatype="plaintext">`,
    '    <body>',
    ...own.flatMap(unitIn1),
    '    </body>',
    '  </file>',
  ]);
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">',
    ...files,
    '</xliff>',
  ].join('\n')}\n`;
}
