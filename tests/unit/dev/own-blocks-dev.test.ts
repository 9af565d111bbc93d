import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { closeServers, serve } from '../authors-server.ts';
import { ownSite } from '../own-site.ts';

closeServers();

const root = ownSite();
const HOURS = 'blocks/opening-hours';

/** The authors' server on a site with blocks of its own; each test leaves its blocks as they were. */
let { ask, server } = {} as Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  ({ ask, server } = await serve({}, root));
  // The first page has the server read the whole engine.
  await ask('/en');
});

/** What is at an address, once it is so. */
const soon = (path: string, expected: object) =>
  vi.waitFor(async () => expect(await ask(path)).toMatchObject(expected), { timeout: 60_000, interval: 300 });

const has = (text: string) => expect.stringContaining(text);

test('the authors’ server shows blocks of a site, in pages and in the catalogue', async () => {
  expect(await ask('/en')).toMatchObject({ status: 200, body: has('<dt>Saturday</dt>') });
  expect(await ask('/__blocks')).toMatchObject({ status: 200, body: has('When the shop is open, day by day.') });
  expect(await ask('/__blocks/de/opening-hours')).toMatchObject({ status: 200, body: has('<h2>Öffnungszeiten</h2>') });
  expect(await ask('/__blocks/de/divider')).toMatchObject({ status: 200, body: has('Seit die Mühle steht') });
});

test('it tells of a component that ends with an error, and shows the page once it is mended', async () => {
  const file = join(root, HOURS, 'OpeningHours.tsx');
  const component = readFileSync(file, 'utf8');
  expect((await ask('/de')).status).toBe(200);
  writeFileSync(
    file,
    component.replace('  return (', "  if (block.days[1]) throw new Error('too many days');\n  return ("),
  );
  await soon('/de', { status: 500, body: has('"code":"block-throws"') });
  const { body } = await ask('/de');
  expect(body).toContain('too many days (blocks/opening-hours/OpeningHours.tsx:');
  expect(body).toContain('"file":"pages/index.yaml","line":11,"column":11');
  expect(body).not.toMatch(/^\s*at .+:\d+/m);
  writeFileSync(file, component);
  await soon('/de', { status: 200 });
});

test('it takes in a schema that has changed, and has open pages loaded again', async () => {
  const hot = vi.spyOn(server.environments.client.hot, 'send');
  const file = join(root, HOURS, 'schema.ts');
  const schema = readFileSync(file, 'utf8');
  writeFileSync(file, schema.replace('  days: z', '  days: text(),\n  shifts: z'));
  await soon('/en', { status: 500, body: has('"code":"missing-field"') });
  expect(hot).toHaveBeenCalledWith({ type: 'full-reload' });
  renameSync(file, `${file}.gone`);
  await soon('/en', { status: 500, body: has('"code":"block-without-schema"') });
  writeFileSync(file, schema);
  await soon('/en', { status: 200 });
});

test('it takes in a block that was not there', async () => {
  await soon('/en', { status: 200 });
  const to = join(root, 'blocks/slogan');
  cpSync(join(root, 'blocks/divider'), to, { recursive: true });
  renameSync(join(to, 'Divider.tsx'), join(to, 'Slogan.tsx'));
  for (const name of ['schema.ts', 'Slogan.tsx', 'example.yaml']) {
    const text = readFileSync(join(to, name), 'utf8');
    writeFileSync(join(to, name), text.replaceAll('divider', 'slogan').replaceAll('Divider', 'Slogan'));
  }
  const page = join(root, 'pages/index.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replace('type: divider', 'type: slogan'));
  await soon('/en', { status: 200, body: has('data-block="slogan"') });
});

test('it shows parts of header and footer as they come, change, fail and go', async () => {
  const file = join(root, 'shell/Footer.tsx');
  const footer = (text: string) => `export const Footer = () => <footer id="site-footer">${text}</footer>;\n`;
  mkdirSync(join(root, 'shell'));
  writeFileSync(file, footer('Baked with wind'));
  await soon('/en', { status: 200, body: has('<footer id="site-footer">Baked with wind</footer>') });
  writeFileSync(file, footer('{[].at(0).name}'));
  await soon('/en', { status: 500, body: has('"code":"block-code"') });
  const { body } = await ask('/en');
  expect(body).toContain('"file":"shell/Footer.tsx"');
  expect(body).not.toMatch(/^\s*at .+:\d+/m);
  writeFileSync(file, 'export const Footer = () => <footer>;\n');
  await soon('/en', { status: 500, body: has('"file":"shell/Footer.tsx"') });
  writeFileSync(file, footer('Baked with water'));
  await soon('/en', { status: 200, body: has('Baked with water') });
  rmSync(join(root, 'shell'), { recursive: true });
  await soon('/en', { status: 200, body: expect.not.stringContaining('Baked with water') });
});
