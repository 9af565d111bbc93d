import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hostSite } from '../../../site-copy.ts';
import { engine } from '../../source-files.ts';
import { buildSite, copyUnbuilt, outputOf } from '../built-site.ts';

const made = mkdtempSync(join(tmpdir(), 'prefix-'));
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** Where visitors of each address come to in the end, with what the host answers there. */
async function arriving(root: string, addresses: readonly string[]): Promise<string[]> {
  const { origin, close } = await hostSite(root);
  const found = [];
  for (const address of addresses) {
    const { url, status } = await fetch(origin + address);
    found.push(`${status} ${url.slice(origin.length)}`);
  }
  close();
  return found;
}

const pages = (root: string) =>
  [...outputOf(root).keys()]
    .filter((name) => /^(?!.*404).*\.html$/.test(name))
    .map((name) => `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/');

test('translated addresses are files by their own names, and are told as browsers send them', async () => {
  const root = join(made, 'called');
  cpSync(join(engine, 'tests/fixtures/garden'), root, { recursive: true });
  const [file, ferns] = [join(root, 'site.yaml'), join(root, 'pages/beete/farne.yaml')];
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^defaultLanguage: de$/m, '$&\nfolders:\n  /beete: { fa: باغچه }'),
  );
  buildSite(root);
  // Built warm, as an author would who thinks of it later.
  writeFileSync(ferns, `address: { de: farnwedel, fa: سرخس }\n${readFileSync(ferns, 'utf8')}`);
  buildSite(root);
  const built = outputOf(root);
  const path = encodeURI('/fa/باغچه/سرخس');
  for (const name of [
    'fa/باغچه/سرخس.html',
    '_data/fa/باغچه/سرخس.json',
    'fa/beete/farne.html',
    'de/beete/farnwedel.html',
  ])
    expect(built.has(name), name).toBe(true);
  expect(built.get('fa.html')).toContain(`href="${path}"`);
  expect(built.get('fa/باغچه/سرخس.html')).toContain(
    `<link rel="canonical" href="https://garten.example.test${path}"/>`,
  );
  expect(built.get('sitemap.xml')).toContain(`<loc>https://garten.example.test${path}</loc>`);
  expect(built.get('_redirects')).toContain(`/fa/beete/farne ${path} 301\n`);
  // Where the language is yet to be decided, the redirect does the rest.
  const naming = [...built].filter(([, text]) => /"\/(?:de|fa)\/beete\/farne"/.test(text));
  expect(naming.map(([name]) => name)).toEqual(['beete/farne.html']);
  expect(await arriving(root, [path, `${path}/`, '/fa/beete/farne', '/de/beete/farne', '/fa/باغچه/kraeuter'])).toEqual([
    `200 ${path}`,
    `200 ${path}`,
    `200 ${path}`,
    '200 /de/beete/farnwedel',
    `200 ${encodeURI('/fa/باغچه/kraeuter')}`,
  ]);
  const fresh = join(made, 'called-fresh');
  copyUnbuilt(root, fresh);
  const inFolders = join(made, 'folders');
  copyUnbuilt(root, inFolders);
  const ownFile = join(inFolders, 'site.yaml');
  writeFileSync(ownFile, `${readFileSync(ownFile, 'utf8')}\npageFiles: folders\n`);
  buildSite(inFolders);
  const folders = outputOf(inFolders);
  const pagesOf = (output: ReadonlyMap<string, string>) =>
    new Map([...output].filter(([name]) => name.endsWith('.html') && !/^404|\/404/.test(name)));
  const named = (name: string) => (name === 'index.html' ? name : name.replace(/\.html$/, '/index.html'));
  expect(pagesOf(folders)).toEqual(new Map([...pagesOf(built)].map(([name, text]) => [named(name), text])));
  expect([...folders.keys()].filter((name) => /(?:^|\/)404\.html$/.test(name))).toEqual([
    '404.html',
    'de/404.html',
    'fa/404.html',
  ]);
  expect(await arriving(inFolders, ['/', '/de', `${path}/`, '/fa/beete/farne', '/fa/nix'])).toEqual([
    '200 /',
    '200 /de',
    `200 ${path}`,
    `200 ${path}`,
    '404 /fa/nix',
  ]);
  buildSite(fresh);
  expect(outputOf(fresh)).toEqual(built);
});

test('a site changes from one way of prefixes to the other and back: no address is lost, warm as from nothing', async () => {
  const root = join(made, 'site');
  cpSync(join(engine, 'tests/fixtures/garden'), root, { recursive: true });
  buildSite(root);
  const before = outputOf(root);
  const addresses = pages(root);
  const file = join(root, 'site.yaml');
  const settings = readFileSync(file, 'utf8');
  writeFileSync(file, settings.replace(/^defaultLanguage: de$/m, '$&\nprefix: except-default'));
  buildSite(root);
  expect(pages(root).sort()).toEqual(addresses.sort());
  expect(
    (await arriving(root, ['/', '/de', '/de/', '/de/beete/farne', '/beete/farne/', '/fa', '/fa/beete/farne'])).sort(),
  ).toEqual(['200 /', '200 /', '200 /', '200 /beete/farne', '200 /beete/farne', '200 /fa', '200 /fa/beete/farne']);
  expect(await arriving(root, ['/de/nirgends', '/fa/nirgends'])).toEqual(['404 /de/nirgends', '404 /fa/nirgends']);
  const warm = outputOf(root);
  for (const name of ['index.html', 'beete/farne.html', '404.html'])
    expect(warm.get(name), name).toContain('<html lang="de" dir="ltr">');
  expect(warm.get('de/beete/farne.html')).toContain('content="0; url=/beete/farne"');
  const fresh = join(made, 'fresh');
  copyUnbuilt(root, fresh);
  buildSite(fresh);
  expect(outputOf(fresh)).toEqual(warm);
  writeFileSync(file, settings);
  buildSite(root);
  expect(outputOf(root)).toEqual(before);
});
