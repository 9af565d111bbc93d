import { parseAst } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { engine, sourceFiles } from '../source-files.ts';
import { keepMade } from './made.ts';
import { attackOn } from './patterns.ts';

/** Patterns are kept from before the first file of the engine is read: many are made as it is. */
const { made, end } = keepMade();
afterAll(end);

const MAKES = /new RegExp\(/;
const makers = sourceFiles(/\.tsx?$/).filter(({ text }) => MAKES.test(text));
for (const { path } of makers) await import(/* @vite-ignore */ `${engine}/${path}`);
const { openSite, check } = await import('../site-folder.ts');
const { page, SITE, textPage } = await import('../small-site.ts');
const { ledTo } = await import('../../../src/content/authoring/route-links.ts');
const { readReply } = await import('../../../src/content/authoring/translation/reply.ts');
const { Report } = await import('../../../src/content/written/report.ts');
const { pagesWithFact } = await import('../../../src/editor/desk/texts/reach.ts');
const { isLetterOf } = await import('../../../src/content/assets/scripts.ts');
const { chip, factsOf } = await import('../../../src/editor/browser/text/plain-text.ts');

/** What a hostile file puts into a pattern: signs of patterns, and many of them. */
const HOSTILE = `/a.(b+)+[c${'|d*'.repeat(20)}`;

function placesIn(code: string, isTsx: boolean): number {
  let count = 0;
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, callee } = node as { type?: string; callee?: { name?: string } };
    if (type === 'NewExpression' && callee?.name === 'RegExp') count++;
    for (const inner of Object.values(node)) walk(inner);
  };
  walk(parseAst(code, { lang: isTsx ? 'tsx' : 'ts' }));
  return count;
}

/** The alternatives of a pattern, each of which takes its own steps: where none takes many, all together do not. */
function alternatives(source: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[\s\S]/gu)) {
    depth += part === '(' ? 1 : part === ')' ? -1 : 0;
    if (part === '|' && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + part);
  }
  return found;
}

/** Whatever makes a pattern of what it is given, once. */
function makeAll(): void {
  check({ 'pages/a.yaml': 'blocks:\n  - type: text\n    title: a\n    type: text\n    title: b\n' });
  check({ 'pages/a.yaml': 'blocks:\n  - type: text\n    link: /a\n   title: a\n    body: b\n    id: c\n' });
  check({ 'pages/a.yaml': textPage('{ en: Some words (of mine), tr: Bir iki, ar: كلمات }') });
  check({ 'pages/a.yaml': textPage('{ en: On 26 November 2026, tr: 26 Kasım 2026, ar: كلمات }') });
  check({
    'site.yaml': `${SITE}glossary:\n  - { term: a, name: true, use: { all: BreadCorner, ar: خباز } }\n`,
    'pages/a.yaml': page(
      '  - type: cta\n    title: { all: Rome }\n    actions:\n      - label: { en: a, tr: b, ar: c }\n        link: /b\n',
    ),
  });
  ledTo(`[a](${HOSTILE})`, HOSTILE, '/b');
  isLetterOf('ja');
  for (const text of ['key;en;tr\na;b;c\n', 'msgid ""\nmsgstr "Language: tr"\n'])
    readReply({ file: 'back', text }, new Report());
  const project = openSite({
    'site.yaml': SITE.replace('facts: {}', 'facts: { f: x }'),
    'pages/a.yaml': page('  - type: text\n    title: { all: "{{f}}" }\n'),
  });
  const fact = project.siteFile.facts.get('f');
  if (fact) expect(pagesWithFact('f', fact, project)).toBe(1);
  const attribute = { getAttribute: () => '{{ f, g }}' } as unknown as Element;
  expect(factsOf(attribute)).toEqual(['f', 'g']);
  expect(() => chip('{{f}}', () => '')).toThrow('document');
}

test('every place that puts a pattern together has made one, and none of them takes more than a few steps a letter', () => {
  makeAll();
  end();
  const places = Object.fromEntries(
    makers.map(({ path }) => [path, new Set(made.filter(({ file }) => file === path).map(({ place }) => place)).size]),
  );
  expect(places).toEqual(
    Object.fromEntries(makers.map(({ path, text }) => [path, placesIn(text, path.endsWith('x'))])),
  );
  const found = made.flatMap((pattern) =>
    alternatives(pattern.source).flatMap((source) =>
      attackOn({ ...pattern, source }) ? [{ ...pattern, source }] : [],
    ),
  );
  expect(found.map(({ file, source }) => `${file} ${source}`)).toEqual([]);
});

test('what a file says comes into a pattern as letters', () => {
  expect(ledTo(HOSTILE, HOSTILE, '/b')).toBe('/b');
  expect(ledTo('/axb', '/a.b', '/c')).toBe('/axb');
  expect(ledTo(`[a](${HOSTILE}#x "$& $1") and (${HOSTILE})`, HOSTILE, '/$1')).toBe(
    `[a](/$1#x "$& $1") and (${HOSTILE})`,
  );
});
