import { expect, test } from 'vitest';
import { blockSchemas } from '../../../blocks/schemas.ts';
import { compareDiagnostics } from '../../../src/diagnostics/diagnostic.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { check } from '../site-folder.ts';
import { DIVIDER, META, page, SITE } from '../small-site.ts';

const broken = {
  'site.yaml': SITE.replace('link: / }\n  action', 'link: /hom }\n  action').replace(
    'contactTitle: { all: Write }',
    'contactTitle: { en: Write, tr: Yaz }',
  ),
  'pages/index.yaml': page(
    '  - type: hero\n    title: { en: Bread, tr: Ekmek }\n    badgeIcon: truk\n  - include: /_closing.yaml\n  - include: /_closng.yaml\n',
  ),
  'pages/_closing.yaml':
    'blocks:\n  - type: cta\n    title: { all: "We open at {{hour}}" }\n    actions:\n      - { label: { all: Go }, link: "javascript:alert(1)" }\n',
  'pages/about.yaml': `${META}blocks:\n\t- type: divider\n`,
  'pages/contact.yaml': 'meta:\n  title: { all: T }\n  description: We are #1\nblocks:\n  - type: staps\n',
  'pages/Über uns.yaml': page(DIVIDER),
  'pages/empty.yaml': '',
};

test('every mistake of every file is found in one run, from top to bottom', () => {
  const diagnostics = check(broken);
  expect([...diagnostics].sort(compareDiagnostics)).toEqual(diagnostics);
  const types = Object.keys(blockSchemas).join(', ');
  expect(printReport(diagnostics).replace(types, 'hero, …')).toMatchInlineSnapshot(`
    "pages/_closing.yaml:3:31 error missing-fact
      2 |   - type: cta
      3 |     title: { all: "We open at {{hour}}" }
        |                               ^^^^^^^^
      \`hour\` has no value for pages/index.yaml.
      Add \`hour: …\` under \`facts:\` of the page or in site.yaml.

    pages/_closing.yaml:5:37 error bad-link
      4 |     actions:
      5 |       - { label: { all: Go }, link: "javascript:alert(1)" }
        |                                     ^^^^^^^^^^^^^^^^^^^^^
      \`javascript:alert(1)\` is not a link that this site can use.
      Write the path of a page, beginning with a slash, the name of a section behind \`#\`, or an address that begins with https://, mailto: or tel:.

    pages/about.yaml:5:1 error yaml-tab
      4 | blocks:
      5 |  - type: divider
        | ^
      A tab stands here where spaces are needed.
      Replace the tab with two spaces for each level.

    pages/contact.yaml:3:16 error text-without-languages
      2 |   title: { all: T }
      3 |   description: We are #1
        |                ^^^^^^
      This text does not say which language it is in.
      Write \`description:\` alone on its line and below it, two spaces further in: \`en: …\`, \`tr: …\`, \`ar: …\`.

    pages/contact.yaml:3:23 error yaml-cut-by-comment
      2 |   title: { all: T }
      3 |   description: We are #1
        |                       ^^
      Everything from \`#1\` on is lost: YAML takes a # after a space for the beginning of a note.
      Put the whole text into double quotes: "…". If it is a note, put a space behind the #.

    pages/contact.yaml:5:11 error unknown-block
      4 | blocks:
      5 |   - type: staps
        |           ^^^^^
      There is no block type \`staps\`.
      Did you mean \`stats\`? Types: hero, ….

    pages/empty.yaml:1:1 error file-empty
      This file is empty.
      Copy another page into it and change the texts, or delete the file.

    pages/index.yaml:6:14 error missing-translation
      5 |   - type: hero
      6 |     title: { en: Bread, tr: Ekmek }
        |              ^^
      This text is missing in Arabic.
      Add a line \`ar: …\` here.

    pages/index.yaml:7:16 error unknown-icon
      6 |     title: { en: Bread, tr: Ekmek }
      7 |     badgeIcon: truk
        |                ^^^^
      There is no icon \`truk\`.
      Did you mean \`truck\`? All names are listed at lucide.dev/icons; for no icon, delete the line.

    pages/index.yaml:9:14 error missing-partial
      8 |   - include: /_closing.yaml
      9 |   - include: /_closng.yaml
        |              ^^^^^^^^^^^^^
      There is no file \`/_closng.yaml\`.
      Did you mean \`/_closing.yaml\`? Write its path from the folder pages, beginning with a slash: /_closing.yaml.

    pages/Über uns.yaml:1:1 error bad-file-name
      \`Über uns\` cannot be part of an address.
      Did you mean \`uber-uns\`? Use small letters a to z, digits and dashes in the names of files and folders: about-us.yaml.

    site.yaml:23:37 error dead-link
      22 |   menu:
      23 |     - { label: { all: Home }, link: /hom }
         |                                     ^^^^
      There is no page \`/hom\`.
      Write the page’s path from its file name, without a language: pages/about-us.yaml is /about-us.

    site.yaml:28:19 error missing-translation
      27 |   lists: []
      28 |   contactTitle: { en: Write, tr: Yaz }
         |                   ^^
      This text is missing in Arabic.
      Add a line \`ar: …\` here.

    13 errors, 0 warnings."
  `);
});

test('the same run finds the same', () => {
  expect(printReport(check(broken))).toBe(printReport(check(broken)));
});
