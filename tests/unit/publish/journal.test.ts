import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { plainText } from '../../../schema/plain-text.ts';
import { openProject, type Project } from '../../../src/content/project.ts';
import { folderFiles } from '../../../src/disk/folder-files.ts';
import { machineOf } from '../../../src/disk/machine.ts';
import { engine } from '../source-files.ts';

/** The magazine in examples, as its pages say it; from the package it is built in `package.test.ts`. */
let journal: Project;
beforeAll(() => {
  const root = join(engine, 'examples/journal');
  journal = openProject(folderFiles(root), machineOf(root));
});

const LANGUAGES = ['en', 'tr', 'ar'];
const pageOf = (route: string, language: string) => {
  const { page } = journal.compile(route, language);
  if (!page) throw new Error(`${route} has no value.`);
  return page;
};
const linksIn = (route: string, language: string) =>
  [...JSON.stringify(pageOf(route, language).blocks).matchAll(/"(?:href|link)":"([^"]*)"/g)].map(([, href = '']) =>
    decodeURI(href),
  );
const routesBelow = (folder: string) =>
  journal.routes().filter((route) => route.startsWith(`${folder}/`) && !journal.madePages().has(route));

test('the magazine in examples has nothing to report', () => expect(journal.check()).toEqual([]));

test('it has forty entries and six people, not all of them in each language', () => {
  expect(routesBelow('/stories').length + routesBelow('/events').length).toBe(40);
  expect(routesBelow('/people')).toHaveLength(6);
  const spoken = ['forty-one-umbrellas', 'in-praise-of-grease', 'ropes'].map((name) =>
    journal.languagesOf(`/stories/${name}`),
  );
  expect(spoken).toEqual([['en', 'tr'], ['en', 'ar'], LANGUAGES]);
});

test('its addresses are those of each language, English ones without a prefix', () => {
  const paths = (route: string) => LANGUAGES.map((code) => decodeURI(journal.pathOf(route, code)));
  expect(paths('/')).toEqual(['/', '/tr', '/ar']);
  expect(paths('/stories/ropes')).toEqual(['/stories/ropes', '/tr/yazilar/halatlar', '/ar/مقالات/حبال']);
  expect(pageOf('/stories/tag/food', 'ar').path).toBe(encodeURI('/ar/مقالات/موضوع/طعام'));
});

test('its front page has the six newest stories, its topics, years and authors have theirs', () => {
  expect(linksIn('/', 'tr').filter((href) => href.startsWith('/tr/yazilar/'))).toEqual(
    [
      'yilda-bir-kez-calan-can',
      'kopru-acilinca',
      'gece-vapuru',
      'samandira-boyacisi',
      'safakta-simit',
      'aglarin-getirdigi',
    ].map((name) => `/tr/yazilar/${name}`),
  );
  const storiesIn = (route: string) =>
    new Set(linksIn(route, 'en').filter((href) => /^\/stories\/[a-z-]+$/.test(href)));
  expect(
    ['/people/elif', '/stories/2025', '/stories/tag/weather', '/stories', '/stories/3'].map(
      (route) => storiesIn(route).size,
    ),
  ).toEqual([5, 7, 7, 12, 12]);
});

test('a story has its day in the digits and the words of its language', () => {
  expect(plainText(pageOf('/stories/ropes', 'ar').entry?.date?.text ?? '')).toBe('١٢ يوليو ٢٠٢٦');
  expect(plainText(pageOf('/events/open-shed', 'tr').entry?.date?.text ?? '')).toMatch(/^10.11 Nisan 2027$/);
});
