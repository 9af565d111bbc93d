import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, type SourceFile, sourceFiles } from './source-files.ts';

const files = sourceFiles(/\.tsx?$/).filter(({ path }) => !path.endsWith('.d.ts'));
const byPath = new Map(files.map((file) => [file.path, file]));

const REACT = /^react(-dom)?(\/|$)/;
const RADIX = /^@radix-ui\//;
const I18N = /^(react-)?i18next$/;
const WOUTER = /^wouter(\/|$)/;
const COMPONENTS = /^blocks\/(?!schemas\.ts$|[^/]+\/schema\.ts$)/;
/** Needs nothing and is needed everywhere. */
const PLAIN = /^schema\/(plain-text|prefix|invisible)\.ts$/;
const CONTRACT = /^src\/contract\//;
/** What a site brings of its own stands in its place. */
const SITE_HOOKS = /^src\/contract\/site-hooks\.ts$/;
/** What gives a check its type. */
const DEFINE_CHECK = /^src\/contract\/check\.ts$/;
const BLOCK_SCHEMAS = /^blocks\/(schemas\.ts$|[^/]+\/schema\.ts$)/;

interface Room {
  readonly name: string;
  readonly files: RegExp;
  readonly may: readonly RegExp[];
  /** What may be imported as a type only. */
  readonly types?: readonly RegExp[];
}

/** What React's tools want before any component, in the authors' server alone. */
const DEV_PREAMBLE = /^@vitejs\/plugin-react\/preamble$/;

