import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTranslator } from '../../../schema/particular.ts';
import { askTranslator } from '../../../src/cli/translator.ts';
import { siteFolder } from '../site-folder.ts';
import { page, SITE } from '../small-site.ts';
import { engine } from '../source-files.ts';
import { temporaryFolder } from '../temporary-folders.ts';

test.each([
  ['./translate.sh', true],
  ['./tools/translate.mjs', true],
  ['https://translate.example.com/xliff', true],
  ['http://localhost:5000/xliff', true],
  ['translate.sh', false],
  ['../translate.sh', false],
  ['./../translate.sh', false],
  ['./translate.sh --all', false],
  ['./a;b', false],
  ['/usr/bin/env', false],
  ['http://translate.example.com', false],
  ['https://name:word@translate.example.com', false],
  ['file:///etc/passwd', false],
])('%s as a translator: %s', (value, isOne) => {
  expect(isTranslator(value)).toBe(isOne);
});

/** A translator that puts the language before each source, and whatever else is wanted of it. */
const PROGRAM = `import { readFileSync } from 'node:fs';
const [, , from, to] = process.argv;
const text = readFileSync(0, 'utf8').replace(/(<source[^>]*>)([^<]*)(<\\/source>)\\s*(?:<target[^>]*>[^<]*<\\/target>|<target\\/>)?/g,
  (_, open, words, close) => open + words + close + '<target>' + from + '-' + to + ' ' + words + '</target>');
process.stdout.write(text);
`;
const asked = (root: string, text = '<x/>') => ({ root, from: 'en', to: 'tr', text });

describe('a translator that is a program', () => {
  test('gets the words on its input and the languages as arguments', async () => {
    const root = temporaryFolder();
    writeFileSync(
      join(root, 'a.mjs'),
      "process.stdin.on('data', (d) => process.stdout.write(process.argv.slice(2) + String(d)));",
    );
    expect(await askTranslator('./a.mjs', asked(root, 'خبز'))).toEqual({ text: 'en,trخبز' });
  });

  test.skipIf(process.platform === 'win32')('may be any program of the folder, and none outside of it', async () => {
    const [root, other] = [temporaryFolder(), temporaryFolder()];
    for (const folder of [root, other]) {
      writeFileSync(join(folder, 'a.sh'), '#!/bin/sh\ncat\n');
      chmodSync(join(folder, 'a.sh'), 0o755);
    }
    symlinkSync(join(other, 'a.sh'), join(root, 'b.sh'));
    expect(await askTranslator('./a.sh', asked(root))).toEqual({ text: '<x/>' });
    expect(await askTranslator('./b.sh', asked(root))).toEqual({
      refused: 'It is no file of the site’s own folder.',
    });
    expect(await askTranslator('./c.sh', asked(root))).toEqual({ refused: expect.stringContaining('ENOENT') });
  });

  test('gives nothing where it fails or gives no UTF-8', async () => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'a.mjs'), "process.stdout.write('<x/>'); process.exitCode = 3;");
    writeFileSync(join(root, 'b.mjs'), 'process.stdout.write(Buffer.from([0xff]));');
    expect(await askTranslator('./a.mjs', asked(root))).toEqual({ refused: 'It ended with 3.' });
    expect(await askTranslator('./b.mjs', asked(root))).toEqual({ refused: expect.stringContaining('utf-8') });
  });
});

test('a translator that is an address is posted to, and leads nowhere else', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${request.headers['content-type']} ${Buffer.concat(parts)}`);
      if (request.url === '/away') response.writeHead(307, { location: '/' });
      if (request.url === '/broken') response.writeHead(503);
      response.end('<back/>');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => askTranslator(`http://127.0.0.1:${port}${path}`, asked('.'));
  try {
    expect(await ask('/')).toEqual({ text: '<back/>' });
    expect(await ask('/away')).toEqual({ refused: expect.stringContaining('redirect') });
    expect(await ask('/broken')).toEqual({ refused: 'It answered 503.' });
    expect(seen[0]).toBe('POST / application/xliff+xml; charset=utf-8 <x/>');
    expect(seen.map((each) => each.split(' ')[1])).toEqual(['/', '/away', '/broken']);
  } finally {
    server.close();
  }
});

describe('the command', () => {
  const block = (title: string) => `  - type: text\n    title: ${title}\n    body: { all: x }\n`;
  const root = siteFolder({
    'site.yaml': `${SITE}translate: ./translate.mjs\ntranslation: fallback\n`,
    'translate.mjs': PROGRAM,
    'pages/a.yaml': page(block('{ en: Bread, tr: Ekmek }') + block('{ en: Cake }')),
  });
  const run = (words: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['bin/pages-as-data.mjs', ...words, '--root', root],
      {
        cwd: engine,
        env: { ...process.env, NODE_ENV: 'production', VITEST: '', NO_COLOR: '1', CI: '', ...env },
        encoding: 'utf8',
      },
    );
    return { status, out: stdout + stderr };
  };
  const translate = () => run(['translations', 'translate', '--to', 'tr']);
  const lines = () => readFileSync(join(root, 'pages/a.yaml'), 'utf8').match(/title: \{ en.*/g);

  test('sends what is missing, takes it in as unreviewed, and it stays so until somebody says that it is right', () => {
    expect(run(['translations', 'translate', '--to', 'tr'], { CI: 'true' })).toMatchObject({ status: 2 });
    expect(lines()).toEqual(['title: { en: Bread, tr: Ekmek }', 'title: { en: Cake }']);

    const { status, out } = translate();
    expect([status, out]).toEqual([0, expect.stringContaining('1 taken in')]);
    expect(lines()).toEqual(['title: { en: Bread, tr: Ekmek }', 'title: { en: Cake, tr: en-tr Cake }']);
    expect(readFileSync(join(root, 'pages/translations.lock'), 'utf8')).toMatch(/^\? tr [\w-]{12} [\w-]{12} Cake$/m);
    expect(run(['check']).out).toContain('unreviewed-translation');
    expect(run(['translations']).out).toMatch(/^\/a .*, 1 unreviewed/m);

    expect(run(['translations', '--accept', '/a', '--to', 'tr']).status).toBe(0);
    expect(readFileSync(join(root, 'pages/translations.lock'), 'utf8')).toMatch(/^tr [\w-]{12} [\w-]{12} Cake$/m);
  });
});
