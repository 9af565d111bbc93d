import { isMap, isScalar } from 'yaml';
import { asCode } from '../../../../schema/language.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import { possible } from '../../written/control-characters.ts';
import { isMapping, type Mapping } from '../../written/mapping.ts';
import type { Path } from '../../written/origin.ts';
import { changeText } from './change-text.ts';
import type { Change, FileEdits } from './edit.ts';
import { putField, removeField } from './field-edits.ts';
import { columnAt, gapOf } from './gap.ts';
import { endOfLine, lineAt, propsStart, withoutEol } from './layout.ts';
import { type FoundNode, type List, nodeAt, valueAt } from './node-at.ts';
import { changedAt, firstSound, readingOf, saidAt } from './reading.ts';
import { fieldOf, inFlow, type Manner, mannerOf } from './write-value.ts';

interface LanguageText {
  readonly language: string;
  readonly text: string;
  /** The codes of the site's languages, in their order. */
  readonly languages: readonly string[];
  /** The language that a text without a code is in. */
  readonly defaultLanguage: string;
}

/**
 * Gives a text other words in one language. A text that was in the default language alone becomes one with codes, written
 * like the texts beside it; a new language takes its place in the order of the site's.
 */
export function setLanguage(source: Source, path: Path, to: LanguageText): Change {
  const found = nodeAt(source, path);
  if (typeof found === 'string' && found !== 'edit-not-there') return { refused: found };
  if (typeof found === 'string' || saidAt(source, path) === null) {
    const [key, value] = [String(path.at(-1)), { [asWritten(to.language, source)]: to.text }];
    return putField(source, path.slice(0, -1), { key, value });
  }
  if (isMap(found.node)) return setInMapping(source, path, to);
  if (!isScalar(found.node)) return { refused: 'edit-not-there' };
  if (to.language === to.defaultLanguage) return changeText(source, path, to.text);
  return withCodes(source, path, { ...to, found });
}

function setInMapping(source: Source, path: Path, { language, text, languages }: LanguageText): Change {
  const names = Object.keys(saidAt(source, path) as Mapping);
  const own = names.find((name) => asCode(name) === language);
  if (own !== undefined) return changeText(source, [...path, own], text);
  const key = asWritten(language, source);
  const order = languages.map(
    (code) => names.find((name) => asCode(name) === code) ?? (code === language ? key : code),
  );
  return putField(source, path, { key, value: text, order });
}

/** A language's code in the letters in which its file has it already: `pt-br` and `pt-BR` are the same. */
function asWritten(code: string, { text }: Source): string {
  if (!code.includes('-')) return code;
  const names = text.matchAll(/(?:^|[\s{,])([a-z]+(?:-[a-z\d]+)+)(?=:)/gi);
  return [...names].map(([, name = '']) => name).find((name) => asCode(name) === asCode(code)) ?? code;
}

/** Takes a language out of a text; a text whose languages are all gone is left empty, one with one of them keeps its code. */
export function removeLanguage(source: Source, path: Path, language: string): Change {
  const value = saidAt(source, path);
  const own = isMapping(value) ? Object.keys(value).find((name) => asCode(name) === language) : undefined;
  return own === undefined ? { refused: 'edit-not-there' } : removeField(source, path, own);
}

/** Writes a text that has no codes with two of them, its own words as they are. */
function withCodes(source: Source, path: Path, to: LanguageText & { readonly found: FoundNode }): Change {
  const { languages, found } = to;
  const { text } = source;
  const [language, defaultLanguage] = [asWritten(to.language, source), asWritten(to.defaultLanguage, source)];
  const added = possible(to.text);
  const isFirst = languages.indexOf(to.language) < languages.indexOf(to.defaultLanguage);
  const manner = mannerOf(text);
  const ways: FileEdits[] = [];
  const [from = 0, end = 0] = found.node?.range ?? [];
  const start = propsStart(text, from);
  const old = text.slice(start, withoutEol(text, from, end));
  const own = `${defaultLanguage}: ${old}`;
  const isOneLine = !old.includes('\n');
  if (found.inFlow || (isOneLine && isFlowUsual(found))) {
    const other = inFlow({ [language]: added }, manner).slice(2, -2);
    ways.push([{ start, end: start + old.length, text: `{ ${isFirst ? `${other}, ${own}` : `${own}, ${other}`} }` }]);
  }
  if (!found.inFlow) ways.push(...inBlock(text, { start, old, own, found, isFirst, manner, pair: [language, added] }));
  const expected = changedAt(readingOf(source).value, path, (value) =>
    isFirst ? { [language]: added, [defaultLanguage]: value } : { [defaultLanguage]: value, [language]: added },
  );
  return firstSound({ source, ways, expected, whole: true, otherwise: found.repeated });
}

/** True where the texts beside this one are written in braces. */
function isFlowUsual({ holder }: FoundNode): boolean {
  if (!holder) return false;
  const beside = [...holder.list.items.keys()]
    .map((index) => valueAt(holder.list as List, index))
    .filter((node) => isMap(node));
  return beside.filter((node) => node.flow).length * 2 > beside.length;
}

interface Lines {
  readonly start: number;
  readonly old: string;
  readonly own: string;
  readonly found: FoundNode;
  readonly isFirst: boolean;
  readonly manner: Manner;
  readonly pair: readonly [string, string];
}

/** The two languages on lines of their own: below the name, or behind the dash. */
function inBlock(text: string, { start, old, own, found, isFirst, manner, pair }: Lines): FileEdits[] {
  const column = columnAt(text, found);
  const gap = gapOf(text, found);
  if (!gap || !found.holder) return [];
  const isBelow = text.slice(gap.start, start).includes('\n');
  const isItem = !isMap(found.holder.list);
  const inner = isBelow ? start - lineAt(text, start) : isItem ? start - lineAt(text, start) : column + manner.step;
  const further = Math.max(0, inner - column);
  const rest = text.slice(start + old.length, endOfLine(text, start + old.length));
  const shifted = own.replace(/\n(?=[^\r\n])/g, `\n${' '.repeat(further)}`) + rest;
  const other = fieldOf(pair, inner, manner);
  const apart = `${manner.eol}${' '.repeat(inner)}`;
  const lines = isFirst ? `${other}${apart}${shifted}` : `${shifted}${apart}${other}`;
  const from = isBelow || isItem ? start : gap.start;
  return [[{ start: from, end: start + old.length + rest.length, text: (from === start ? '' : apart) + lines }]];
}
