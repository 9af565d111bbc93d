import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, check } from '../../../src/api/index.ts';
import { ownSite } from '../own-site.ts';
import { siteFolder } from '../site-folder.ts';
import { DIVIDER, page, textPage } from '../small-site.ts';

/** What the program is made of may have changed since it was made. */
const SLOW = 120_000;

const LINKED = `${page(DIVIDER)}  - { type: text, name: { all: words }, text: { all: '[Here](/nowhere)' } }\n`;

test(
  'a check tells what is wrong as plain data, in the language that is asked for',
  async () => {
    const root = siteFolder({ 'pages/linked.yaml': LINKED });
    const { ok, findings } = await check({ root, language: 'tr' });
    expect(ok).toBe(false);
    const [dead] = findings.filter(({ code }) => code === 'dead-link');
    expect(dead).toMatchObject({ severity: 'error', file: 'pages/linked.yaml' });
    expect(LINKED.split('\n')[(dead?.line ?? 0) - 1]?.slice((dead?.column ?? 0) - 1)).toMatch(/^.*\/nowhere/);
    expect(dead?.message).toContain('`/nowhere`');
    expect(dead?.message).not.toBe((await check({ root })).findings.find(({ code }) => code === 'dead-link')?.message);
    expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
  },
  SLOW,
);

test(
  'a fix is told, and made where that is asked for',
  async () => {
    const root = siteFolder({ 'pages/linked.yaml': `${textPage('{ all: "x" }')}    body: We are #1\n` });
    const { findings } = await check({ root });
    const { fix } = findings.find(({ code }) => code === 'yaml-cut-by-comment') ?? {};
    const text = readFileSync(join(root, 'pages/linked.yaml'), 'utf8');
    const mended = fix && text.slice(0, fix.start) + fix.text + text.slice(fix.end);
    expect(await check({ root, fix: true })).toMatchObject({ repaired: 1 });
    expect(readFileSync(join(root, 'pages/linked.yaml'), 'utf8')).toBe(mended);
  },
  SLOW,
);

test(
  'a build names its files, those that it wrote alone, and drafts where they are asked for',
  async () => {
    const root = siteFolder({ 'pages/later.yaml': `draft: true\n${page(DIVIDER)}` });
    const first = await build({ root, workers: 1 });
    expect(first).toMatchObject({ ok: true, out: join(root, 'dist'), pages: 6, written: 6 });
    expect(first.files).toContain('en.html');
    expect(first.files.filter((file) => !existsSync(join(first.out, file)))).toEqual([]);
    expect(first.files).not.toContain('en/later.html');
    expect(await build({ root })).toMatchObject({ ok: true, pages: 6, written: 0, files: [] });
    expect((await build({ root, drafts: true })).files).toContain('en/later.html');
    expect(await build({ root })).toMatchObject({ ok: true, pages: 6 });
    expect(existsSync(join(root, 'dist/en/later.html'))).toBe(false);
  },
  SLOW,
);

test(
  'a build of a site with errors tells them, and leaves what was built before',
  async () => {
    const root = siteFolder();
    expect(await build({ root })).toMatchObject({ ok: true });
    const before = readFileSync(join(root, 'dist/en.html'), 'utf8');
    writeFileSync(join(root, 'pages/index.yaml'), LINKED);
    const { ok, findings, files } = await build({ root });
    expect([ok, files]).toEqual([false, []]);
    expect(findings.map(({ code }) => code)).toContain('dead-link');
    expect(readFileSync(join(root, 'dist/en.html'), 'utf8')).toBe(before);
    writeFileSync(join(root, 'site.yaml'), 'languages: nonsense\n');
    expect(await build({ root })).toMatchObject({ ok: false, pages: 0 });
  },
  SLOW,
);

test(
  'mistakes in a site’s own code are findings too',
  async () => {
    const root = ownSite({ 'blocks/opening-hours/OpeningHours.tsx': undefined });
    expect(await check({ root })).toMatchObject({ ok: false, findings: [{ code: 'block-without-component' }] });
    expect(await build({ root })).toMatchObject({ ok: false, findings: [{ code: 'block-without-component' }] });
  },
  SLOW,
);
