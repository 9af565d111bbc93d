import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../src/content/authoring/fix.ts';
import { answerable, type Code, messages, repairable } from '../../../src/diagnostics/catalogue.ts';
import type { Example, Message } from '../../../src/diagnostics/message.ts';
import type { Details } from '../../../src/diagnostics/phrases.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { siteFolder } from '../site-folder.ts';
import { META, page, SITE } from '../small-site.ts';

const root = siteFolder({
  'pages/contact.yaml': page('  - type: text\n    id: form\n    title: { all: Write }\n  - include: /_closing.yaml\n')
    .replace('all: Title', 'all: Contact')
    .replace('meta:', 'formerly: [/write-to-us]\nmeta:'),
  'pages/_closing.yaml': 'blocks:\n  - type: divider\n',
});
const project = openFolder(root);
project.check();

const HOME = 'pages/index.yaml';

/** The whole file with the lines of an example in it. */
function fileWith(lines: string, { in: where, after }: Example): string {
  if (where === 'site') return SITE.replace(after, lines);
  return META + (where === 'page' ? lines : `blocks:\n${lines.replace(/^(?=.)/gm, '  ')}`);
}

/** What the check says of a file; of what the proofreader asks about, only what the example is for. */
function said(file: string, text: string, code: Code) {
  writeFileSync(join(root, file), text);
  const found = project.refresh(new Set([file])).check();
  return found.filter((each) => each.place.source.file === file && (each.code === code || !answerable.has(each.code)));
}

/** An example that ends a list with `and more` names some of what stands in the list. */
const abridged = (found: Details | undefined, told: Details = {}) =>
  Object.fromEntries(
    Object.entries(found ?? {}).map(([name, value]) => {
      const [, some] = /^(.+) and more$/.exec(String(told[name])) ?? [];
      const all = String(value).split(', ');
      return [name, some?.split(', ').every((each) => all.includes(each)) ? told[name] : value];
    }),
  );

const examples = (Object.entries(messages) as [Code, Message][]).flatMap(([code, { example }]) =>
  example ? [[code, example] as const] : [],
);

describe.each(examples)('the example of %s', (code, example) => {
  const file = example.in === 'site' ? 'site.yaml' : HOME;
  const [before, after] = [fileWith(example.before, example), fileWith(example.after, example)];

  test('brings this message, with these words, and is right as it is mended', () => {
    const found = said(file, before, code);
    expect([...new Set(found.map((each) => each.code))]).toEqual([code]);
    expect(abridged(found[0]?.details, example.details)).toEqual(example.details ?? {});
    expect(said(file, after, code).map((each) => each.code)).toEqual([]);
    const fixes = found.flatMap(({ fix }) => fix ?? []);
    if (fixes.length > 0) {
      expect(applyFixes(before, fixes)).toBe(after);
      expect(repairable.has(code)).toBe(true);
    }
    if (file !== HOME) writeFileSync(join(root, file), SITE);
  });
});
