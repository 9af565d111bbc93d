import type { HostileSite } from './hostile-site.ts';

const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');
const META = 'meta:\n  title: Feindlich\n  description: Eine Seite.\n';
const withBlocks = (blocks: string) => `${META}blocks:\n${blocks}`;
const text = (body: string) => withBlocks(`  - type: text\n    title: T\n    body: ${body}\n`);
const DIVIDER = '  - type: divider\n';
/** A site whose hostile part is one page. */
const onePage = (name: string, content: () => string | Uint8Array): HostileSite => ({
  name,
  files: () => ({ 'pages/z.yaml': content() }),
});

/** Floods and traps in YAML. */
export const yamlSites: readonly HostileSite[] = [
  onePage('16,000 lines of slips', () => many(4000, (at) => `a${at}: b: c\n\tx: "y\n  - k${at} v\n'q\n`)),
  onePage('160,000 names in one mapping', () => many(160_000, (at) => `k${at}:\n`)),
  onePage('100,000 short names in braces', () => `meta: {${many(99_000, (at) => `k${at},`)}}\n`),
  onePage('an alias bomb', () => `a0: &a0 [x, x]\n${many(40, (at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`)}`),
  onePage('an alias of itself', () => `${META}blocks: &b\n  - *b\n`),
  onePage('merged keys', () => `base: &base\n  title: x\nmeta:\n  <<: *base\n  description: y\nblocks:\n${DIVIDER}`),
  onePage('20,000 brackets', () => `a: ${'['.repeat(20_000)}`),
  onePage('20,000 levels of lines', () => many(900, (at) => `${' '.repeat(at)}a:\n`)),
  onePage('20,000 dashes', () => '- '.repeat(20_000)),
  onePage('a tab before 20,000 brackets', () => `\t${'['.repeat(20_000)}`),
  onePage('10 MB', () => `a: ${'x'.repeat(10_000_000)}\n`),
  onePage('a name of 900 kB', () => `${'k'.repeat(900_000)}: x\n`),
  onePage('one line of 900 kB of slips', () => `a: ${'"x" '.repeat(225_000)}\n`),
  onePage('900 kB of line ends', () => '\n'.repeat(900_000)),
  onePage('900 kB of commas', () => `a: [${','.repeat(900_000)}]\n`),
  onePage('900 kB of colons', () => `a${':'.repeat(900_000)}\n`),
  onePage('900 kB of ampersands', () => `a: ${'&a '.repeat(300_000)}\n`),
  onePage('100,000 documents', () => '---\n'.repeat(100_000)),
  onePage('a folded text of 300,000 lines', () => `a: >\n${' x\n'.repeat(300_000)}`),
  onePage('100,000 escapes', () => `a: "${'\\x1b'.repeat(100_000)}"\n`),
  onePage(
    '__proto__ and its kin',
    () =>
      `__proto__: { polluted: 1 }\nconstructor: { prototype: { polluted: 1 } }\n${withBlocks('  - { type: __proto__ }\n  - { type: constructor }\n  - { type: text, title: T, __proto__: { polluted: 1 } }\n')}facts: { __proto__: x, toString: "{{__proto__}}{{constructor.name}}" }\n`,
  ),
  onePage('control characters', () => `${META}blocks: \u001b[31mred\u0007\n`),
  onePage(
    'signs for terminals and CI',
    () =>
      `${META}"\\e[31m::error::x": y\n"a\\n::error file=x::pwned": z\nblocks:\n  - type: "\\n::set-output name=x::y"\n  - type: "\\e]0;pwned\\a"\n  - { type: text, title: "a\\u202Eb\\u2028c", body: "[x](\\n::error::y)" }\n`,
  ),
  onePage('500 kB of square brackets', () => text(`"${'['.repeat(500_000)}"`)),
  onePage('500 kB of stars', () => text(`"${'*'.repeat(500_000)}"`)),
  onePage('500 kB of low lines', () => text(`"${'_'.repeat(500_000)}"`)),
  onePage('500 kB of stars and letters', () => text(`"${'*a _b '.repeat(80_000)}"`)),
  onePage('500 kB of half links', () => text(`"${'[a]('.repeat(120_000)}"`)),
  onePage('500 kB of images', () => text(`"${'!['.repeat(250_000)}"`)),
  onePage('500 kB of quotations', () => text(`"${'> '.repeat(250_000)}"`)),
  onePage('500 kB of lists in lists', () => text(`"${many(700, (at) => `${' '.repeat(at)}- a\\n`)}"`)),
  onePage('500 kB of ampersands', () => text(`"${'&#x26;'.repeat(80_000)}"`)),
  onePage('100,000 placeholders', () => text(`"${'{{brand}}'.repeat(100_000)}"`)),
  onePage('100,000 comments of HTML', () => text(`"${'<!--'.repeat(100_000)}"`)),
  onePage('100,000 open placeholders', () => text(`"${'{{'.repeat(200_000)}"`)),
  onePage('placeholders with long formats', () => text(`"${'{{brand, number(x: '.repeat(20_000)}"`)),
  onePage('UTF-16', () => Buffer.from(`\ufeff${withBlocks(DIVIDER)}`, 'utf16le')),
  onePage('UTF-16 without a mark', () => Buffer.from(withBlocks(DIVIDER), 'utf16le')),
  onePage('UTF-32', () =>
    Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, 0]),
      Buffer.from([...withBlocks(DIVIDER)].flatMap((sign) => [sign.charCodeAt(0), 0, 0, 0])),
    ]),
  ),
  onePage('half of a letter', () => Buffer.from([...Buffer.from(withBlocks(DIVIDER)), 0xe2, 0x82])),
  {
    name: 'a partial included 240 times',
    files: () => ({
      'pages/z.yaml': withBlocks('  - include: /_p.yaml\n'.repeat(240)),
      'pages/_p.yaml': `blocks:\n${DIVIDER}${many(1000, (at) => `  - type: nothing${at}\n`)}`,
    }),
  },
  {
    name: 'includes that multiply',
    files: () => ({
      'pages/z.yaml': withBlocks('  - include: /_p0.yaml\n'),
      ...Object.fromEntries(
        Array.from({ length: 30 }, (_, at) => [
          `pages/_p${at}.yaml`,
          `blocks:\n${`  - include: /_p${at + 1}.yaml\n`.repeat(9)}`,
        ]),
      ),
      'pages/_p30.yaml': `blocks:\n${DIVIDER}`,
    }),
  },
  {
    name: 'empty includes that multiply',
    files: () => ({
      'pages/z.yaml': withBlocks('  - include: /_p0.yaml\n'),
      ...Object.fromEntries(
        Array.from({ length: 30 }, (_, at) => [
          `pages/_p${at}.yaml`,
          `blocks:\n${`  - include: /_p${at + 1}.yaml\n`.repeat(2)}`,
        ]),
      ),
      'pages/_p30.yaml': 'blocks: []\n',
    }),
  },
  {
    name: '300 templates in a row',
    files: () => ({
      'pages/z.yaml': `template: /_t0.yaml\n${META}`,
      ...Object.fromEntries(
        Array.from({ length: 300 }, (_, at) => [`pages/_t${at}.yaml`, `template: /_t${at + 1}.yaml\n`]),
      ),
      'pages/_t300.yaml': withBlocks(DIVIDER),
    }),
  },
  {
    name: '60 unknown includes beside 300 long names',
    files: () => ({
      'pages/z.yaml': withBlocks(many(60, (at) => `  - include: /_${'ab'.repeat(90)}${at}-x.yaml\n`)),
      ...Object.fromEntries(
        Array.from({ length: 300 }, (_, at) => [`pages/_${'ba'.repeat(90)}${at}.yaml`, `blocks:\n${DIVIDER}`]),
      ),
    }),
  },
  {
    name: '2,000 unknown links beside 300 pages',
    files: () => ({
      'pages/z.yaml': text(`"${many(2000, (at) => `[x](/${'ab'.repeat(30)}${at}) `)}"`),
      ...Object.fromEntries(
        Array.from({ length: 300 }, (_, at) => [
          `pages/${'ba'.repeat(30)}${at}.yaml`,
          withBlocks(DIVIDER).replace('Feindlich', `F${at}`),
        ]),
      ),
    }),
  },
];
