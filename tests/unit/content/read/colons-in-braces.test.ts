import { expect, test } from 'vitest';
import { check } from '../../site-folder.ts';
import { page, SITE } from '../../small-site.ts';

const WHOLE = '  - type: text\n    title: { en: Cake, tr: Pasta, ar: كعك }\n';

/** What is said of a title in braces, with what is put in its place. */
const said = (title: string) =>
  check({ 'site.yaml': SITE, 'pages/index.yaml': page(`  - type: text\n    title: ${title}\n${WHOLE}`) }).map(
    ({ code, details, fix }) => [code, details?.key, fix?.text],
  );

test.each([
  ['{ en Bread, tr: Ekmek, ar: خبز }', [['language-without-colon', 'en', ': ']]],
  ['{ en: Bread, tr Ekmek, ar: خبز }', [['language-without-colon', 'tr', ':']]],
  ['{ en: Bread, tr: Ekmek, ar خبز }', [['language-without-colon', 'ar', ':']]],
  ['{ en = Bread, tr: Ekmek, ar: خبز }', [['language-without-colon', 'en', ': ']]],
  ['{ en=Bread, tr: Ekmek, ar: خبز }', [['language-without-colon', 'en', ': ']]],
  ['{ en: Bread, to go, tr: Ekmek, ar: خبز }', [['yaml-comma-in-braces', undefined, '"Bread, to go"']]],
])('a language needs its colon: %s', (title, wanted) => expect(said(title)).toEqual(wanted));
