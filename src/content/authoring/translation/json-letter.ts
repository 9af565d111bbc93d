import { isMapping } from '../../written/mapping.ts';
import { placeAt } from '../../written/report.ts';
import type { Letter, ReadReply, ReturnedText } from './letter.ts';

/** Texts as JSON, one object each. */
export const writeJson = ({ from, to, units }: Letter): string => {
  const texts = units.map(({ key, route, text, translation, notes }) => ({
    key,
    ...(route !== undefined && { page: route }),
    source: text,
    target: translation ?? '',
    notes: notes.map(({ words }) => words),
  }));
  return `${JSON.stringify({ from, to, texts }, null, 2)}\n`;
};

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const named = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const readJson: ReadReply = (source, report) => {
  const refuse = (at: number) => {
    report.add('import-unreadable', placeAt(source, at, at + 1), { format: 'JSON' });
    return undefined;
  };
  let read: unknown;
  try {
    read = JSON.parse(source.text);
  } catch (error) {
    return refuse(Number(/position (\d+)/.exec(String(error))?.[1] ?? 0));
  }
  if (!isMapping(read) || !Array.isArray(read.texts)) return refuse(0);
  let at = 0;
  const texts = read.texts.filter(isMapping).map((each): ReturnedText => {
    const key = named(each.key);
    const start = key === undefined ? -1 : source.text.indexOf(JSON.stringify(key), at);
    at = Math.max(at, start);
    const end = source.text.indexOf('\n', at);
    return {
      key,
      text: words(each.source),
      translation: words(each.target),
      start: at,
      end: end === -1 ? at + 1 : end,
    };
  });
  return { from: named(read.from), to: named(read.to), texts };
};
