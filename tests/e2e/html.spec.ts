import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, open, test } from './site';

const DIST = 'dist';
const documents = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));

/** What React writes otherwise than html-validate's taste, all of it valid HTML: a list of spellings. */
const spelling = {
  'doctype-style': ['error', { style: 'lowercase' }],
  'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
  'void-style': ['error', { style: 'selfclosing' }],
  'attribute-boolean-style': ['error', { style: 'empty' }],
  // `useId` begins with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // Without a type it is a text field (HTML standard, 4.10.5).
  'no-implicit-input-type': 'off',
} as const;

/** How `page.content()` spells: as the HTML standard's serialization does. */
const serialized = {
  ...spelling,
  // The drawer's trigger is a link in HTML and takes a button's part when there is a program.
  'prefer-native-element': ['error', { exclude: ['button'] }],
  'doctype-style': ['error', { style: 'uppercase' }],
  'void-style': ['error', { style: 'omit' }],
} as const;

const checkerOf = (rules: object) =>
  new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules: { ...rules } }));

async function faults(html: string, name: string, checker: HtmlValidate): Promise<string[]> {
  const { results } = await checker.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${name}: ${ruleId} ${selector ?? ''}: ${message}`),
  );
}

const hasJava = spawnSync('java', ['-version']).status === 0;
const VNU = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

interface VnuMessage {
  readonly type: string;
  readonly subType?: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Errors and warnings of the W3C Nu checker. Left out are notes, and what it says of CSS: it does not know
 * `@starting-style`, scroll timelines and `mask` yet, and the build's own parser has read the style sheet.
 */
function checkWithNu(folder: string): string[] {
  // A run of a few seconds is over before Java's own optimizing pays; unoptimized, the checker needs a larger stack.
  const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m', '-jar', VNU];
  const { stdout } = spawnSync('java', [...java, '--stdout', '--format', 'json', '--skip-non-html', folder], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stdout) as { messages: VnuMessage[] };
  return messages
    .filter(({ type, subType, message }) => (type !== 'info' || subType === 'warning') && !message.startsWith('CSS: '))
    .map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`);
}

test('html-validate finds nothing in any document that is served', async () => {
  expect(documents.length).toBeGreaterThanOrEqual(51 + 4 + 17);
  const checker = checkerOf(spelling);
  const found = await Promise.all(
    documents.map((path) => faults(readFileSync(join(DIST, path), 'utf8'), path, checker)),
  );
  expect(found.flat()).toEqual([]);
});

test('the W3C checker finds no error and gives no warning for any document that is served', () => {
  test.skip(!hasJava, 'There is no Java on this machine, which the W3C checker needs.');
  expect(checkWithNu(DIST)).toEqual([]);
});

test('both find nothing in pages that the program has taken over', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hydrated-'));
  const found: string[] = [];
  const checker = checkerOf(serialized);
  for (const path of [
    '/en',
    '/tr/contact',
    '/ar/faq',
    '/en/about-us',
    '/tr/marketplaces/noon-uae',
    '/ar/services/export-management',
  ]) {
    await open(page, path);
    const html = await page.content();
    found.push(...(await faults(html, path, checker)));
    const file = join(folder, `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  if (hasJava) found.push(...checkWithNu(folder));
  rmSync(folder, { recursive: true });
  expect(found).toEqual([]);
});
