import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOut, layOutCreate } from '../../../tools/package-layout.ts';
import { layOutSource, siteOnly } from '../../../tools/packed-source.ts';
import { ALL } from '../../all.ts';
import { buildSite, copyEngine } from '../../site-copy.ts';
import { tracesOf } from './traces.ts';

const engine = join(import.meta.dirname, '../../..');
// The folder's name has what has to be escaped in addresses and shells.
const home = mkdtempSync(join(tmpdir(), 'a package & 100% '));
const [copy, site, twin] = [join(home, 'engine'), join(home, 'site'), join(home, 'twin')];
/** The engine without the blocks of this repository's site. */
const source = join(home, 'source');
/** A site with blocks of its own, in the folder of the one that installs the package. */
const own = join(site, 'own');
const installed = join(site, 'node_modules/pages-as-data');
const windows = process.platform === 'win32';

// All the packages of a site are in it.
afterAll(() => rmSync(home, { recursive: true, force: true }), 60_000);

/** A program of npm's, which on Windows only a shell can start. */
function npm(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', shell: windows });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** How the bin that npm has linked is started. */
const bin = join(site, 'node_modules/.bin', windows ? 'pages-as-data.cmd' : 'pages-as-data');
const env = { ...process.env, NODE_ENV: '', VITEST: '', NO_COLOR: '1', SITE: undefined };
const run = (...args: string[]) =>
  spawnSync(`"${bin}"`, args, { cwd: site, encoding: 'utf8', env, shell: true });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
/** The files below a folder, with what would tell of a change. */
const stamps = (folder: string) =>
  filesIn(folder).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
const contents = (folder: string) =>
  new Map(filesIn(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));

/** The pages that were built, without scripts and names of files that follow from these. */
const pagesIn = (folder: string) =>
  filesIn(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const html = readFileSync(join(folder, name), 'utf8');
      return `${name} ${html.replace(/<script>.*?<\/script>/gs, '').replace(/-[\w-]{8}(?=\.(js|png)")/g, '')}`;
    });

describe('what is packed beside the programs', () => {
  const laid = join(home, 'laid');
  beforeAll(() => {
    mkdirSync(laid);
    layOutSource(engine, source);
    layOut(source, laid);
  });

  test('has no block of the site’s own, nor a word of one', () => {
    const own = siteOnly(engine);
    expect(own.length).toBeGreaterThan(1);
    const told = ['blocks/schemas.ts', 'blocks/components.tsx', 'blocks/shortcuts.ts', 'blocks/styles.css', 'docs/blocks.md'];
    const naming = told.filter((name) => {
      const text = readFileSync(join(source, name), 'utf8');
      return own.some((type) => text.includes(`/${type}/`) || text.includes(`\n## ${type}\n`));
    });
    expect([naming, readdirSync(join(source, 'blocks')).filter((name) => own.includes(name))]).toEqual([[], []]);
    expect(readFileSync(join(source, 'docs/blocks.md'), 'utf8')).toContain('\n## hero\n');
  });

  test('is what whoever installs it reads and runs', () => {
    expect(readdirSync(laid).sort()).toEqual(
      ['CHANGELOG.md', 'LICENSE', 'README.md', 'bin', 'docs', 'package.json', 'starter'].sort(),
    );
  });

  test('speaks to whoever installs it, not of the site that it was made with', () => speaksToOthers(laid));
});

test('`npm create` runs what makes a site, with what it is told', () => {
  const packages = join(home, 'npx/node_modules');
  mkdirSync(packages, { recursive: true });
  mkdirSync(join(home, 'new'));
  symlinkSync(engine, join(packages, 'pages-as-data'), 'junction');
  layOutCreate(engine, join(packages, 'create-pages-as-data'));
  const create = join(packages, 'create-pages-as-data/create.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [create, 'shop', '--yes', '--name', 'Brot'], {
    cwd: join(home, 'new'),
    encoding: 'utf8',
    env,
  });
  expect([stdout, stderr]).toEqual([expect.stringContaining('  cd shop\n  npm install\n  npm run dev\n'), '']);
  expect(readFileSync(join(home, 'new/shop/site.yaml'), 'utf8')).toContain('Brot');
});

