import { describe, expect, test } from 'vitest';
import type { Files as SiteFiles } from '../../../src/content/files/files.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { type Files, openFiles, siteFiles } from '../site-folder.ts';
import { page, SITE, SVG } from '../small-site.ts';

const text = (title: string, body = 'x') => `  - type: text\n    title: ${title}\n    body: ${body}\n`;
const named = (title: string, blocks: string) => page(blocks).replace('{ all: Title }', `{ all: ${title} }`);

const files = {
  'site.yaml': SITE.replace('facts: {}', 'facts:\n  oven: { en: Oven, tr: Fırın, ar: فرن }\n  bread: Bread'),
  'pages/index.yaml': named('Bakery', `  - include: /_p.yaml\n${text('{ all: "{{oven}}" }')}`),
  'pages/a.yaml': named('Rolls', text('{ all: "{{bread}}" }', '{ all: "[loaves](/b#loaves) of the the oven" }')),
  'pages/b.yaml': named(
    'Loaves',
    `  - type: text\n    id: loaves\n    title: { en: Loaves, tr: Ekmekler, ar: أرغفة }\n`,
  ),
  'pages/_p.yaml': `blocks:\n${text('{ all: "All {{bread}}" }', '{ all: "[rolls](/a)" }')}`,
  'public/new/x.svg': SVG,
};

const write = (site: SiteFiles, changes: Files) => {
  for (const [file, content] of Object.entries(changes))
    if (content === undefined) site.remove(file);
    else site.write(file, content);
};

const site = (from: string, to: string) => ({ 'site.yaml': files['site.yaml'].replace(from, to) });

const changes: readonly [string, Files][] = [
  ['nothing', {}],
  ['a slip in a page', { 'pages/a.yaml': files['pages/a.yaml'].replace('title', 'titel') }],
  ['a slip in a partial', { 'pages/_p.yaml': files['pages/_p.yaml'].replace('/a', '/z') }],
  ['a partial that goes', { 'pages/_p.yaml': undefined }],
  ['a section that goes', { 'pages/b.yaml': files['pages/b.yaml'].replace('id: loaves', 'id: other') }],
  ['a section that nobody can tell', { 'pages/b.yaml': files['pages/b.yaml'].replace('id:', 'id: [') }],
  ['a page that goes', { 'pages/b.yaml': undefined }],
  ['a page that comes', { 'pages/c.yaml': named('Rolls', text('{ all: Rolls }')) }],
  ['a page in fewer languages', { 'pages/b.yaml': `translation: { tr: none }\n${files['pages/b.yaml']}` }],
  ['a fact of site.yaml that goes', site('  bread: Bread', '')],
  ['a fact of site.yaml without a language', site('tr: Fırın, ', '')],
  ['a slip in a fact of site.yaml', site('bread: Bread', 'bread: The the bread')],
  ['a slip in a fact of a page', { 'pages/b.yaml': `facts: { oven: The the oven }\n${files['pages/b.yaml']}` }],
  ['a fact of site.yaml that nobody can tell', site('bread: Bread', 'bread: [')],
  ['lines before the facts of site.yaml', site('facts:', '# words\n\n\nfacts:')],
  ['another default language', site('defaultLanguage: en', 'defaultLanguage: tr')],
  ['a language more', site('languages:\n', 'languages:\n  - { code: de, label: Deutsch, flag: /flag.svg }\n')],
  ['a language less', site('  - { code: ar,', '#  - { code: ar,')],
  ['a brand that comes to nothing', site('brand: { all: Bakery }', 'brand:')],
  ['a file that is published and not there', site('facts:', 'publish: [/none.html]\nfacts:')],
  ['a drawing with a script', { 'public/new/x.svg': SVG.replace('/>', '><script/></svg>') }],
  ['a file with orders to hosts', { 'public/.htaccess': 'x' }],
];

describe('a check after changes tells what a check of the whole would', () => {
  test.each(changes)('%s', (_name, changed) => {
    const site = siteFiles(files);
    const before = openFiles(site);
    const found = printReport(before.check());
    write(site, changed);
    const names = new Set(Object.keys(changed));
    const after = before.refresh(names);
    expect(printReport(after.check())).toBe(printReport(openFiles(site).check()));
    // And once more from there, with all as it was.
    write(site, Object.fromEntries([...names].map((file) => [file, (files as Files)[file]])));
    expect(printReport(after.refresh(names).check())).toBe(found);
    expect(printReport(before.check())).toBe(found);
  });
});
