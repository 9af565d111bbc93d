import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printReport } from '../../../src/diagnostics/print.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { openPageCache } from '../../../src/publish/pages/page-cache.ts';
import { openPool } from '../../../src/publish/pages/pool.ts';
import { recordSite } from '../../../src/publish/pages/record-site.ts';
import { siteFolder } from '../site-folder.ts';
import { page, SITE, SVG } from '../small-site.ts';
import { cases } from './cases.ts';

const text = (title: string, body = 'x') => `  - type: text\n    title: ${title}\n    body: ${body}\n`;
const named = (title: string, blocks: string, before = '') =>
  before + page(blocks).replace('{ all: Title }', `{ all: ${title} }`);

const TEMPLATE = `facts: { size: { all: Big } }\nblocks:\n${text('{ all: "{{kind}} of {{size}}" }')}`;
const PARTIAL = `blocks:\n${text('{ all: "All {{bread}}" }', '{ all: "[rolls](/a) of the the oven" }')}`;

const PICTURED =
  '  - type: gallery\n    title: { all: Seen }\n    items: [{ picture: { src: /new/x.svg, alt: { all: A loaf of bread } } }]\n';

const NAMED = SITE.replace('facts: {}', 'facts:\n  oven: { en: Oven, tr: Fırın, ar: فرن }\n  bread: Bread');

/** What each file may say, one thing after the other: right at first, then with slips, and not there at all. */
const STATES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'site.yaml': [
    NAMED,
    SITE.replace('facts: {}', 'facts:\n  oven: { en: Oven, ar: فرن }\n  bread: The the bread\n  idle: x'),
    SITE.replace('facts: {}', '# before\n\n\nfacts:\n  ovens: { en: Oven, tr: Fırın, ar: فرن }\n  bread: Bread'),
    SITE.replace('defaultLanguage: en', 'defaultLanguage: tr'),
    SITE.replace('facts: {}', 'facts: ['),
    `${NAMED}\nbrnd: x\n`,
    NAMED.replace('country: TR', 'country: Turkey'),
    NAMED.replace('legalName: Bakery Ltd', 'legalName: The the bakery'),
    `${NAMED}theme: { colors: { action: red }, radius: -4 }\n`,
    `${NAMED}socialImage: { src: /new/x.svg, alt: { all: A the the loaf } }\n`,
  ],
  'pages/index.yaml': [
    named('Bakery', `  - include: /_p.yaml\n${text('{ all: "{{oven}}" }')}`),
    named('Bakery', `  - include: /_q.yaml\n${text('{ all: "{{ovn}}" }', '{ all: "[x](#loaves)" }')}`),
    named('Bakery', text('{ all: "{{legalName}}" }')),
    named('Bakery', `  - include: /_p.yaml\n  - include: /_p.yaml\n`),
  ],
  'pages/a.yaml': [
    named('Rolls', text('{ all: "{{bread}}" }', '{ all: "[loaves](/b#loaves) of the the oven" }')),
    named('Rolls', text('{ all: "{{bread}}" }', '{ all: "[loaves](/b#loaves) [c](/c) [d](/old)" }')),
    named('Loaves', text('{ all: Rolls }'), 'formerly: [/old, /b]\n'),
    named('Rolls', `${text('{ all: Rolls }', '{ all: "[file](/new/x.svg)" }')}${PICTURED}`),
    named('Rolls', PICTURED.replaceAll('x.svg', 'y.svg')),
    named('Rolls', text('{ en: Rolls, tr: TODO }'), 'draft: true\n'),
    undefined,
  ],
  'pages/b.yaml': [
    named('Loaves', '  - type: text\n    id: loaves\n    title: { en: Loaves, tr: Ekmekler, ar: أرغفة }\n'),
    named('Loaves', '  - type: text\n    id: other\n    title: { en: Loaves, tr: Ekmekler, ar: أرغفة }\n'),
    named(
      'Loaves',
      '  - type: text\n    id: loaves\n    hidden: true\n    title: { en: Loaves }\n',
      'translation: { tr: none }\n',
    ),
    named('Loaves', '  - type: txt\n    id: [\n'),
  ],
  'pages/c.yaml': [
    undefined,
    named('Kinds', '', 'template: /_t.yaml\nfacts: { kind: { all: Bread } }\n').replace('blocks:\n', ''),
    named('Kinds', '', 'template: /_t.yaml\nfacts: { kynd: { all: Bread } }\n').replace('blocks:\n', ''),
  ],
  'pages/e.yaml': [
    undefined,
    named('Other kinds', '', 'template: /_t.yaml\nfacts: { kind: { all: Rolls } }\n').replace('blocks:\n', ''),
  ],
  'pages/_t.yaml': [TEMPLATE, TEMPLATE.replace('kind', 'sort'), undefined],
  'pages/_p.yaml': [
    PARTIAL,
    PARTIAL.replace('/a)', '/z)'),
    PARTIAL.replace('body:', 'body: # fine: doubled-word\n     '),
    PARTIAL.replace('the the', 'the').replace('blocks', '# fine: doubled-word\nblocks'),
    undefined,
  ],
  'pages/_q.yaml': [undefined, `blocks:\n${text('{ all: Q }')}`],
  'public/new/y.svg': [undefined, SVG, SVG.replace('/>', ' width="9" height="9"/>')],
  'public/new/x.svg': [SVG, SVG.replace('/>', '><script/></svg>'), undefined],
};

const FILES = Object.keys(STATES);

/** Puts a file into one of its states. */
function put(root: string, file: string, state: number): void {
  const states = STATES[file] ?? [];
  const content = states[state % states.length];
  mkdirSync(dirname(join(root, file)), { recursive: true });
  if (content === undefined) rmSync(join(root, file), { force: true });
  else writeFileSync(join(root, file), content);
}

/** Checks as the command does, with what its last run has left. */
async function checkKept(root: string): Promise<string> {
  const project = openFolder(root);
  const cache = openPageCache({ root, project, program: 'p', out: root, name: 'checked' });
  const pool = openPool({ root, engine: root, project, program: root, workers: 1 });
  const { records, diagnostics } = await recordSite({ project, pool, cache });
  cache.save(
    '',
    records.map((record) => ({ record })),
  );
  await pool.close();
  return printReport(diagnostics);
}

test('after any chain of edits what is known tells exactly what a look at everything tells', async () => {
  const edit = fc.tuple(fc.constantFrom(...FILES), fc.nat({ max: 9 }));
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
      const first = Object.fromEntries(Object.entries(STATES).map(([file, [content]]) => [file, content]));
      const root = siteFolder(first);
      let open = openFolder(root);
      open.check();
      await checkKept(root);
      for (const [file, state] of edits) {
        put(root, file, state);
        open = open.refresh(new Set([file]));
        const cold = printReport(openFolder(root).check());
        expect(await checkKept(root)).toBe(cold);
        expect(printReport(open.check())).toBe(cold);
      }
    }),
    { numRuns: Math.ceil(cases / 5) },
  );
}, 600_000);
