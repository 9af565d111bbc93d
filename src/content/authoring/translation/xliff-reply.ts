import { SaxesParser } from 'saxes';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import { placeAt } from '../../written/report.ts';
import type { ReadReply, ReturnedText } from './letter.ts';

/** An element of a document, with its place. */
interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inner: (XmlElement | string)[];
  readonly start: number;
  end: number;
}

/** Elements inside each other: a translation has far fewer. */
const MAX_DEPTH = 64;
/** It is read a piece at a time, so that reading ends where the first fault is. */
const PIECE = 65_536;

/** Reads a document; gives the place of what keeps it from being one. No entity is read from anywhere, and none is made of others. */
function elementsOf({ text }: Source): XmlElement | number {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const root: XmlElement = { name: '', attributes: {}, inner: [], start: 0, end: text.length };
  const open = [root];
  let fault: number | undefined;
  const refuse = () => {
    fault ??= Math.min(parser.position, text.length);
  };
  const add = (words: string) => void open.at(-1)?.inner.push(words);
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = {
      ...{ name: name.replace(/^.*:/, ''), attributes: attributes as Readonly<Record<string, string>> },
      ...{ inner: [], start: parser.position, end: parser.position },
    };
    if (open.length > MAX_DEPTH) refuse();
    else open.at(-1)?.inner.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) element.end = parser.position;
  });
  for (let at = 0; at < text.length && fault === undefined; at += PIECE) parser.write(text.slice(at, at + PIECE));
  if (fault === undefined) parser.close();
  return fault ?? root;
}

const elementsIn = ({ inner }: XmlElement): XmlElement[] => inner.filter((each) => typeof each !== 'string');

function* named(element: XmlElement, names: readonly string[]): Generator<XmlElement> {
  for (const each of elementsIn(element))
    if (names.includes(each.name)) yield each;
    else yield* named(each, names);
}

const first = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsIn(element).find((each) => each.name === name);

const plain = (element: XmlElement): string =>
  element.inner.map((each) => (typeof each === 'string' ? each : plain(each))).join('');

/** What codes stand for, by their numbers in a source: programs may keep no more than these. */
type KnownCodes = Map<string, string>;

/** The codes of XLIFF that stand for something; what is not among them, such as a mark of a term, has its words alone. */
function textIn(element: XmlElement, data: ReadonlyMap<string, string>, known: KnownCodes): string {
  const referred = (name: string | undefined) => (name === undefined ? undefined : data.get(name));
  const met = (name: string, written: string | undefined) => {
    if (written) known.set(name, written);
    return written || (known.get(name) ?? '');
  };
  const visit = (each: XmlElement | string): string => {
    if (typeof each === 'string') return each;
    const { name, attributes, inner } = each;
    const { id = '', rid = id } = attributes;
    const words = () => inner.map(visit).join('');
    switch (name) {
      case 'ph':
        return met(`ph ${id}`, referred(attributes.dataRef) ?? plain(each));
      case 'x':
        return known.get(`ph ${id}`) ?? '';
      case 'pc':
        return (
          met(`open ${id}`, referred(attributes.dataRefStart)) +
          words() +
          met(`close ${id}`, referred(attributes.dataRefEnd))
        );
      case 'g':
        return (known.get(`open ${id}`) ?? '') + words() + (known.get(`close ${id}`) ?? '');
      case 'sc':
        return met(`open ${id}`, referred(attributes.dataRef));
      case 'ec':
        return met(`close ${attributes.startRef ?? id}`, referred(attributes.dataRef));
      case 'bpt':
        return met(`open ${rid}`, plain(each));
      case 'ept':
        return met(`close ${rid}`, plain(each));
      default:
        return words();
    }
  };
  return element.inner.map(visit).join('');
}

/** States of what is not translated yet, whatever stands there. */
const UNTRANSLATED = new Set(['initial', 'new', 'needs-translation']);

function readUnit(unit: XmlElement): ReturnedText {
  const data = new Map([...named(unit, ['data'])].map((each) => [each.attributes.id ?? '', plain(each)]));
  const known: KnownCodes = new Map();
  const parts = elementsIn(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
  let [text, translation, uncertain] = ['', '', ''];
  let [start, end] = [unit.start, unit.end];
  for (const segment of unit.name === 'trans-unit' ? [unit] : parts) {
    const [source, target] = [first(segment, 'source'), first(segment, 'target')];
    if (source) text += textIn(source, data, known);
    const state = segment.attributes.state ?? target?.attributes.state ?? '';
    if (!target) continue;
    const words = textIn(target, data, known);
    if (UNTRANSLATED.has(state)) {
      uncertain += words;
      continue;
    }
    if (translation === '') start = target.start;
    translation += words;
    end = target.end;
  }
  const { name, resname, id } = unit.attributes;
  return { key: name ?? resname ?? id, text, translation, uncertain, start, end };
}

/** Reads XLIFF, 1.2 or 2.0 and later. */
export const readXliff: ReadReply = (source, report) => {
  const root = elementsOf(source);
  const xliff = typeof root === 'number' ? undefined : first(root, 'xliff');
  if (!xliff) {
    const at = typeof root === 'number' ? root : 0;
    report.add('import-unreadable', placeAt(source, at, at + 1), { format: 'XLIFF' });
    return undefined;
  }
  const file = first(xliff, 'file')?.attributes ?? {};
  return {
    from: xliff.attributes.srcLang ?? file['source-language'],
    to: xliff.attributes.trgLang ?? file['target-language'],
    texts: [...named(xliff, ['unit', 'trans-unit'])].map(readUnit).filter(({ text }) => text !== ''),
  };
};
