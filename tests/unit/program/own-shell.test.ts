import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { printReport } from '../../../src/diagnostics/print.ts';
import { judgeApart } from '../../../src/program/own-blocks/make-own-program.ts';
import { ALL } from '../../all.ts';
import { ownSite, run } from '../own-site.ts';
import { engine } from '../source-files.ts';

const guide = readFileSync(join(engine, 'docs/header-and-footer.md'), 'utf8');
const [, footer = ''] = /```tsx\n(.*?)```/s.exec(guide) ?? [];
const brand = `import type { ShellProps } from 'pages-as-data/shell';

export const Wordmark = ({ site, page }: ShellProps) => (
  <b className="tracking-[.25em]">{page.route === '/' ? site.brand : page.title}</b>
);
export const Brand = ({ site, page }: ShellProps) => (
  <a className="brand" href={site.home}>
    <Wordmark site={site} page={page} />
  </a>
);
`;

describe('a site with parts of header and footer of its own', () => {
  let root = '';
  let built: ReturnType<typeof run>;
  beforeAll(() => {
    root = ownSite({ 'shell/Footer.tsx': footer, 'shell/Brand.tsx': brand });
    const words = 'words: { slogan: { en: Baked with wind., de: Mit Wind gebacken. } }\n';
    appendFileSync(join(root, 'site.yaml'), words);
    built = run(root, 'build');
  });
  const page = () => readFileSync(join(root, 'dist/en.html'), 'utf8');

  test('is built with them', () => {
    expect(built).toMatchObject({ status: 0 });
    expect(page()).toMatch(/<p class="wrap text-center">Baked with wind\.<\/p><footer id="site-footer"/);
    expect(page()).toMatch(
      /<header [^>]*><div class="wrap"><a class="brand" href="\/en"><b class="tracking-\[\.25em\]">/,
    );
  });

  test('shows them within the engine’s parts too, and carries their styles', () => {
    expect(page()).toMatch(/<p class="brand"><b class="tracking-\[\.25em\]">/);
    expect(page()).toContain('letter-spacing:.25em');
  });

  test('has the browser draw the same', () => {
    const assets = join(root, 'dist/assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    expect(scripts.some((name) => readFileSync(join(assets, name), 'utf8').includes('.words.slogan'))).toBe(true);
    expect(readFileSync(join(root, 'dist/_data/en/_site.json'), 'utf8')).toContain('Baked with wind.');
  });
});

test('a part that does not export its name is told', async () => {
  const { diagnostics } = await judgeApart(
    engine,
    ownSite({ 'shell/Footer.tsx': 'export const Foot = () => null;\n' }),
  );
  expect(printReport(diagnostics)).toContain('shell/Footer.tsx:1:1 error block-without-export');
});

// `own-blocks-dev.test.ts` holds that it is told.
test.runIf(ALL)(
  'a part that ends with an error is told at its line, and nothing is built',
  () => {
    const throwing = "export const Footer = () => {\n  throw new Error('no footer today');\n};\n";
    const { status, said } = run(ownSite({ 'shell/Footer.tsx': throwing }), 'build');
    expect(status).toBe(1);
    expect(said).toContain('shell/Footer.tsx:2:9 error block-code');
    expect(said).toContain('no footer today');
    expect(said).not.toMatch(/^\s*at .+:\d+/m);
  },
  120_000,
);
