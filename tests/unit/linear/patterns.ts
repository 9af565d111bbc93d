import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';

/** A pattern as it is written, and the file that has it. */
export interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Every pattern that a file has written out. */
export function patternsIn(file: string, code: string): Pattern[] {
  const found: Pattern[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ file, source: pattern, flags });
    }
    for (const inner of Object.values(node)) walk(inner);
  };
  walk(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

setFlagsFromString('--allow-natives-syntax');
setFlagsFromString('--expose-gc');
/** With more code than 16 MiB in memory V8 makes that of further patterns without care, and they go back more often. */
const MUCH_CODE = 12 * 2 ** 20;
const collect: () => void = runInNewContext('gc');
const bytesOfCode = () =>
  getHeapSpaceStatistics().reduce(
    (sum, { space_name: name, space_size: size }) => sum + (/code/.test(name) ? size : 0),
    0,
  );
/** Makes a pattern that finds nothing where it has gone back more often than `limit`, which no clock measures. */
const limited = new Function('source', 'flags', 'limit', 'return %NewRegExpWithBacktrackLimit(source, flags, limit)');

const LENGTH = 400;
/** How often a pattern may go back at one place, whatever comes after it. */
const FEW = 100;
/** How often it may where it looks at one place only. */
const MANY = 100 * LENGTH;
/** Places of a text at which a pattern is tried. */
const PLACES = [0, 24, 48, 72, 96, 120, 144, 168];

/** A text by which a pattern takes more than a few steps for each letter; undefined where none is found. */
export function attackOn({ source: written, flags }: Pattern): string | undefined {
  if (bytesOfCode() > MUCH_CODE) collect();
  const source = counted(written);
  const own = flags.replace(/[gy]/g, '');
  const whole = new RegExp(`(?:${source})|`, `${own}y`);
  const few = limited(`(?:${source})|`, `${own}y`, FEW) as RegExp;
  const many = limited(`(?:${source})|`, `${own}y`, MANY) as RegExp;
  const fails = (pattern: RegExp, text: string, at: number) => {
    pattern.lastIndex = at;
    return !pattern.test(text);
  };
  // What a match takes in is not looked at again.
  const takes = (text: string, at: number) => {
    whole.lastIndex = at;
    return (whole.exec(text)?.[0].length ?? 0) > FEW;
  };
  for (const part of partsFor(source)) {
    const period = part.repeat(Math.ceil(LENGTH / part.length));
    for (const text of [period, `${period}\0`, `${period}\n\0`]) {
      if (fails(many, text, 0)) return text;
      if (flags.includes('y')) continue;
      const places = PLACES.map((place) => place - (place % part.length));
      if (places.filter((place) => fails(few, text, place) && !takes(text, place)).length > PLACES.length / 2)
        return text;
    }
  }
  return undefined;
}

/** The parts of a pattern: signs and classes, the beginnings of groups, quantifiers. */
const PART =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/gu;
const isRepeating = (part = '') => /^(?:[*+?]\??|\{\d+(?:,\d*)?\}\??)$/.test(part);

/** A pattern that means the same: where a single sign is repeated, ways back are counted only if there seem to be two kinds. */
function counted(source: string): string {
  const parts = source.match(PART) ?? [];
  const isSign = (part: string) => !isRepeating(part) && !/^[()|^$]/.test(part);
  return parts.map((part, at) => (isSign(part) && isRepeating(parts[at + 1]) ? `(?:${part}|(?!))` : part)).join('');
}

/** What a text is made of that a pattern may take long with: letters and words of the pattern, and such as its classes have. */
function partsFor(source: string): string[] {
  const plain = source
    .replace(/\\u\{?([\da-f]{4,5})\}?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\[pP]\{[^}]*\}|\\[sSdDwWbBn]|\(\?(?:<[^=!][^>]*>|<?[=!:])/g, '\ue000')
    .replace(/\\(.)/g, '\ue001$1');
  const signs = [...new Set([...plain].filter((sign) => !/[\ue000\ue001^$|?*+()[\]\\]/.test(sign)))];
  const escaped = [...new Set([...plain.matchAll(/\ue001(.)/g)].map(([, sign = '']) => sign))];
  const words = [...plain.replaceAll('\ue001', '').matchAll(/[^\ue000^$|?*+()[\]\\]{2,12}/g)].map(([word]) => word);
  const letters = [...new Set([...signs, ...escaped, ' ', '\t', '\n', 'a', 'A', '1', '.', '-', 'ا', '\u0301'])].slice(
    0,
    40,
  );
  const few = letters.slice(0, 12);
  const pairs = few.flatMap((one) => [' ', 'a', '1', ...few].map((other) => one + other));
  const behind = words.flatMap((word) => [word, `${word} `, `${word}a`]);
  return [...new Set([...letters, ...pairs, ...behind])];
}
