import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { build, check } from '../../../src/api/index.ts';
import { closeServers, serve } from '../authors-server.ts';
import { run } from '../own-site.ts';
import { siteFolder } from '../site-folder.ts';

closeServers();

const DOCS = readFileSync(join(import.meta.dirname, '../../../docs/own-checks.md'), 'utf8');
/** The example of the docs. */
const HOOKS = /^```ts\n(.*?)^```$/ms.exec(DOCS)?.[1] ?? '';

const HEADED = (title: string) => `  - type: text\n    title: ${title}\n    body: { all: Words }\n`;
const PAGE = `meta:
  title:
    en: A title that is much too long
    tr: Kısa
    ar: قصير
  description: { all: Description }
blocks:
  - type: text
    hidden: true
    title: { all: HIDDEN }
${HEADED('{ en: "quiet", tr: "SICAK", ar: "هدوء" }')}`;

const ownSite = (more: Record<string, string> = {}) =>
  siteFolder({ 'hooks.ts': HOOKS, 'pages/index.yaml': PAGE, ...more });
const brief = ({ file, line, column, code, severity }: Awaited<ReturnType<typeof check>>['findings'][number]) =>
  `${file}:${line}:${column} ${severity} ${code}`;

describe('the example of the docs', () => {
  let root = '';
  beforeAll(() => {
    root = ownSite();
  });

  test('tells at the lines of what was written, in the language that is asked for', async () => {
    const { ok, findings } = await check({ root, language: 'tr' });
    expect(ok).toBe(false);
    const own = findings.filter(({ code }) => /^(?:long-page-title|shouted-words)$/.test(code));
    expect(own.map(brief)).toEqual([
      'pages/index.yaml:12:31 error shouted-words',
      'pages/index.yaml:3:9 warning long-page-title',
    ]);
    expect(own[1]?.message).toBe('Başlık 29 harf uzunluğunda.');
    expect(own[0]?.hint).toBe('Write `sıcak`.');
  });

  test('is told by the command, kept and told again', () => {
    const first = run(root, 'check');
    expect(first.status).toBe(1);
    expect(first.said).toContain('pages/index.yaml:3:9 warning long-page-title');
    expect(first.said).toContain('`# fine: long-page-title`');
    expect(run(root, 'check')).toEqual(first);
    const { said } = run(root, 'build');
    expect(said).toContain('Nothing was built');
  });

  test('stops a build, and not when it is mended', async () => {
    expect(await build({ root })).toMatchObject({ ok: false });
    const { repaired } = await check({ root, fix: true });
    expect(repaired).toBe(1);
    expect(readFileSync(join(root, 'pages/index.yaml'), 'utf8')).toContain('tr: "sıcak"');
    expect(await build({ root })).toMatchObject({ ok: true });
  });

  test('is told of all pages together, and answered by notes', async () => {
    const text = readFileSync(join(root, 'pages/index.yaml'), 'utf8');
    writeFileSync(
      join(root, 'pages/index.yaml'),
      text.replace('    en: A title', '    # fine: long-page-title\n    en: A title'),
    );
    const other = `meta:\n  title: { all: Other }\n  description: { all: Words }\nblocks:\n${HEADED('{ all: more words }')}`;
    writeFileSync(join(root, 'pages/other.yaml'), other);
    const codes = async () => (await check({ root })).findings.map(brief);
    expect(await codes()).toContainEqual(expect.stringMatching(/^pages\/other\.yaml:2:\d+ warning lonely-page$/));
    expect((await codes()).join()).not.toMatch(/long-page-title|idle-note/);
    writeFileSync(
      join(root, 'pages/other.yaml'),
      `# fine: lonely-page\n${other}`.replace('  title', '  # fine: lonely-page\n  title'),
    );
    expect((await codes()).join()).not.toMatch(/lonely-page/);
  });

  test('is said anew where the rule is another one', async () => {
    writeFileSync(join(root, 'hooks.ts'), HOOKS.replace('title.length > 20', 'title.length > 3'));
    expect((await check({ root })).findings.map(({ code }) => code)).toContain('long-page-title');
  });
});

test('authors are shown it over the page, and in the page editor', async () => {
  const { ask } = await serve({}, ownSite());
  const { body } = await ask('/tr');
  expect(body).toContain('shouted-words');
  expect(body).toContain('These words are written in capitals.');
});

test('a check that ends with an error is told at its line', async () => {
  const root = ownSite({ 'hooks.ts': HOOKS.replace("tell('long-page-title'", "tell('no-such-code' as never") });
  await expect(check({ root })).rejects.toThrow(/^hooks\.ts:\d+:\d+ ended with an error: `no-such-code`/);
});
