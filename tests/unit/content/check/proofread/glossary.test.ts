import { describe, expect, test } from 'vitest';
import type { Project } from '../../../../../src/content/project.ts';
import { printReport } from '../../../../../src/diagnostics/print.ts';
import { brief, openFiles, proofread, siteFiles } from '../../../site-folder.ts';
import { META, SITE } from '../../../small-site.ts';

const GLOSSARY = `glossary:
  - term: program
    use: { en: e-export program, tr: program, ar: برنامج }
    avoid:
      en: [programme, middle man, resell*, export]
      tr: [iş, uygulama*, ISI]
      ar: [المُجمِّع, سوق إلكتروني, وسيط]
`;
const site = SITE.replace('regions:', `${GLOSSARY}regions:`);

/** The words of a title that the glossary avoids, as they stand in the file. */
const found = (text: string, language: string, glossary = site) =>
  proofread({
    'site.yaml': glossary,
    'pages/index.yaml': `${META}blocks:\n  - type: text\n    title: { ${language === 'all' ? '' : 'all: x, '}${language}: ${JSON.stringify(text)} }\n`,
  })
    .filter(({ code }) => code === 'avoided-word')
    .map(({ place: { source, range } }) => source.text.slice(range.start, range.end));

describe('words that a site avoids', () => {
  test.each([
    ['en', 'Our Programme and programmes', ['Programme']],
    ['en', 'A middle\u00a0man, a middle-man, a middle. Man', ['middle\u00a0man', 'middle-man']],
    ['en', 'Reselling to RESELLERS', ['Reselling', 'RESELLERS']],
    ['en', 'An e-export program for export', ['export']],
    ['en', '{{export}} export https://export.test', ['export']],
    ['tr', 'İŞ, iş’te ve işte', ['İŞ', 'iş']],
    ['tr', 'Uygulamamızda UYGULAMA', ['Uygulamamızda', 'UYGULAMA']],
    ['tr', 'Isı ısısı isi', ['Isı']],
    ['ar', 'المجمع والمجمّع بالمُجَمِّع للمجمع مجمع المجمعة', ['المجمع', 'والمجمّع', 'بالمُجَمِّع', 'للمجمع']],
    ['ar', 'في سوق إلكتروني', ['سوق إلكتروني']],
    ['ar', 'الوسيط ولوسيط وســيط توسيط', ['الوسيط', 'ولوسيط', 'وســيط']],
  ])('in %s: %s', (language, text, words) => {
    expect(found(text, language)).toEqual(words);
  });

  test('of another language are its own business, and in a text for all each language asks', () => {
    expect(found('programme', 'tr')).toEqual([]);
    expect(found('uygulama', 'all')).toEqual(['uygulama']);
  });

  test('are asked about in titles, menus, facts, folded lines and pictures, unless a note answers', () => {
    const yaml = `meta:
  title: { all: A programme }
  description: { all: Description }
facts:
  what: { all: our programme }
blocks:
  - type: text
    title: { all: "{{what}}" }
    body:
      all: >-
        Some words before, then a middle
        man, and no more
    # fine: avoided-word
    action: { label: { all: Programme }, link: /contact }
`;
    const menu = site.replace('label: { all: Home }', 'label: { all: Programme }');
    expect(
      proofread({
        'site.yaml': menu,
        'pages/index.yaml': yaml,
        'pages/contact.yaml': `${META}blocks: [{ type: divider }]\n`,
      })
        .filter(({ code }) => code === 'avoided-word')
        .map(brief),
    ).toEqual([
      'pages/index.yaml:2:19 avoided-word',
      'pages/index.yaml:5:20 avoided-word',
      'pages/index.yaml:11:35 avoided-word',
      'site.yaml:30:23 avoided-word',
    ]);
  });

  test('read like this', () => {
    const yaml = `${META}blocks:\n  - type: text\n    title: { all: x, en: Our programme }\n`;
    const all = proofread({ 'site.yaml': site, 'pages/index.yaml': yaml }).filter(
      ({ code }) => code === 'avoided-word',
    );
    expect(printReport(all)).toMatchInlineSnapshot(`
      "pages/index.yaml:6:30 warning avoided-word
        5 |   - type: text
        6 |     title: { all: x, en: Our programme }
          |                              ^^^^^^^^^
        \`programme\` is a word that this site avoids for “program”.
        Write \`e-export program\`. The words of the site stand below \`glossary:\` in site.yaml. If it is meant so, put a line \`# fine: avoided-word\` above the text.

      0 errors, 1 warning."
    `);
  });

  test('are known anew when the glossary changes, and by each page alone', () => {
    const files = siteFiles({
      'pages/index.yaml': `${META}blocks:\n  - type: text\n    title: { all: x, en: Our programme }\n`,
    });
    const codes = (project: Project) => project.check().map(({ code }) => code);
    const project = openFiles(files);
    expect(codes(project)).not.toContain('avoided-word');
    files.write('site.yaml', site);
    expect(codes(project.refresh(new Set(['site.yaml'])))).toContain('avoided-word');
  });

  test.each(['a*b', 'one two three four five six seven eight nine', '…'])('an entry is no pattern: %s', (entry) => {
    const wrong = site.replace('middle man', entry);
    expect(proofread({ 'site.yaml': wrong }).map(({ code }) => code)).toContain('wrong-format');
  });
});