/** Expects that a package's words are for those who install it, and that links between them lead somewhere. */
function speaksToOthers(packed: string): void {
  const { private: hidden, devDependencies, scripts } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  expect([hidden, devDependencies, scripts]).toEqual([undefined, undefined, undefined]);
  const told = ['README.md', ...filesIn(join(packed, 'docs')).map((name) => `docs/${name}`)];
  const pages = readdirSync(join(engine, 'pages/marketplaces'))
    .filter((name) => /^[^_].*\.yaml$/.test(name))
    .map((name) => name.replace('.yaml', ''));
  const naming = told.filter((name) => {
    const text = readFileSync(join(packed, name), 'utf8');
    return /imanora/.test(text) || pages.some((page) => text.includes(page)) || /^!\[/m.test(text);
  });
  expect(naming).toEqual([]);
  const links = told.flatMap((name) =>
    [...readFileSync(join(packed, name), 'utf8').matchAll(/\]\(([\w/.-]+\.md)/g)].map(([, to = '']) =>
      posix.join(posix.dirname(name), to),
    ),
  );
  expect([...new Set(links)].filter((to) => !existsSync(join(packed, to)))).toEqual([]);
}

let before: string[];
function install(): void {
  copyEngine(copy);
  for (const part of [
    'create',
    'docs',
    'starter',
    'tools',
    'LICENSE',
    'CHANGELOG.md',
    'tsconfig.lib.json',
    '.npmrc',
  ])
    cpSync(join(engine, part), join(copy, part), { recursive: true });
  npm(copy, 'run', 'package', '--silent');
  const [create = '', tarball = ''] = readdirSync(copy).filter((name) => name.endsWith('.tgz')).sort();
  for (const folder of [site, twin]) cpSync(join(engine, 'tests/fixtures/garden'), folder, { recursive: true });
  cpSync(join(copy, tarball), join(site, 'package.tgz'));
  cpSync(join(copy, create), join(site, 'create.tgz'));
  cpSync(join(engine, 'tests/fixtures/own-blocks'), own, { recursive: true });
  writeFileSync(join(site, 'package.json'), '{ "private": true }');
  const { devDependencies } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  const beside = ['@types/react', 'pagefind'].map((name) => `${name}@${devDependencies[name]}`);
  npm(site, 'install', '--no-audit', '--no-fund', '--prefer-offline', 'package.tgz', 'create.tgz', ...beside);
  before = stamps(join(site, 'node_modules'));
}

describe.runIf(ALL)('the package', () => {
  beforeAll(install, 400_000);

  test('holds JavaScript with types, and nothing of the repository’s own', () => {
    const files = filesIn(installed);
    expect([...new Set(files.map((name) => name.split('/', 1)[0]))].sort()).toEqual(
      ['CHANGELOG.md', 'LICENSE', 'README.md', 'bin', 'docs', 'lib', 'package.json', 'program', 'starter'].sort(),
    );
    expect(files.filter((name) => /(?<!\.d)\.[cm]?tsx?$|\.map$/.test(name))).toEqual([]);
    const naming = (folder: string) =>
      filesIn(folder).filter((name) => readFileSync(join(folder, name), 'latin1').includes('imanora'));
    expect(['bin', 'lib', 'program'].flatMap((part) => naming(join(installed, part)))).toEqual([]);
  });

  test('has types behind every door, and behind whatever these name', () => {
    const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      exports: Record<string, string | Record<string, string>>;
    };
    const doors = Object.values(exports).flatMap((door) => (typeof door === 'string' ? [door] : Object.values(door)));
    const named = filesIn(join(installed, 'lib'))
      .filter((name) => name.endsWith('.d.ts'))
      .flatMap((name) =>
        [
          ...readFileSync(join(installed, 'lib', name), 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)\.tsx?['"]/g),
        ].map(([, path = '']) => `${posix.join('lib', posix.dirname(name), path)}.d.ts`),
      );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set([...doors, ...named])].filter((path) => !existsSync(join(installed, path)))).toEqual([]);
  });

  test('speaks to whoever installs it, not of the site that it was made with', () => speaksToOthers(installed));

  test('leaves nothing in the repository that packs it', () => {
    expect(readdirSync(copy).filter((name) => name === 'package')).toEqual([]);
  });

  test('names no folder of the machine that packed it', () => {
    const naming = filesIn(installed).filter((name) => readFileSync(join(installed, name), 'utf8').includes(home));
    expect(naming).toEqual([]);
  });
});

