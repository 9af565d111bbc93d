import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Files } from '../../../src/content/files/files.ts';
import { filesOver } from '../../../src/content/files/files-over.ts';
import type { Project } from '../../../src/content/project.ts';
import type { OfferedPages } from '../../../src/content/resolve/offers.ts';
import { folderFiles } from '../../../src/disk/folder-files.ts';
import { offeredOf } from '../../../src/publish/editor/editor-files.ts';
import { brief, openFiles, siteFiles } from '../site-folder.ts';
import { page, SITE, SVG } from '../small-site.ts';
import { engine } from '../source-files.ts';

/** What a build would tell of the pages of a site. */
function offersOf(files: Files): OfferedPages {
  const project = openFiles(files);
  return offeredOf(
    [...project.files.routes.keys()].map((route) => project.record(route).record),
    project,
  );
}

/** Files, and the pages that are read of them. */
function watched(folder: Files) {
  const read = new Set<string>();
  const seen = <T>(path: string, content: T) => {
    if (/^pages\/.*\.yaml$/.test(path)) read.add(path);
    return content;
  };
  const files: Files = {
    ...folder,
    read: (path) => seen(path, folder.read(path)),
    text: (path) => seen(path, folder.text(path)),
  };
  return { files, read };
}

/** A page in all of its languages, with what is told of it. */
const shownOf = (project: Project, route: string) =>
  project.languagesOf(route).map((language) => {
    const { page, report } = project.compile(route, language);
    return { page, path: project.pathOf(route, language), told: report.diagnostics.map(brief) };
  });

test.each(['.', 'examples/journal', 'examples/bakery'])(
  'a page of %s is the same beside pages that are known by what they offer, and none of these is read for it',
  (root) => {
    const folder = folderFiles(join(engine, root));
    const offered = offersOf(folder);
    const whole = openFiles(folder, { drafts: true });
    const routes = [...whole.files.routes.keys(), ...whole.madePages().keys()];
    for (const route of routes) {
      const { files, read } = watched(folder);
      const project = openFiles(files, { drafts: true, offered });
      expect(shownOf(project, route), route).toEqual(shownOf(whole, route));
      // Templates of pages that are made by themselves, and what collections are.
      const used = new Set(project.pageFile(route)?.used);
      expect([...read].filter((file) => !used.has(file) && !/\/_/.test(file))).toEqual([]);
    }
  },
);

const BREAD = page('  - { type: text, id: hours, title: { all: Bread } }\n');
const FILES = {
  'site.yaml': SITE.replace('facts: {}', 'facts:\n  loaf: { en: loaf, tr: somun, ar: رغيف }'),
  'pages/index.yaml': page('  - type: text\n    body: { all: "[x](/bread#hours) [y](/old) [z](/draft)" }\n'),
  'pages/bread.yaml': BREAD.replace('{ all: Title }', '{ all: "One {{loaf}}" }').replace(/^/, 'formerly: [/old]\n'),
  'pages/hiding.yaml': page('  - { type: text, id: later, hidden: true, title: { all: Later } }\n'),
  'pages/draft.yaml': `draft: true\n${BREAD}`,
};

test('nothing is offered of what is not published: no draft, no name of a hidden section, nothing that is told', () => {
  const offered = offersOf(siteFiles(FILES));
  expect(offered.pages.map(({ route }) => route)).toEqual(['/404', '/bread', '/hiding', '/']);
  expect(JSON.stringify(offered)).not.toMatch(/later|draft|findings/);
  expect(Object.keys(offered.files)).toEqual([
    ...['404', 'bread', 'hiding', 'index'].map((name) => `pages/${name}.yaml`),
    'public/flag.svg',
  ]);
  // As `git hash-object` calls it.
  expect(offersOf(siteFiles({ 'pages/404.yaml': BREAD })).files['pages/404.yaml']).toMatch(/^[\da-f]{40}$/);
});

const titleOf = (project: Project) => project.offerOf('/bread')?.titles[0]?.title;

test('what a page offers holds for as long as its files, its facts and the settings of the site are as they were', () => {
  const folder = siteFiles(FILES);
  const offered = offersOf(folder);
  const before = openFiles(folder, { drafts: true, offered });
  expect(titleOf(before)).toBe('One loaf');
  const supposing = (file: string, text: string) =>
    openFiles(filesOver(folder, { [file]: text }), { drafts: true, offered });
  const now = FILES['site.yaml'];
  // A menu says nothing of pages.
  expect(titleOf(supposing('site.yaml', now.replace('Home }', 'Start }')))).toBe('One loaf');
  expect(titleOf(supposing('site.yaml', now.replace('en: loaf', 'en: roll')))).toBeUndefined();
  expect(titleOf(supposing('site.yaml', now.replace('numbering: latn', 'numbering: arab')))).toBeUndefined();
  const source = { file: 'pages/bread.yaml', text: BREAD };
  expect(titleOf(before.supposing(source))).toBeUndefined();
  expect(
    before
      .supposing(source)
      .compile('/', 'en')
      .report.diagnostics.map(({ code }) => code),
  ).toEqual(['dead-link']);
  folder.write(source.file, source.text);
  const after = before.refresh(new Set([source.file]));
  expect(titleOf(after)).toBeUndefined();
  expect(after.compile('/bread', 'en').page?.title).toBe('Title');
  expect(after.offerOf('/hiding')?.hides).toBe(true);
});

test('a link to a section that is hidden, or to one that is not there, is told of with all that the page’s own file says', () => {
  const link = (target: string) => page(`  - type: text\n    body: { all: "[x](${target})" }\n`);
  const told = (target: string) => {
    const folder = siteFiles({ ...FILES, 'pages/index.yaml': link(target) });
    const offered = offersOf(siteFiles(FILES));
    const [far, whole] = [{ drafts: true, offered }, { drafts: true }].map((how) =>
      openFiles(folder, how).compile('/', 'en').report.diagnostics.map(brief),
    );
    expect(far).toEqual(whole);
    return far?.join();
  };
  expect(told('/hiding#later')).toContain('hidden-anchor');
  expect(told('/bread#hour')).toContain('dead-anchor');
  expect(told('/braed')).toContain('dead-link');
});

test('an entry is what it was for as long as the picture is that lists show of it', () => {
  const files = {
    'pages/news/_collection.yaml': 'title: { all: News }\n',
    'pages/news/one.yaml': BREAD.replace(
      'blocks:',
      'entry: { date: 2026-01-05, picture: { src: /bread.svg, alt: { all: Bread } } }\nblocks:',
    ),
    'public/bread.svg': SVG,
  };
  const offered = offersOf(siteFiles(files));
  const project = openFiles(siteFiles(files), { drafts: true, offered });
  expect(project.offerOf('/news/one')?.entry).toHaveLength(3);
  expect(project.refresh(new Set(['public/bread.svg'])).offerOf('/news/one')).toBeUndefined();
});
