import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseYaml } from '../../../src/content/read/parse.ts';
import { Report } from '../../../src/content/written/report.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { siteFolder } from '../site-folder.ts';
import { page, SITE } from '../small-site.ts';
import { cases, expectUnpolluted, holds, patience } from './cases.ts';

const forbidden = ['__proto__', 'constructor', 'prototype'];
const inherited = ['toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'then', 'length', '$leaf'];
const known = ['type', 'title', 'blocks', 'meta', 'facts', 'items', 'all', 'en', 'link', 'icon', 'polluted'];
const key = fc.oneof(fc.constantFrom(...forbidden, ...inherited, ...known), fc.string({ maxLength: 8 }));

type Tree = string | Tree[] | { entries: [string, Tree][] };
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('x', 'polluted', 'divider', 'hero', '{{constructor}}', '/__proto__'),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc
      .uniqueArray(fc.tuple(key, tie('tree')), { maxLength: 4, selector: ([name]) => name })
      .map((entries) => ({ entries })),
  ),
}));

/** JSON is YAML too, and can write any key. */
function write(value: Tree): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  return `{${value.entries.map(([name, inner]) => `${JSON.stringify(name)}: ${write(inner)}`).join(', ')}}`;
}
const keysOf = (value: Tree): string[] => {
  if (typeof value === 'string') return [];
  if (Array.isArray(value)) return value.flatMap(keysOf);
  return value.entries.flatMap(([name, inner]) => [name, ...keysOf(inner)]);
};

function owned(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  return Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...owned(inner)]);
}

test(`keys that mean something to JavaScript are refused wherever they stand (${cases} cases)`, patience, () => {
  holds(tree, (value) => {
    const report = new Report();
    const parsed = parseYaml({ file: 'x.yaml', text: `a: ${write(value)}\n` }, new WeakMap(), report);
    expect(owned(parsed).filter((name) => forbidden.includes(name))).toEqual([]);
    const refused = report.diagnostics
      .filter(({ code }) => code === 'forbidden-key')
      .map(({ details }) => details['key']);
    const outermost = keysOf(value).some((name) => forbidden.includes(name));
    expect(refused.length > 0).toBe(outermost);
    expectUnpolluted();
  });
});

const root = siteFolder();
const put = (file: string, content: string) => writeFileSync(join(root, file), content);

test(`such keys in pages and in site.yaml pollute nothing (${cases} cases)`, patience, () => {
  holds(fc.tuple(key, tree), ([name, value]) => {
    const line = `${JSON.stringify(name)}: ${write(value)}\n`;
    put('pages/_part.yaml', line);
    put('pages/index.yaml', page(`  - type: hero\n    ${line}  - ${line}  - include: /_part.yaml\n`) + line);
    openFolder(root).check();
    put('site.yaml', SITE + line);
    openFolder(root).check();
    put('site.yaml', SITE);
    expectUnpolluted();
  });
});