describe.runIf(ALL)('a site that installs it', () => {
  test('is checked', () => {
    expect(run('check')).toMatchObject({ status: 0, stdout: '0 errors, 0 warnings.\n', stderr: '' });
  });

  test('is built to the same bytes as by what was packed', async () => {
    expect(run('build')).toMatchObject({ status: 0, stdout: expect.stringContaining('8 pages written to dist') });
    expect((await buildSite(twin, { by: source })).status).toBe(0);
    expect(contents(join(site, 'dist'))).toEqual(contents(join(twin, 'dist')));
  });

  test('is checked and built by other programs, in this folder or in another', () => {
    writeFileSync(join(site, 'programs.mjs'), PROGRAM);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['programs.mjs'], { cwd: site, encoding: 'utf8', env });
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual([
      { ok: true, findings: [], repaired: 0 },
      { ok: true, findings: [], out: join(site, 'dist'), pages: 8, written: 0, files: [] },
      { ok: true, findings: [], repaired: 0 },
    ]);
  });

  test('is a Vite project where it has a vite.config', () => {
    writeFileSync(join(site, 'vite.config.js'), CONFIG);
    const vite = join(site, 'node_modules/vite/bin/vite.js');
    const built = contents(join(site, 'dist'));
    const { status, stdout } = spawnSync(process.execPath, [vite, 'build'], { cwd: site, encoding: 'utf8', env });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^8 pages written to dist, 0 of them anew/)]);
    expect(contents(join(site, 'dist'))).toEqual(built);
  });

  test('is served as it was built', async () => {
    const [served] = await answering('serve', ['/de']);
    expect(served).toBe(readFileSync(join(site, 'dist/de.html'), 'utf8'));
  });

  test('shows its pages to authors straight from YAML', async () => {
    const [page] = await answering('dev', ['/de']);
    expect(page).toContain('<html lang="de"');
    expect(page).toContain('type="module" src="/src/client/dev/entry.js"');
  });

  test('gets the schemas for editors and the references that the package has', () => {
    expect(run('schemas')).toMatchObject({ status: 0 });
    expect(run('reference')).toMatchObject({ status: 0 });
    for (const name of ['blocks', 'messages'])
      expect(readFileSync(join(site, `docs/${name}.md`), 'utf8')).toBe(
        readFileSync(join(installed, `docs/${name}.md`), 'utf8'),
      );
    expect(existsSync(join(site, 'schema/json/page.json'))).toBe(true);
  });

  test('gets a new page that passes the check', () => {
    expect(run('new', '--route', '/neu')).toMatchObject({ status: 0 });
    expect(run('check')).toMatchObject({ status: 0 });
  });

  test('makes a new site, which passes the check and is built', () => {
    expect(run('init', 'made', '--name', 'Brot', '--languages', 'de,he', '--look', 'bold')).toMatchObject({
      status: 0,
    });
    const { dependencies } = JSON.parse(readFileSync(join(site, 'made/package.json'), 'utf8'));
    expect(dependencies['pages-as-data']).toBe('file:../package.tgz');
    const created = join(site, 'node_modules/.bin', windows ? 'create-pages-as-data.cmd' : 'create-pages-as-data');
    const again = spawnSync(`"${created}"`, ['again', '--yes'], { cwd: site, encoding: 'utf8', env, shell: true });
    expect([again.status, again.stderr]).toEqual([0, '']);
    expect(run('check', '--root', 'again')).toMatchObject({ status: 0, stdout: '0 errors, 0 warnings.\n' });
    expect(run('check', '--root', 'made')).toMatchObject({ status: 0, stdout: '0 errors, 0 warnings.\n' });
    expect(run('build', '--root', 'made').stdout).toContain('10 pages written to made');
  });

  test('builds the example as a whole, without a trace of the repository’s own site', () => {
    const bakery = join(site, 'bakery');
    const isSource = (path: string) => !/[\\/](?:dist|\.cache)$/.test(path);
    cpSync(join(engine, 'examples/bakery'), bakery, { recursive: true, filter: isSource });
    expect(run('check', '--root', 'bakery')).toMatchObject({ status: 0, stdout: '0 errors, 0 warnings.\n' });
    expect(run('build', '--root', 'bakery').stdout).toContain('42 pages written to bakery');
    expect(readFileSync(join(bakery, 'dist/he/shops/basel.html'), 'utf8')).toContain('<dl class="opening-hours">');
    expect(tracesOf(engine, { engine, site: bakery })).toEqual([]);
  });

  test('may have blocks of its own, which are built as by what was packed', async () => {
    expect(run('check', '--root', 'own')).toMatchObject({ status: 0, stdout: '0 errors, 0 warnings.\n', stderr: '' });
    expect(run('build', '--root', 'own')).toMatchObject({ status: 0 });
    const other = join(home, 'other');
    cpSync(join(engine, 'tests/fixtures/own-blocks'), other, { recursive: true });
    expect((await buildSite(other, { by: source })).status).toBe(0);
    expect(pagesIn(join(own, 'dist'))).toEqual(pagesIn(join(other, 'dist')));
  });

  test('builds the magazine of the examples, with its lists, feeds and calendar in three languages', () => {
    cpSync(join(engine, 'examples/journal'), join(site, 'journal'), {
      recursive: true,
      filter: (path) => !/[\\/](?:dist|\.cache)$/.test(path),
    });
    expect(run('build', '--root', 'journal')).toMatchObject({ status: 0, stdout: expect.stringContaining('195 pages'), stderr: '' });
    const files = filesIn(join(site, 'journal/dist'));
    const feeds = ['feed.atom', 'feed.json', 'feed.rss'].flatMap((name) =>
      ['ar/مقالات', 'stories', 'tr/yazilar'].map((folder) => `${folder}/${name}`),
    );
    const calendars = ['ar/لقاءات', 'events', 'tr/bulusmalar'].map((folder) => `${folder}/calendar.ics`);
    expect(files).toEqual(expect.arrayContaining([...feeds, ...calendars, '_search/ar/pagefind.js', 'stories/3.html', 'ar/مقالات/موضوع/طعام.html']));
    const page = readFileSync(join(site, 'journal/dist/ar/مقالات/حبال.html'), 'utf8');
    expect(page).toContain('dir="rtl"');
    expect(page).toMatch(/"@type":"BlogPosting".*"datePublished":"2026-07-12"/);
  });

  test('shows authors its own blocks in the browser’s program too', async () => {
    // No module is sent but under the address at which another one imports it.
    const way = ['client/dev/entry', 'client/entry', 'render/App', 'render/Blocks'].map(
      (name) => (importer: string) => new RegExp(`"(/src/${name}\\.js[^"]*)"`).exec(importer)?.[1] ?? name,
    );
    const [page, ...modules] = await answering('dev', ['/de', ...way], own);
    const module = modules.at(-1);
    expect(page).toContain('data-block="opening-hours"');
    // Vite tells where each import of a module leads.
    expect(module).toMatch(/from "[^"]*\/\.cache\/blocks\/components\.tsx/);
  });

  test('shows authors a footer of its own around the engine’s', async () => {
    const shell = join(own, 'shell');
    mkdirSync(shell);
    writeFileSync(
      join(shell, 'Footer.tsx'),
      `import { Footer as Usual, type ShellProps } from 'pages-as-data/shell';
export const Footer = (props: ShellProps) => <div id="own"><Usual {...props} /></div>;
`,
    );
    const [page] = await answering('dev', ['/de'], own);
    rmSync(shell, { recursive: true });
    expect(page).toContain('<div id="own"><footer');
  });

  test.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])(
    'has the types of its blocks checked where modules are resolved as by %s',
    (resolution, module) => {
      const how = [
        '--singleThreaded',
        '--strict',
        '--noEmit',
        '--allowImportingTsExtensions',
        '--jsx',
        'react-jsx',
        '--target',
        'es2023',
      ];
      const tsc = (...files: string[]) =>
        spawnSync(
          process.execPath,
          [
            join(engine, 'node_modules/typescript/bin/tsc'),
            ...how,
            ...['--pretty', 'false', '--moduleResolution', resolution, '--module', module],
            ...files,
          ],
          { cwd: site, encoding: 'utf8' },
        );
      const whole = ['own/blocks/opening-hours/OpeningHours.tsx', 'own/blocks/divider/Divider.tsx'];
      const component = readFileSync(join(own, 'blocks/divider/Divider.tsx'), 'utf8');
      writeFileSync(join(own, 'blocks/divider/Wrong.tsx'), component.replace('block.words', 'block.wordz'));
      writeFileSync(join(site, 'programs.mts'), TYPED_PROGRAM);
      writeFileSync(join(site, 'checks.mts'), exampleOf('own-checks.md'));
      const { status, stdout } = tsc(...whole, 'own/blocks/divider/Wrong.tsx', 'programs.mts', 'checks.mts');
      expect(status).toBe(1);
      // Each fault begins a line with its file.
      const faults = stdout.split('\n').filter((line) => /^\S/.test(line));
      expect(faults).toEqual([
        expect.stringMatching(/^own\/blocks\/divider\/Wrong\.tsx\(.*'wordz'/),
        expect.stringMatching(/^programs\.mts\(4,.*'langauge'/),
      ]);
    },
    60_000,
  );

  test('finds nothing changed below node_modules', () => {
    expect(stamps(join(site, 'node_modules')).filter((line) => !before.includes(line))).toEqual([]);
  });
});

