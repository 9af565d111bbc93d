import { expect, test } from 'vitest';
import { putFiles } from '../../../../src/content/authoring/edit/put-files.ts';
import { Needs, whenThere } from '../../../../src/content/files/files.ts';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import { openProject } from '../../../../src/content/project.ts';
import { machineOf } from '../../../../src/disk/machine.ts';
import { smallSite } from '../../site-folder.ts';
import { META, page, SITE, SVG } from '../../small-site.ts';
import { engine } from '../../source-files.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const given = smallSite({
  'site.yaml': `${SITE}publish: [/notes.html]\ntheme: { fonts: { hebrew: { files: { 400: fonts/none.woff2, 500: fonts/a.ttf } } } }\n`,
  'fonts/a.ttf': 'no font',
  'public/_redirects': '/old /en\n/x https://elsewhere.test\n',
  'public/mark.svg': SVG.replace('/>', '><script/></svg>'),
  'public/notes.html': 'x',
  'public/loaf.png': Buffer.from(PNG, 'base64'),
  'pages/index.yaml': page(
    '  - type: hero\n    title: { all: Bread }\n    picture: { src: /loaf.png, alt: { all: Loaf } }\n  - include: /_cta.yaml\n',
  ),
  'pages/_cta.yaml': '- type: text\n  title: { all: "{{nothing}}" }\n',
  'pages/_template.yaml': `${META}blocks: []\n`,
  'pages/a.yaml': 'template: /_template.yaml\nformerly: [/b]\n',
  'pages/b.yaml': `${META}formerly: [/c]\nblocks:\n  - typ: text\n`,
  'pages/c.yaml': 'a: [',
});

/** The same files, none of which has arrived, and what has been asked for. */
function far() {
  const all = Object.entries(given).flatMap(([path, content]) =>
    content === undefined ? [] : [[path, content] as const],
  );
  const sizes = all.map(([path, content]) => [path, { size: Buffer.from(content).length }] as const);
  const files = memoryFiles(Object.fromEntries(sizes));
  const asked: string[] = [];
  const bring = async (path: string) => {
    asked.push(path);
    files.write(path, given[path] ?? '');
  };
  return { files, asked, bring };
}

test('a step whose files are far away is done again as they arrive, and says what it would say of files that are there', async () => {
  const machine = machineOf(engine);
  const there = openProject(memoryFiles(given), machine);
  const { files, asked, bring } = far();
  const project = await whenThere(() => openProject(files, machine), bring);
  expect(await whenThere(() => project.check(), bring)).toEqual(there.check());
  expect(there.check().length).toBeGreaterThan(5);
  expect(project.publicFiles).toEqual(there.publicFiles);
  expect(new Set(asked).size).toBe(asked.length);
  // What nobody reads stays away.
  expect(asked).not.toContain('public/notes.html');
});

test('what is compiled and told of a page needs its own files alone', async () => {
  const machine = machineOf(engine);
  const there = openProject(memoryFiles(given), machine, { optimize: true });
  const { files, asked, bring } = far();
  const project = await whenThere(() => openProject(files, machine, { optimize: true }), bring);
  const { page: value } = await whenThere(() => project.compile('/', 'en'), bring);
  expect(value).toEqual(there.compile('/', 'en').page);
  expect(await whenThere(() => project.record('/').record, bring)).toEqual(there.record('/').record);
  expect(asked).toContain('public/loaf.png');
});

test('neither is anything written over that has not arrived', async () => {
  const { files, bring } = far();
  const change = { file: 'pages/a.yaml', before: String(given['pages/a.yaml']), after: 'new' };
  expect(() => putFiles(files, [change])).toThrow(Needs);
  expect(await whenThere(() => putFiles(files, [change]), bring)).toBeUndefined();
  expect(files.text('pages/a.yaml')).toBe('new');
});
