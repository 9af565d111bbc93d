import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { applyFixes } from '../../../src/content/authoring/fix.ts';
import { parseYaml } from '../../../src/content/read/parse.ts';
import { Report } from '../../../src/content/written/report.ts';
import { META } from '../small-site.ts';
import { cases, holds, patience } from './cases.ts';

const words = fc.constantFrom('Bread', 'Warm rolls', 'Ekmek, çörek', 'خبز', 'Open 24/7', 'We say “yes” to all', 'Who');
const text = (name: string, indent: string) =>
  fc.tuple(words, words, words).map(([en, tr, ar]) => {
    const line = (code: string, value: string) => `${indent}  ${code}: ${value}\n`;
    return `${indent}${name}:\n${line('en', en)}${line('tr', tr)}${line('ar', ar)}`;
  });
const faq = fc
  .tuple(text('title', '    '), fc.array(fc.tuple(words, text('answer', '        ')), { minLength: 1, maxLength: 3 }))
  .map(
    ([title, items]) =>
      `  - type: faq\n${title}    items:\n${items.map(([question, answer]) => `      - question: { all: "${question}" }\n${answer}`).join('')}`,
  );
const plain = fc
  .tuple(text('title', '    '), fc.constantFrom('', '    tone: sand\n', '    id: here\n    tone: sand\n'))
  .map(([title, fields]) => `  - type: text\n${fields}${title}    body: { all: Words }\n`);
const pages = fc
  .array(fc.oneof(faq, plain, fc.constant('  - type: divider\n')), { minLength: 1, maxLength: 4 })
  .map((blocks) => `${META}blocks:\n${blocks.join('')}`);

/** What a slip does to a line. */
const slips: Readonly<Record<string, (line: string) => string>> = {
  'one tab': (line) => line.replace(/^ +/, '\t'),
  tabs: (line) => line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2)),
  'wide tabs': (line) =>
    line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length >> 2) + ' '.repeat(spaces.length % 4)),
  'a tab after spaces': (line) => line.replace(/ {2}(?=\S)/, '\t'),
  'curly quotation marks': (line) => line.replace(/(: )([^{"]+)$/, '$1“$2”'),
  'a quotation': (line) => line.replace(/(: )([^{"]+)$/, '$1“$2” #1'),
  'a quoted sentence': (line) => line.replace(/(: )([^{"]+)$/, '$1“$2: yes.”'),
  'a colon': (line) => line.replace(/(: )([^{"]+)$/, '$1$2: more'),
  'a bullet': (line) => line.replace('- ', '• '),
  'a long dash': (line) => line.replace('- ', '– '),
  'no space after a dash': (line) => line.replace('- ', '-'),
  'no space after a colon': (line) => line.replace(': ', ':'),
};
const broken = pages.chain((page) => {
  const count = page.split('\n').length - 1;
  const slip = fc.record({
    at: fc.nat(count - 1),
    lines: fc.constantFrom(1, 1, 1, 2, 5, 40),
    how: fc.constantFrom(...Object.keys(slips)),
  });
  return fc.array(slip, { minLength: 1, maxLength: 3 }).map((made) => {
    const lines = page.split('\n');
    for (const { at, lines: many, how } of made)
      for (let each = at; each < Math.min(count, at + (how.includes('tab') ? many : 1)); each++)
        lines[each] = slips[how]?.(lines[each] ?? '') ?? '';
    return { page, slipped: lines.join('\n') };
  });
});

/** All texts of a page with their ways, by the number of the line on which they stand; undefined where it is no YAML. */
function textsOf(page: string): Map<number, string[]> | undefined {
  const doc = parseDocument(page);
  if (doc.errors.length > 0) return undefined;
  const texts = new Map<number, string[]>();
  const walk = (node: unknown, way: string): void => {
    if (isMap(node)) for (const { key, value } of node.items) walk(value, `${way}/${key}`);
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, `${way}/${index}`);
    if (!isScalar(node) || !node.range) return;
    const line = page.slice(0, node.range[0]).split('\n').length - 1;
    texts.set(line, [...(texts.get(line) ?? []), `${way} ${node.value}`]);
  };
  walk(doc.contents, '');
  return texts;
}

/** A text after as many rounds of repairs as `--fix` makes. */
function fixed(text: string, rounds = 10): string {
  const report = new Report();
  parseYaml({ file: 'x.yaml', text }, new WeakMap(), report);
  const fixes = report.diagnostics.flatMap(({ fix }) => fix ?? []);
  return fixes.length > 0 && rounds > 0 ? fixed(applyFixes(text, fixes), rounds - 1) : text;
}

test(`repairs of random slips do no harm (${cases} cases)`, patience, () => {
  holds(broken, ({ page, slipped }) => {
    const text = fixed(slipped);
    expect(fixed(text)).toBe(text);
    const [clean, before, after] = [page, slipped, text].map((each) => each.split('\n'));
    const untouched = (clean ?? []).flatMap((line, at) => (line === before?.[at] ? [at] : []));
    expect(untouched.filter((at) => clean?.[at] !== after?.[at])).toEqual([]);
    const [wanted, was, is] = [textsOf(page), textsOf(slipped), textsOf(text)];
    if (was) expect(is).toBeDefined();
    if (is && !was) for (const at of untouched) expect(is.get(at)).toEqual(wanted?.get(at));
  });
});
