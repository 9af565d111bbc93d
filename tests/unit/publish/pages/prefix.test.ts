import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStaticHost } from '../../../../src/hosts/static-host.ts';
import { engine } from '../../source-files.ts';
import { buildSite, copyUnbuilt, outputOf } from '../built-site.ts';

const made = mkdtempSync(join(tmpdir(), 'prefix-'));
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** Where visitors of each address come to in the end, with what the host answers there. */
async function arriving(root: string, addresses: readonly string[]): Promise<string[]> {
  const host = createStaticHost(join(root, 'dist')).listen(0, '127.0.0.1');
  await new Promise((done) => host.once('listening', done));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`; // it listens on a port
  const found = [];
  for (const address of addresses) {
    const { url, status } = await fetch(origin + address);
    found.push(`${status} ${url.slice(origin.length)}`);
  }
  host.close();
  return found;
}

const pages = (root: string) =>
  [...outputOf(root).keys()]
    .filter((name) => /^(?!.*404).*\.html$/.test(name))
    .map((name) => `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/');

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
}, 180_000);
