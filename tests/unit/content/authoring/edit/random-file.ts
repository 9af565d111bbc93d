import fc, { type GeneratorValue } from 'fast-check';
import { possible } from '../../../../../src/content/written/control-characters.ts';
import { NASTY } from './proof.ts';

const WORDS = [
  'Bread',
  'warm rolls',
  'Ekmek',
  'çörek ve simit',
  'خبز طازج',
  'open',
  '24/7',
  'a – b',
  'We say “yes” to all',
];
const NAMES = ['title', 'body', 'items', 'tone', 'en', 'tr', 'label-x', 'n1', 'image', 'alt', 'type', 'link', 'note'];
const NOTES = ['# note', '# - no: list', '#', '# it\'s {not} closed: "', '# نص'];

/** A text that is hard to write, words, or anything. */
export const anyText = (): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
      { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
      {
        weight: 2,
        arbitrary: fc.array(fc.constantFrom(...WORDS), { minLength: 4, maxLength: 20 }).map((all) => all.join(' ')),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
      { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...' \n\t:#-?[]{}&*!|>\'"%@`,.ab'), maxLength: 12 }) },
    )
    .map(possible);

/** Writes a YAML file in random styles, asking `g` at each turn: any value in any way that can hold it, with notes and blank lines anywhere. */
export class FileWriter {
  readonly #g: GeneratorValue;
  readonly #eol: string;
  readonly #step: number;
  readonly #tight: boolean;
  readonly #marks: string[] = [];
  readonly #mayMark: boolean;

  constructor(g: GeneratorValue) {
    this.#g = g;
    this.#eol = this.#one('\n', '\n', '\r\n');
    this.#step = this.#one(2, 2, 1, 3, 4);
    this.#tight = this.#is(3);
    this.#mayMark = this.#is(5);
  }

