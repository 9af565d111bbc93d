import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const engine = join(import.meta.dirname, '../../..');
const site = join(mkdtempSync(join(tmpdir(), 'garden-')), 'site');
const dist = join(site, 'dist');
const read = (path: string) => readFileSync(join(dist, path), 'utf8');

function build() {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['bin/pages-as-data.mjs', 'build'], {
    cwd: engine,
    env: { ...process.env, SITE: site, NODE_ENV: 'production', VITEST: '', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** Every file of dist with the hash of its bytes. */
const inDist = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(dist, path)).isFile())
    .sort()
    .map(
      (path) =>
        `${path} ${createHash('sha256')
          .update(readFileSync(join(dist, path)))
          .digest('hex')}`,
    );

/** Blocks with what would show in other files too: icons, a picture, a region, letters that no page has. */
const HIDDEN = `  - type: cards
    id: ernte
    hidden: true
    title: { de: Ernte im Juni, fa: برداشت }
    items:
      - icon: carrot
        title: { de: Möhren Ж, fa: هویج }
        description: { de: "{{sorten, number}} im Korb.", fa: "{{sorten, number}} در سبد." }
      - icon: cherry
        title: { de: Kirschen, fa: گیلاس }
        description: { de: Frisch vom Baum., fa: تازه از درخت. }
  - type: hero
    hidden: true
    region: schatten
    title: { de: Bald mehr, fa: به‌زودی }
    picture:
      src: /teilen.png
      alt: { de: Garten, fa: باغ }
`;

const COSTS = `meta:
  title: { de: Was eine Staude kostet, fa: بهای یک گیاه }
  description: { de: Woraus sich ihr Preis zusammensetzt., fa: بهای آن از چه ساخته می‌شود. }
blocks:
  - type: costs
    title: { de: Der Preis einer Staude, fa: بهای یک گیاه پایا }
    currencies: [EUR]
    price: { name: { de: Preis, fa: بها }, detail: { de: Was Kunden zahlen., fa: آنچه مشتری می‌پردازد. } }
    parts: [{ kind: amount, name: { de: Topf, fa: گلدان }, detail: { de: Aus Ton., fa: از سفال. } }]
    payout: { name: { de: Rest, fa: مانده }, detail: { de: Was der Gärtnerei bleibt., fa: سهم گلخانه. } }
    unscaled: { de: Nicht maßstäblich, fa: بدون مقیاس }
    deficit: { de: "Es fehlen:", fa: "کم است:" }
    unreadable: { de: Bitte Zahlen eingeben., fa: لطفاً عدد بنویسید. }
`;

let first: ReturnType<typeof build>;
beforeAll(() => {
  cpSync(join(engine, 'tests/fixtures/garden'), site, { recursive: true });
  first = build();
});
afterAll(() => {
  rmSync(join(site, '..'), { recursive: true, force: true });
});

describe('a build of another site', () => {
  test('succeeds and says how many pages it wrote', () => {
    expect(first).toMatchObject({ status: 0, said: expect.stringContaining('8 pages written') });
  });

  test('ships what a block asks for later where a page has such a block, and only there', () => {
    const calculators = () => inDist().filter((path) => path.startsWith('assets/Calculator-')).length;
    expect(calculators()).toBe(0);
    const page = join(site, 'pages/rechner.yaml');
    writeFileSync(page, COSTS);
    expect(build()).toMatchObject({ status: 0 });
    expect(calculators()).toBe(1);
    rmSync(page);
    expect(build()).toMatchObject({ status: 0 });
    expect(calculators()).toBe(0);
  });

  test.each(['', '/beete/farne', '/beete/kraeuter', '/404'])('has the page %j in both languages', (route) => {
    expect(read(`de${route}.html`)).toContain('<html lang="de" dir="ltr">');
    expect(read(`fa${route}.html`)).toContain('<html lang="fa" dir="rtl">');
    for (const language of ['de', 'fa']) {
      const { page } = JSON.parse(read(`_data/${language}${route}.json`));
      expect(page).toMatchObject({ language, route: route || '/' });
    }
  });

  test('has a page that decides the language at every address without one', () => {
    for (const path of ['index.html', 'beete/farne.html']) expect(read(path)).toContain('noindex');
    expect(read('404.html')).toBe(read('de/404.html'));
  });

  test('lists exactly the indexable pages in its sitemap', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed.sort()).toEqual(
      ['de', 'de/beete/farne', 'de/beete/kraeuter', 'fa', 'fa/beete/farne', 'fa/beete/kraeuter'].map(
        (path) => `https://garten.example.test/${path}`,
      ),
    );
  });

  test('links only to files that are there', () => {
    const pages = inDist().flatMap((line) => /^((?:de|fa)\S*\.html) /.exec(line)?.[1] ?? []);
    expect(pages).toHaveLength(8);
    for (const page of pages)
      for (const [, address = ''] of read(page).matchAll(/ (?:href|src)="(\/[^"#?]*)/g)) {
        const there = [address, `${address}.html`].some(
          (path) => existsSync(join(dist, path)) && statSync(join(dist, path)).isFile(),
        );
        expect(there || `${page} -> ${address}`).toBe(true);
      }
  });

  test('lets every inline script and style pass its own policy, and nothing else inline', () => {
    const headers = read('_headers');
    expect(headers).not.toMatch(/unsafe-/);
    for (const path of ['de.html', 'index.html', 'fa/beete/farne.html'])
      for (const [, tag, content = ''] of read(path).matchAll(
        /<(script|style)(?![^>]*(?:src=|json))[^>]*>(.*?)<\/\1>/gs,
      ))
        expect(headers, `${tag} of ${path}`).toContain(createHash('sha256').update(content).digest('base64'));
    expect(read('de.html')).not.toMatch(/ style="| on\w+="/);
  });

  test('holds no source maps and no paths of this machine', () => {
    for (const line of inDist()) {
      const [path = ''] = line.split(' ');
      expect(path).not.toMatch(/\.map$/);
      const text = readFileSync(join(dist, path), 'latin1');
      expect(text.includes(engine) || text.includes(site) ? path : '').toBe('');
    }
  });

  test('has no script for what is behind a modal menu', () => {
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const text = scripts.map((name) => read(`assets/${name}`)).join('');
    expect(text).toContain('menuitemradio');
    expect(text).not.toMatch(/data-scroll-locked|data-aria-hidden/);
  });
});