/** The first code that a page of the docs shows. */
const exampleOf = (page: string) =>
  /^```ts\n(.*?)^```$/ms.exec(readFileSync(join(engine, 'docs', page), 'utf8'))?.[1] ?? '';

/** A program of the site's own. */
const PROGRAM = `import { build, check } from 'pages-as-data';
process.stdout.write(JSON.stringify([await check(), await build(), await check({ root: 'own' })]));
`;
const CONFIG = `import { pagesAsData } from 'pages-as-data/vite';
export default { plugins: [pagesAsData()] };
`;
/** The same with a mistake that only types show. */
const TYPED_PROGRAM = `import { type Built, type Finding, build, check } from 'pages-as-data';
export const built: Built = await build({ root: '.', drafts: true, onStep: (stage, done, of) => void [stage, done, of] });
export const found: readonly Finding[] = (await check({ language: 'tr', fix: true })).findings;
export const wrong = (await check({ langauge: 'tr' })).ok;
`;

/** What a server that is started answers at addresses, each of which may depend on the answer before. */
async function answering(
  command: 'serve' | 'dev',
  paths: readonly (string | ((before: string) => string))[],
  cwd = site,
): Promise<string[]> {
  const server = spawn(process.execPath, [join(installed, 'bin/pages-as-data.mjs'), command, '--port', '0'], {
    cwd,
    env,
  });
  try {
    const address = await addressOf(server);
    const first = await fetch(address, { redirect: 'manual' });
    const headers = { cookie: first.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const answers: string[] = [];
    for (const each of paths) {
      const path = typeof each === 'string' ? each : each(answers.at(-1) ?? '');
      answers.push(await (await fetch(new URL(path, address), { headers })).text());
    }
    return answers;
  } finally {
    server.kill();
    await once(server, 'close');
  }
}

/** The address that a server prints, that of the authors' with its key. */
const addressOf = (server: ChildProcess) =>
  new Promise<string>((done, failed) => {
    let said = '';
    server.stdout?.on('data', (part) => {
      said += part;
      const [address] = /http:\/\/localhost:\d+\/(?:\?key=[\w-]+)?(?= )/.exec(said) ?? [];
      if (address) done(address);
    });
    server.on('close', () => failed(new Error(`No address was told: ${said}`)));
  });