/** The table 'Who may import whom' of architecture.md, from top to bottom. */
const rooms: Room[] = [
  { name: 'schema', files: /^schema\//, may: [/^schema\//, /^zod$/] },
  { name: 'block schemas', files: BLOCK_SCHEMAS, may: [BLOCK_SCHEMAS, /^schema\//, /^zod$/] },
  {
    name: 'block components',
    files: COMPONENTS,
    may: [COMPONENTS, PLAIN, REACT, RADIX, /^clsx\/lite$/],
    types: [/^schema\//, BLOCK_SCHEMAS, CONTRACT],
  },
  { name: 'contract', files: CONTRACT, may: [], types: [CONTRACT, /^schema\//, BLOCK_SCHEMAS, /^zod$/] },
  {
    name: 'render and shell',
    files: /^src\/(render|shell)\//,
    may: [/^src\/(render|shell)\//, SITE_HOOKS, COMPONENTS, PLAIN, REACT, RADIX, I18N, WOUTER, /^clsx\/lite$/],
    types: [CONTRACT, /^schema\//],
  },
  {
    name: 'client',
    files: /^src\/client\//,
    may: [/^src\/(client|render|shell)\//, PLAIN, REACT, WOUTER, DEV_PREAMBLE],
    types: [CONTRACT, /^src\/diagnostics\//, /^src\/editor\/shared\//],
  },
  {
    name: 'content',
    files: /^src\/content\//,
    may: [
      /^src\/(content|diagnostics|labels)\//,
      /^schema\//,
      BLOCK_SCHEMAS,
      SITE_HOOKS,
      DEFINE_CHECK,
      /^(yaml|zod|i18next|mdast-util-from-markdown|saxes|parse5|bidi-js)$/,
    ],
    types: [CONTRACT, /^mdast$/],
  },
  { name: 'disk', files: /^src\/disk\//, may: [/^src\/(disk|content)\//, /^fontkit$/, /^node:/] },
  {
    name: "the page editor's desk",
    files: /^src\/editor\/desk\//,
    may: [/^src\/editor\/(desk|shared)\//, /^src\/(content|diagnostics|labels)\//, /^schema\//, /^(yaml|zod)$/],
    types: [CONTRACT, /^src\/client\/dev\/notes\.ts$/],
  },
  {
    name: 'where an editor finds the files of a site',
    files: /^src\/editor\/stores\//,
    may: [/^src\/editor\/stores\//],
  },
  {
    name: "the desk in a browser's worker",
    files: /^src\/editor\/worker\//,
    may: [/^src\/editor\/(worker|desk|stores|shared)\//, /^src\/content\//, /^(@noble\/hashes\/|bidi-js$)/],
  },
  {
    name: "the page editor of a published site, in the browser's window",
    files: /^src\/editor\/web\//,
    may: [
      /^src\/editor\/(web|browser|shared)\//,
      /^src\/render\//,
      /^src\/client\/(dev\/open-page|plain-click)\.ts$/,
      REACT,
    ],
    types: [/^src\/client\/dev\//],
  },
  {
    name: 'editor',
    files: /^src\/editor\/(?!(?:browser|shared|desk|stores|worker|web)\/)/,
    may: [
      /^src\/editor\/(?!browser\/)/,
      /^src\/(content|diagnostics|disk|labels)\//,
      /^schema\//,
      BLOCK_SCHEMAS,
      /^(yaml|zod|vite)$/,
      /^node:/,
    ],
    types: [CONTRACT, /^src\/render\/block-reference\.ts$/],
  },
  {
    name: "the page editor's program in the browser",
    files: /^src\/editor\/(browser|shared)\//,
    may: [/^src\/editor\/(browser|shared)\//, /^src\/client\/dev\/open-page\.ts$/, PLAIN],
    types: [/^src\/client\/dev\//, /^src\/diagnostics\//],
  },
  { name: 'labels', files: /^src\/labels\//, may: [/^src\/labels\//], types: [/^schema\//] },
  { name: 'diagnostics', files: /^src\/diagnostics\//, may: [/^src\/diagnostics\//] },
];

const violations = ({ files: ours, may, types = [] }: Room) =>
  files
    .filter(({ path }) => ours.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target, typeOnly }) => ![...may, ...(typeOnly ? types : [])].some((allowed) => allowed.test(target)))
        .map(({ target }) => `${file.path} imports ${target}`),
    );

describe('who may import whom', () => {
  test.each(rooms)('$name', (room) => {
    expect(violations(room)).toEqual([]);
  });

  test('every file is in a room', () => {
    const homeless = files.filter(
      ({ path }) =>
        !rooms.some((room) => room.files.test(path)) && !/^src\/(program|publish|hosts|dev|api|cli)\//.test(path),
    );
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  test('imports are really found', () => {
    const file = {
      path: 'src/a/b.ts',
      text: "import { type A, type B } from './c.ts';\nimport d, { type E } from 'e';\nimport './f.css';\nconst g = await import('../g.ts');\nexport {\n  h,\n} from 'h';\nimport type { I } from 'i';\n",
    };
    expect(importsOf(file)).toEqual([
      { target: 'src/a/c.ts', typeOnly: true },
      { target: 'e', typeOnly: false },
      { target: './f.css'.replace('./', 'src/a/'), typeOnly: false },
      { target: 'src/g.ts', typeOnly: false },
      { target: 'h', typeOnly: false },
      { target: 'i', typeOnly: true },
    ]);
  });
});

/** The rooms of `src/content`, from below to above. */
const storeys = [
  'files',
  'written',
  'assets',
  'slips',
  'read',
  'validate',
  'resolve',
  'check',
  'records.ts',
  'project.ts',
  'authoring',
];
const storeyOf = (path: string) => storeys.indexOf(path.replace(/^src\/content\//, '').split('/')[0] ?? '');

describe('in content', () => {
  const content = files.filter(({ path }) => path.startsWith('src/content/'));

  test('every file is in a room', () => {
    expect(content.filter(({ path }) => storeyOf(path) === -1).map(({ path }) => path)).toEqual([]);
  });

  test('no file imports one of a room above its own', () => {
    const upward = content.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target.startsWith('src/content/') && storeyOf(target) > storeyOf(file.path))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });

  test('nothing is known of the machine that it runs on, but what it is given', () => {
    const given = files.filter(({ path }) => /^src\/(content|editor\/(desk|stores))\//.test(path));
    const ofNode = /\b(?:Buffer|process|global|__dirname|__filename)\b[.([]|\brequire\(|import\.meta/;
    expect(lines(given, ofNode)).toEqual([]);
    expect(lines([{ path: 'x', text: 'Buffer.from(a)\nprocess.env\nrequire("x")' }], ofNode)).toHaveLength(3);
  });
});

/** The rooms of what makes, publishes and serves a site, from below to above. */
const makers = [
  'program',
  'publish/job',
  'publish/output',
  'publish/fonts',
  'publish/styles',
  'publish/pictures',
  'publish/pages',
  'publish/search',
  'publish/editor',
  'hosts',
  'publish',
  'dev',
  'api',
  'cli',
];
const makerOf = (path: string) => makers.indexOf(/^src\/(publish\/\w+(?=\/)|\w+)/.exec(path)?.[1] ?? '');

test('no folder that makes a site imports one above its own', () => {
  const upward = files.flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => makerOf(file.path) >= 0 && makerOf(target) > makerOf(file.path))
      .map(({ target }) => `${file.path} imports ${target}`),
  );
  expect(upward).toEqual([]);
  expect(files.filter(({ path }) => /^src\/publish\/\w+\//.test(path) && makerOf(path) < 0)).toEqual([]);
});

/** The first way from a file back to itself, if there is one. */
function circle(start: string): string[] | undefined {
  const met = new Set<string>();
  const walk = (path: string, trail: readonly string[]): string[] | undefined => {
    const file = byPath.get(path);
    for (const { target } of file ? importsOf(file) : []) {
      if (target === start) return [...trail, path];
      if (met.has(target)) continue;
      met.add(target);
      const found = walk(target, [...trail, path]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, []);
}

test('no two files import each other, by whatever way, not even for a type', () => {
  expect(files.flatMap(({ path }) => circle(path) ?? [])).toEqual([]);
});

/** Everything that comes along at run time with a file, itself included. */
function reachable(start: string, into = new Set<string>()): Set<string> {
  if (into.has(start)) return into;
  into.add(start);
  const file = byPath.get(start);
  for (const { target, typeOnly } of file ? importsOf(file) : []) if (!typeOnly) reachable(target, into);
  return into;
}

describe('what reaches the browser', () => {
  test.each(['entry.tsx', 'starter/start.ts', 'detect.ts'])('with %s is nothing that only the build needs', (entry) => {
    const reached = [...reachable(`src/client/${entry}`)];
    const packages = reached.filter((target) => !byPath.has(target));
    expect(
      packages.filter((name) => ![REACT, RADIX, I18N, WOUTER, /^clsx\/lite$/].some((known) => known.test(name))),
    ).toEqual([]);
    expect(
      reached.filter(
        (target) =>
          (/^(src\/(content|labels|editor|program|publish|hosts|dev|api|cli)|schema)\//.test(target) &&
            !PLAIN.test(target)) ||
          BLOCK_SCHEMAS.test(target),
      ),
    ).toEqual([]);
  });

  test('is nothing that only documents have', () => {
    expect(reachable('src/render/server.ts')).toContain('blocks/hero/structured-data.ts');
    expect([...reachable('src/client/entry.tsx')].filter((target) => /structured-data/.test(target))).toEqual([]);
  });

  test('of an editor of a published site is its window, without what only its worker needs', () => {
    const window = [...reachable('src/editor/web/entry.ts')];
    expect(
      window.filter((target) => /^(src\/content\/|src\/editor\/(desk|stores|worker)\/|zod$|yaml$|node:)/.test(target)),
    ).toEqual([]);
    const worker = [...reachable('src/editor/worker/worker.ts')];
    expect(worker).toContain('src/content/project.ts');
    expect(worker.filter((target) => /^(src\/(render|client|shell|disk)\/|react|node:)/.test(target))).toEqual([]);
  });

  test('is all of the components', () => {
    expect(reachable('src/client/entry.tsx')).toContain('blocks/hero/Hero.tsx');
  });
});

test('i18next is used by what it documents: of its services only the one that formats are added to', () => {
  const inner = /\.services\b(?!\.formatter\?\.add\()/;
  const found = files.filter(({ path, text }) => /^(src|blocks|schema)\//.test(path) && inner.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('nothing that prerenders has state of its own', () => {
  const prerendering = files.filter(({ path }) => /^(blocks|src\/(render|shell))\//.test(path));
  expect(prerendering.filter(({ text }) => /^(export )?(let|var) /m.test(text)).map(({ path }) => path)).toEqual([]);
});

const lines = (found: readonly SourceFile[], pattern: RegExp) =>
  found.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );

describe('no physical direction', () => {
  const physicalCss =
    /(margin|padding|border|scroll-margin|scroll-padding)-(left|right)|(^|[;{\s])(left|right)\s*:|(text-align|float|clear)\s*:\s*(left|right)|border-(top|bottom)-(left|right)-radius/;
  const physicalClass =
    /["'\s:-](m[lr]|p[lr]|left|right|text-left|text-right|border-[lr]|rounded-[lr]|rounded-[tb][lr]|scroll-[mp][lr]|float-left|float-right|space-x|divide-x)-?(\[|\d|auto|px|\b(?=["'\s]))/;

  test('in style sheets', () => {
    const sheets = sourceFiles(/\.css$/);
    expect(sheets.length).toBeGreaterThan(5);
    expect(lines(sheets, physicalCss)).toEqual([]);
    expect(
      lines([{ path: 'x', text: 'a{margin-left:1px}\nb { left: 0 }\nc{text-align:right}' }], physicalCss),
    ).toHaveLength(3);
  });

  test('in class names', () => {
    const names = files.flatMap(({ path, text }) =>
      [...text.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].map(([whole]) => ({ path, text: whole })),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(lines(names, physicalClass)).toEqual([]);
    expect(
      lines([{ path: 'x', text: 'className="ml-2"\nclassName="a left-0"\nclassName="text-left"' }], physicalClass),
    ).toHaveLength(3);
  });
});

describe('upper and lower case follow the language', () => {
  const blind = /\.to(Upper|Lower)Case\(/;
  const ofNoLanguage = /\.toLocale(Upper|Lower)Case\(\)/;
  /** Codes of languages, which are ASCII and of no language themselves. */
  const codes = /\b(code|language)\.to(Upper|Lower)Case\(/;

  test('in what pages show: no text changes its case without its language being named', () => {
    const shown = files.filter(({ path }) => /^(blocks|src\/(render|shell))\//.test(path));
    expect(lines(shown, blind).filter((line) => !codes.test(line))).toEqual([]);
    expect(lines(files, ofNoLanguage)).toEqual([]);
    expect(lines([{ path: 'x', text: 'title.toUpperCase()' }], blind)).toHaveLength(1);
  });

  test('in style sheets: none changes it, so that none does it by the wrong rule', () => {
    const changed = /text-transform|small-caps|font-variant-caps/;
    expect(lines(sourceFiles(/\.css$/), changed)).toEqual([]);
    expect(lines(files, /\b(uppercase|lowercase|capitalize|small-caps)\b/)).toEqual([]);
    expect(lines([{ path: 'x', text: 'a { text-transform: uppercase }' }], changed)).toHaveLength(1);
  });
});

describe('no block is named in the engine', () => {
  /** Words that mean other things too: kinds of texts, and of what rich text is made of. */
  const words = ['text', 'list'];
  const types = [...new Set(files.flatMap(({ path }) => /^blocks\/([^/]+)\/schema\.ts$/.exec(path)?.[1] ?? []))];
  const own = types.filter((type) => !words.includes(type)).join('|');
  const named = new RegExp(`(['"\`])(?:${own})\\1|BlockOf<['"]|\\btype: (?:${own})\\b|data-block=`);

  test('neither in its code nor in its style sheets', () => {
    expect(types.length).toBeGreaterThan(20);
    const engineFiles = sourceFiles(/\.(tsx?|css)$/, ['src', 'schema']);
    const examples = /^src\/diagnostics\/(examples|messages|proofs|reasons)\b/;
    expect(
      lines(
        engineFiles.filter(({ path }) => !examples.test(path)),
        named,
      ),
    ).toEqual([]);
    expect(
      lines([{ path: 'x', text: "type === 'hero'\nBlockOf<'faq'>\n`type: hero`\n[data-block=hero]" }], named),
    ).toHaveLength(4);
  });
});

describe('a block stands in its folder alone', () => {
  const registries =
    /^blocks\/(?:schemas\.ts|apart\.tsx|components\.tsx|shortcuts\.ts|structured-data\.ts|styles\.css|later\.css)$/;
  const types = new Set(files.flatMap(({ path }) => /^blocks\/([^/]+)\/schema\.ts$/.exec(path)?.[1] ?? []));
  const own = (path: string) => /^blocks\/([^/]+)\//.exec(path)?.[1];
  /** What a file asks for of blocks whose folder it does not stand in. */
  const ofOthers = ({ path, text }: { path: string; text: string }) =>
    [...text.matchAll(/(?:from|import|@import)[\s(]*['"]([^'"]+)['"]/g)].flatMap(([, asked = '']) => {
      const other = own(posix.join(posix.dirname(path), asked));
      return asked.startsWith('.') && other && types.has(other) && other !== own(path) ? [`${path}: ${asked}`] : [];
    });

  test('nothing but the lists that are written from the folders asks for its files', () => {
    const all = sourceFiles(/\.(tsx?|css|mjs)$/, ['src', 'schema', 'blocks', 'tools', 'bin']);
    expect(all.filter(({ path }) => !registries.test(path)).flatMap(ofOthers)).toEqual([]);
    expect(all.filter(({ path }) => registries.test(path)).flatMap(ofOthers).length).toBeGreaterThan(3 * types.size);
    const asked = { path: 'blocks/faq/Faq.tsx', text: "import { Hero } from '../hero/Hero.tsx';\nimport './faq.css';" };
    expect(ofOthers(asked)).toEqual(['blocks/faq/Faq.tsx: ../hero/Hero.tsx']);
  });

  test('no other block names it', () => {
    const names = (type: string) =>
      new RegExp(`\\btype (?:===|!==) ['"]${type}['"]|BlockOf<['"]${type}['"]|data-block=["']?${type}\\b`);
    const shown = sourceFiles(/\.(tsx?|css)$/, ['blocks']).filter(({ path }) => !registries.test(path));
    // A text and a list are also what rich text is made of.
    const naming = [...types]
      .filter((type) => !['text', 'list'].includes(type))
      .flatMap((type) =>
        lines(
          shown.filter(({ path }) => own(path) !== type),
          names(type),
        ),
      );
    expect(naming).toEqual([]);
  });
});

test('no brand, marketplace or country is named in the engine', () => {
  const words =
    /limanora|saudi|\bksa\b|\buae\b|emirates|malaysia|malezya|türkiye|\bturkey\b|istanbul|riyadh|dubai|amazon|\bnoon\b|lazada|shopee|tiktok|namshi|zalora|\btemu\b|aliexpress|aramex|payoneer/i;
  expect(lines(sourceFiles(/\.(tsx?|css)$/), words)).toEqual([]);
});

test('no language of the site is named in the engine', () => {
  expect(
    lines(
      files.filter(({ path }) => !path.startsWith('src/diagnostics/')),
      /===? '(en|tr|ar)'|\[['"]en['"], ?['"]tr['"]/,
    ),
  ).toEqual([]);
});