describe('a build with a mistake in a page', () => {
  test('fails, says where, and leaves the former output byte for byte', () => {
    const page = join(site, 'pages/index.yaml');
    const good = readFileSync(page, 'utf8');
    const before = inDist();
    writeFileSync(page, good.replace('type: stats', 'type: stast'));
    const { status, said } = build();
    writeFileSync(page, good);
    expect(status).toBe(1);
    expect(said).toContain('pages/index.yaml:16:11 error unknown-block');
    expect(said).toContain('Did you mean `stats`?');
    expect(inDist()).toEqual(before);
    expect(readdirSync(site).sort()).toEqual(['.cache', 'dist', 'pages', 'public', 'site.yaml']);
  });

  test('a hidden block leaves nothing in the output: it has the bytes that it has without one', () => {
    const page = join(site, 'pages/index.yaml');
    const good = readFileSync(page, 'utf8');
    const before = inDist();
    rmSync(dist, { recursive: true });
    writeFileSync(page, `${good}${HIDDEN}`);
    const { status, said } = build();
    writeFileSync(page, good);
    expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('8 pages written') });
    expect(inDist()).toEqual(before);
  });

  test('a second clean build gives the same bytes', () => {
    const before = inDist();
    rmSync(dist, { recursive: true });
    expect(build().status).toBe(0);
    expect(inDist()).toEqual(before);
  });
});