  /** One of several. */
  #one<T>(...from: T[]): T {
    return this.#g(fc.constantFrom<T[]>, ...from) as T;
  }

  /** True once in so many times. */
  #is(often: number): boolean {
    return this.#g(fc.nat, { max: often - 1 }) === 0;
  }

  #pad = (column: number) => ' '.repeat(column);

  /** Blank lines and notes, before an entry in a column. */
  #before(column: number): string {
    if (!this.#is(4)) return '';
    const lines = Array.from({ length: this.#one(1, 1, 2, 3) }, () =>
      this.#is(2) ? '' : this.#pad(this.#is(6) ? column + 1 : column) + this.#one(...NOTES),
    );
    return lines.map((line) => line + this.#eol).join('');
  }

  #behind = () => (this.#is(6) ? ` ${this.#one(...NOTES)}` : '');

  file(): string {
    const head = this.#is(3) ? `# The file.${this.#eol}${this.#one('', this.#eol)}` : '';
    const body = head + this.#block(0, 0, this.#is(6) ? 'list' : 'map');
    return this.#is(5) ? body.replace(/\r?\n$/, '') : body;
  }

  /** A list or mapping on lines of its own; the first entry is written without what it stands in by. */
  #block(column: number, depth: number, kind: 'map' | 'list'): string {
    const count = this.#one(1, 2, 3, 4);
    const names = this.#g(fc.shuffledSubarray<string>, NAMES, { minLength: count, maxLength: count }) as string[];
    const entries = names.map((name, at) => {
      const lead = depth === 0 || at > 0 ? this.#before(column) : '';
      return lead + this.#pad(column) + (kind === 'map' ? this.#field(name, column, depth) : this.#item(column, depth));
    });
    return entries.join('');
  }

  #field(name: string, column: number, depth: number): string {
    const key = this.#one(name, name, name, `"${name}"`, `'${name}'`);
    const kind = this.#kind(depth);
    if (kind === 'text') return `${key}:${this.#text(column)}`;
    if (kind === 'flow') return `${key}:${this.#one(' ', '  ')}${this.#flow(depth)}${this.#behind()}${this.#eol}`;
    const inner = kind === 'list' && this.#tight ? column : column + this.#step;
    return `${key}:${this.#behind()}${this.#eol}${this.#before(inner)}${this.#block(inner, depth + 1, kind)}`;
  }

  #item(column: number, depth: number): string {
    const kind = this.#kind(depth);
    if (kind === 'text') return `-${this.#text(column)}`;
    if (kind === 'flow') return `- ${this.#flow(depth)}${this.#behind()}${this.#eol}`;
    const inner = column + 2;
    return `- ${this.#block(inner, depth + 1, kind).slice(inner)}`;
  }

  #kind = (depth: number) =>
    (depth > 2 ? 'text' : this.#one('text', 'text', 'text', 'map', 'list', 'flow' as const)) as
      | 'text'
      | 'map'
      | 'list'
      | 'flow';

  #flow(depth: number): string {
    const apart = this.#one(', ', ',', ' , ');
    const texts = Array.from({ length: this.#one(0, 1, 2, 3) }, () =>
      depth < 2 && this.#is(5) ? this.#flow(depth + 1) : this.#inline(true),
    );
    if (this.#is(2)) return `[${this.#one('', ' ')}${texts.join(apart)}${texts.length && this.#is(5) ? ',' : ''}]`;
    const space = texts.length ? this.#one('', ' ') : '';
    return `{${space}${texts.map((text, at) => `${NAMES[at]}: ${text}`).join(apart)}${space}}`;
  }

  /** A text on one line. */
  #inline(inFlow: boolean): string {
    const text = this.#g(anyText) as string;
    const isPlain = /^[A-Za-zÀ-žء-ي][\wÀ-žء-ي –“”/]*$/.test(text) && !/ $|\/\/|^(?:true|no|null|yes)$/i.test(text);
    if (isPlain && !this.#is(4)) return text;
    if (!inFlow && !/[\n\t\u2028\u2029\ufeff]/.test(text) && this.#is(3)) return `'${text.replaceAll("'", "''")}'`;
    return JSON.stringify(text);
  }

  /** What stands behind a colon or dash, to the end of its last line. */
  #text(column: number): string {
    const style = this.#one('line', 'line', 'line', 'literal', 'folded', 'rows', 'quoted rows', 'nothing', 'below');
    const inner = column + this.#one(this.#step, this.#step, 1, 5);
    if (style === 'nothing') return `${this.#behind()}${this.#eol}`;
    if (style === 'literal' || style === 'folded') return this.#lines(style === 'literal' ? '|' : '>', inner, column);
    if (style === 'below')
      return `${this.#behind()}${this.#eol}${this.#pad(inner)}${this.#inline(false)}${this.#behind()}${this.#eol}`;
    if (style === 'line') return ` ${this.#marked(this.#inline(false))}${this.#behind()}${this.#eol}`;
    const mark = style === 'rows' ? '' : this.#one('"', "'");
    return ` ${mark}${this.#rows().join(this.#eol + this.#pad(inner))}${mark}${this.#behind()}${this.#eol}`;
  }

  #rows = () =>
    Array.from({ length: this.#one(2, 3, 4) }, () => this.#one('one two', 'three', 'four five six', 'سبعة ثمانية'));

  #lines(mark: '|' | '>', inner: number, column: number): string {
    const digit = this.#is(4) ? String(inner - column) : '';
    const rows = this.#rows().flatMap((row) => [this.#pad(inner) + row, ...(this.#is(4) ? [''] : [])]);
    if (mark === '|' && this.#is(4))
      rows.splice(1, 0, `${this.#pad(inner + 2)}- further: in`, `${this.#pad(inner)}# no note`);
    return ` ${mark}${digit}${this.#one('-', '-', '', '+')}${this.#behind()}${this.#eol}${rows.map((row) => row + this.#eol).join('')}`;
  }

  /** A text that is marked, or repeats one that is. */
  #marked(text: string): string {
    if (!this.#mayMark || !this.#is(4)) return text;
    const last = this.#marks.at(-1);
    if (last !== undefined && this.#is(2)) return `*${last}`;
    this.#marks.push(`m${this.#marks.length}`);
    return `&${this.#marks.at(-1)} ${text}`;
  }
}
