import { describe, expect, test } from 'vitest';
import { measureCoverage } from '../../../src/content/authoring/coverage.ts';
import { unitsOf } from '../../../src/content/authoring/translation/units.ts';
import { structuredData } from '../../../src/render/structured-data.ts';
import { brief, check, type Files, openSite, proofread } from '../site-folder.ts';
import { page } from '../small-site.ts';

const titled = (title: string, lines: string, blocks: string) =>
  `meta:\n  title: { all: ${title} }\n  description: { all: About ${title} }\n${lines}\nblocks:\n${blocks}`;

const WORDS = '    none: { all: Nothing }\n    previous: { all: "Before:" }\n    next: { all: "After:" }\n';
const list = (lines: string) => `  - type: entries\n    title: { all: List }\n${WORDS}${lines}`;

const NEWS = `title: { en: News, tr: Haberler, ar: الأخبار }
authors: /people
tags:
  bread: { en: Bread, tr: Ekmek, ar: خبز }
  mill: { all: Mill }
needed: [date]
`;
const article = (title: string, day: string, more = '') =>
  titled(title, `entry:\n  date: ${day}\n${more}`, list('    which: neighbours\n'));

const SITE_OF_NEWS: Record<string, string> = {
  'pages/index.yaml': titled('Home', '', list('    of: /news\n')),
  'pages/people/_collection.yaml': 'title: { all: People }\nkind: person\norder: title\n',
  'pages/people/ada.yaml': titled('Ada', '', list('    of: /news\n    author: /people/ada\n')),
  'pages/fairs/_collection.yaml': 'title: { all: Fairs }\nkind: event\nzone: Europe/Berlin\n',
  'pages/news/_collection.yaml': NEWS,
  'pages/news/one.yaml': article('One', '2026-01-05', '  authors: [/people/ada]\n  tags: [bread]\n'),
  'pages/news/two.yaml': article('Two', '2026-02-05', '  authors: [/people/ada]\n  tags: [bread, mill]\n'),
  'pages/news/three.yaml': article('Three', '2026-03-05', '  tags: [mill]\n'),
};

/** The links of a page's lists, in their order. */
const linksOf = (files: Files, route: string, language = 'en') => {
  const { page: value, report } = openSite(files).compile(route, language);
  if (!value) throw new Error(report.diagnostics.map(brief).join('\n'));
  return [...JSON.stringify(value.blocks).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
};

const told = (files: Record<string, string | undefined>) =>
  check({ ...SITE_OF_NEWS, ...files })
    .filter(({ severity }) => severity === 'error')
    .map((each) => `${brief(each)} ${JSON.stringify(each.details)}`);

describe('a list of a collection', () => {
  test('has its entries, the newest first, with their authors', () => {
    expect(told({})).toEqual([]);
    expect(linksOf(SITE_OF_NEWS, '/')).toEqual([
      '/en/news/three',
      '/en/news/two',
      '/en/people/ada',
      '/en/news/one',
      '/en/people/ada',
    ]);
  });

  test('has the day and the tags in each language, in its words', () => {
    const body = JSON.stringify(openSite(SITE_OF_NEWS).compile('/', 'tr').page?.blocks);
    expect(body).toContain('5 Şubat 2026');
    expect(body).toContain('Ekmek');
  });

  test.each([
    ['of an author', '    of: /news\n    author: /people/ada\n', ['two', 'one']],
    ['of a tag', '    of: /news\n    tag: mill\n', ['three', 'two']],
    [
      'of a year in the other order, so many',
      '    of: /news\n    year: "2026"\n    order: oldest\n    limit: 2\n',
      ['one', 'two'],
    ],
    ['of a year without any', '    of: /news\n    year: "2020"\n', []],
  ])('shows those %s', (_, lines, names) => {
    const links = linksOf({ ...SITE_OF_NEWS, 'pages/index.yaml': titled('Home', '', list(lines)) }, '/');
    expect(links.filter((href) => href?.includes('/news/'))).toEqual(names.map((name) => `/en/news/${name}`));
  });

  test('says that there is none', () => {
    const empty = {
      ...SITE_OF_NEWS,
      'pages/index.yaml': titled('Home', '', list('    of: /news\n    year: "2020"\n')),
    };
    expect(JSON.stringify(openSite(empty).compile('/', 'en').page?.blocks)).toContain('Nothing');
  });

  test('leads from an entry to those before and after it', () => {
    expect(linksOf(SITE_OF_NEWS, '/news/two')).toEqual(['/en/news/one', '/en/people/ada', '/en/news/three']);
  });

  test('has nothing of drafts, nor of pages that a language does not have', () => {
    const draft = `draft: true\n${SITE_OF_NEWS['pages/news/three.yaml']}`;
    const only = `translation: { tr: none }\n${SITE_OF_NEWS['pages/news/one.yaml']}`;
    const files = { ...SITE_OF_NEWS, 'pages/news/three.yaml': draft, 'pages/news/one.yaml': only };
    expect(linksOf(files, '/', 'tr')).toEqual(['/tr/news/two', '/tr/people/ada']);
  });

  test('calls an author whose page a language does not have as the default language does, and leads there', () => {
    const only = `translation: { tr: none }\n${SITE_OF_NEWS['pages/people/ada.yaml']}`;
    const project = openSite({ ...SITE_OF_NEWS, 'pages/people/ada.yaml': only });
    expect(project.compile('/news/one', 'tr').page?.entry?.authors).toEqual([
      { route: '/people/ada', href: '/en/people/ada', title: [{ text: 'Ada', lang: 'en', dir: 'ltr' }] },
    ]);
  });

  test('is drawn as cards too', () => {
    const cards = titled('Home', '', list('    of: /news\n    as: cards\n    limit: 1\n    more: { all: Read on }\n'));
    const { page: value } = openSite({ ...SITE_OF_NEWS, 'pages/index.yaml': cards }).compile('/', 'en');
    expect(value?.blocks).toMatchObject([
      {
        type: 'cards',
        items: [
          {
            title: 'Three',
            description: ['March 5, 2026', ' · ', 'About Three'],
            action: { label: 'Read on', link: '/en/news/three' },
          },
        ],
      },
    ]);
  });
});

describe('what is wrong with an entry is told at its line', () => {
  test.each([
    [
      'a day that it needs',
      'pages/news/one.yaml',
      titled('One', 'entry:\n  tags: [bread]', list('    which: this\n')),
      /one\.yaml:\d+:3 missing-field .*"key":"date"/,
    ],
    [
      'a day that is none',
      'pages/news/one.yaml',
      article('One', '5.1.2026'),
      /one\.yaml:5:9 wrong-format .*2026-01-05/,
    ],
    [
      'a field that it does not have',
      'pages/news/one.yaml',
      article('One', '2026-01-05', '  tag: bread\n'),
      /one\.yaml:6:3 unknown-key .*"tags?"/,
    ],
    [
      'a tag',
      'pages/news/one.yaml',
      article('One', '2026-01-05', '  tags: [bred]\n'),
      /one\.yaml:6:10 not-a-choice .*"suggestion":"bread"/,
    ],
    [
      'a tag as visitors read it in another language',
      'pages/news/one.yaml',
      article('One', '2026-01-05', '  tags: [Ekmek]\n'),
      /one\.yaml:6:10 not-a-choice .*"suggestion":"bread"/,
    ],
    [
      'the address of a tag',
      'pages/news/one.yaml',
      article('One', '2026-01-05', '  tags: [/news/tag/bread]\n'),
      /one\.yaml:6:10 not-a-choice .*"suggestion":"bread"/,
    ],
    [
      'tags without brackets',
      'pages/news/one.yaml',
      article('One', '2026-01-05', '  tags: bread, mill\n'),
      /one\.yaml:6:9 expected-list .*"suggestion":"\[bread, mill\]"/,
    ],
    [
      'tags as social networks write them, once',
      'pages/news/one.yaml',
      article('One', '2026-01-05', '  tags: [#bread, #mill]\n'),
      /^pages\/news\/one\.yaml:6:10 yaml-cut-by-comment [^\n]*$/,
    ],
    [
      'its day by another name, once',
      'pages/news/one.yaml',
      article('One', '2026-01-05').replace('date:', 'publishedAt:'),
      /^pages\/news\/one\.yaml:5:3 unknown-key .*"suggestion":"date"[^\n]*$/,
    ],
    [
      'what a tag is called, in a language that it lacks',
      'pages/news/_collection.yaml',
      NEWS.replace(', ar: خبز', ''),
      /_collection\.yaml:4:12 missing-translation .*"ar"/,
    ],
    [
      'a title in no language',
      'pages/news/_collection.yaml',
      NEWS.replace(/title: .*/, 'title: News'),
      /_collection\.yaml:1:8 text-without-languages/,
    ],
    [
      'a title of further pages with a name that is none',
      'pages/news/_collection.yaml',
      `${NEWS}pages:\n  numbered: { all: "{{title}}, {{page}}" }\n`,
      /^pages\/news\/_collection\.yaml:8:32 missing-fact .*"suggestion":"\{\{number\}\}"[^\n]*$/,
    ],
    [
      'authors that cannot be read, once',
      'pages/news/_collection.yaml',
      NEWS.replace('/people', '[/people]').replace('[date]', '[date, authors]'),
      /^pages\/news\/_collection\.yaml:2:10 expected-single-text[^\n]*$/,
    ],
    [
      'an author',
      'pages/news/one.yaml',
      article('One', '2026-01-05', '  authors: [/people/adda]\n'),
      /one\.yaml:6:13 dead-link .*"suggestion":"\/people\/ada"/,
    ],
    [
      'a page of another folder',
      'pages/news/one.yaml',
      article('One', '2026-01-05', '  authors: [/news/two]\n'),
      /one\.yaml:6:13 not-an-entry/,
    ],
    [
      'an author of a collection that is not there, which is told where it is named',
      'pages/news/_collection.yaml',
      NEWS.replace('/people', '/persons'),
      /^pages\/news\/_collection\.yaml:\d+:\d+ unknown-collection [^\n]*$/,
    ],
    [
      'an author by name',
      'pages/news/one.yaml',
      article('One', '2026-01-05', '  authors: [Ada Lovelace]\n'),
      /one\.yaml:6:13 not-an-entry .*"suggestion":"\/people\/ada"/,
    ],
    [
      'a field beside the entry, once',
      'pages/news/one.yaml',
      titled('One', 'date: 2026-01-05\nentry:\n  tags: [bread]', list('    which: this\n')),
      /^pages\/news\/one\.yaml:4:1 field-too-high .*"owner":"entry"[^\n]*$/,
    ],
    [
      'an entry of another name, once',
      'pages/news/one.yaml',
      article('One', '2026-01-05').replace('entry:', 'entries:'),
      /^pages\/news\/one\.yaml:4:1 unknown-key .*"suggestion":"entry"[^\n]*$/,
    ],
    ['an entry of nothing', 'pages/a.yaml', article('A', '2026-01-05'), /a\.yaml:4:1 entry-nowhere/],
    [
      'a list of what is no collection',
      'pages/index.yaml',
      titled('Home', '', list('    of: /new\n')),
      /index\.yaml:11:9 unknown-collection .*"suggestion":"\/news"/,
    ],
    [
      'a list of a tag that is none',
      'pages/index.yaml',
      titled('Home', '', list('    of: /news\n    tag: breed\n')),
      /index\.yaml:12:10 not-a-choice .*bread/,
    ],
    [
      'what is of an entry below meta',
      'pages/news/one.yaml',
      article('One', '2026-01-05').replace('meta:', 'meta:\n  author: /people/ada'),
      /one\.yaml:\d+:3 field-of-entry .*"meant":"authors"/,
    ],
    [
      'a place that all events need',
      'pages/news/_collection.yaml',
      `${NEWS.replace('needed: [date]\n', '')}kind: event\nzone: Europe/Berlin\nneeded: [place]\n`,
      /one\.yaml:\d+:3 missing-field .*"place"/,
    ],
    [
      'a collection without a title',
      'pages/news/_collection.yaml',
      NEWS.replace(/title.*\n/, ''),
      /_collection\.yaml:1:1 missing-field/,
    ],
    [
      'authors without a slash, and nothing at the entries that have some',
      'pages/news/_collection.yaml',
      NEWS.replace('/people', 'people'),
      /^pages\/news\/_collection\.yaml:2:10 wrong-format .*"suggestion":"\/people"[^\n]*$/,
    ],
    [
      'further fields as programmers call them',
      'pages/news/_collection.yaml',
      `${NEWS}fields: { place: string }\n`,
      /_collection\.yaml:7:18 wrong-format .*"suggestion":"text"/,
    ],
    [
      'authors of nowhere',
      'pages/news/_collection.yaml',
      NEWS.replace('/people', '/peple'),
      /_collection\.yaml:2:10 unknown-collection .*"\/people"/,
    ],
    [
      'a page that says nothing of itself as an entry, once for all that is needed',
      'pages/news/one.yaml',
      titled('One', '', list('    which: this\n')),
      /^pages\/news\/one\.yaml:1:1 missing-field .*"example":"\{ date: [\d-]+ \}"[^\n]*$/,
    ],
    [
      'an event without its day, of a collection that names nothing that it needs',
      'pages/fairs/one.yaml',
      titled('One', '', list('    of: /news\n')),
      /^pages\/fairs\/one\.yaml:1:1 missing-field .*"entry"[^\n]*$/,
    ],
    [
      'the kind of entries, and nothing of the fields that entries of that kind have',
      'pages/news/_collection.yaml',
      `${NEWS.replace('[date]', '[date, place]')}kind: events\nzone: Europe/Berlin\n`,
      /^pages\/news\/_collection\.yaml:7:7 not-a-choice .*"suggestion":"event"[^\n]*$/,
    ],
    [
      'needed fields without brackets',
      'pages/news/_collection.yaml',
      NEWS.replace('[date]', 'date and tags'),
      /_collection\.yaml:6:9 expected-list .*"suggestion":"\[date, tags\]"/,
    ],
    [
      'a file with nearly the name that makes a collection',
      'pages/notes/_colection.yaml',
      NEWS,
      /^pages\/notes\/_colection\.yaml:1:1 collection-file-name[^\n]*$/,
    ],
    [
      'one without the sign before its name',
      'pages/notes/collection.yaml',
      NEWS,
      /^pages\/notes\/collection\.yaml:1:1 collection-file-name[^\n]*$/,
    ],
  ])('%s', (_, file, text, expected) => {
    expect(told({ [file]: text }).join('\n')).toMatch(expected);
  });
});

test.each(['related', 'neighbours', 'this'])('what is %s on a page that is no entry is told of', (which) => {
  const home = titled('Home', '', list(`    of: /news\n    which: ${which}\n`));
  const found = check({ ...SITE_OF_NEWS, 'pages/index.yaml': home }).find(({ code }) => code === 'no-entry-here');
  expect(found && brief(found)).toBe('pages/index.yaml:12:12 no-entry-here');
  expect(found?.details).toEqual({ which, collection: '/news' });
});

describe('records', () => {
  const recordsOf = (files: Record<string, string>) => {
    const project = openSite(files);
    const found = project.check();
    return { project, found };
  };

  test('of pages that list nothing ask nothing, and only entries have one', () => {
    const project = openSite({ 'pages/index.yaml': page('  - { type: divider }\n') });
    const { record } = project.record('/');
    expect(record.asked).toEqual([]);
    expect(record.entry).toBeUndefined();
    expect(recordsOf(SITE_OF_NEWS).project.record('/news/one').record.entry?.collection).toBe('/news');
  });
});

test('an article tells search engines who wrote it and when, a person who it is', () => {
  const project = openSite(SITE_OF_NEWS);
  const graph = (route: string) => {
    const { page: value } = project.compile(route, 'en');
    if (!value) throw new Error('It has a value.');
    return structuredData({ page: value, site: project.siteValue('en').value })?.['@graph'];
  };
  expect(graph('/news/one')).toMatchObject([
    {
      '@type': 'BlogPosting',
      headline: 'One',
      datePublished: '2026-01-05',
      author: [{ '@type': 'Person', name: 'Ada', url: 'https://www.example.test/en/people/ada' }],
      keywords: ['Bread'],
    },
  ]);
  expect(graph('/people/ada')).toMatchObject([{ '@type': 'Person', name: 'Ada' }]);
});

test('what lists say of an entry, and the words around a list, are texts to be translated like all others', () => {
  const own = article('One', '2026-01-05', '  title: { en: The first }\n').replace('Nothing', 'Nothing yet');
  const files = { ...SITE_OF_NEWS, 'pages/news/one.yaml': `translation: { tr: fallback, ar: fallback }\n${own}` };
  const project = openSite(files);
  const [en, tr] = measureCoverage(project, ['/news/one']);
  // Of its meta, its list's title, three words around that and its own title only the last is not in Turkish.
  expect([en?.translated, en?.total, tr?.translated]).toEqual([7, 7, 6]);
  const units = unitsOf(project, { from: 'en', to: 'tr', routes: ['/news/one'] });
  expect(units.map(({ way }) => way.join('.'))).toContain('entry.title');
});

test('what collections are called is translated with what all pages share', () => {
  const news = NEWS.replace(', tr: Ekmek', '');
  const files = { ...SITE_OF_NEWS, 'pages/news/_collection.yaml': news };
  const units = unitsOf(openSite(files), { from: 'en', to: 'tr' });
  const own = units.filter(({ key }) => key.startsWith('pages/news/_collection.yaml'));
  expect(own.map(({ key, text, translation, route }) => [key.split('#')[1], text, translation, route])).toEqual([
    ['title', 'News', 'Haberler', undefined],
    ['tags.bread', 'Bread', undefined, undefined],
  ]);
  expect(unitsOf(openSite(files), { from: 'en', to: 'tr', routes: ['/'] })).not.toContainEqual(
    expect.objectContaining({ text: 'News' }),
  );
});

test('what collections are called is read by the proofreader', () => {
  const files = { ...SITE_OF_NEWS, 'pages/news/_collection.yaml': NEWS.replace('en: News', 'en: The the news') };
  expect(proofread(files).map(brief)).toContain('pages/news/_collection.yaml:1:14 doubled-word');
});

test('where a collection has a mistake, nothing is said of links to the pages that are made for it', () => {
  const files: Files = {
    ...SITE_OF_NEWS,
    'pages/news/_tag.yaml': titled('Tag', '', list('    which: this\n')),
    'pages/news/_collection.yaml': `${NEWS}pages:\n  tag: /news/_tag.yaml\n`,
    'pages/index.yaml': titled('Home', '', '  - type: text\n    body: { all: "[Bread](/news/tag/bread)" }\n'),
  };
  const codes = (changed: Files) => [...new Set(check({ ...files, ...changed }).map(({ code }) => code))];
  expect(codes({})).not.toContain('dead-link');
  expect(codes({ 'pages/news/_collection.yaml': NEWS })).toContain('dead-link');
  expect(codes({ 'pages/news/_collection.yaml': `${NEWS}pages:\n  tags: /news/_tag.yaml\nordr: title\n` })).toEqual([
    'unknown-key',
  ]);
});

test('a page that is called like the file of a collection stays a page', () => {
  const files = { ...SITE_OF_NEWS, 'pages/shop/collection.yaml': page('{ all: Our collection }') };
  expect(check(files).map(({ code }) => code)).not.toContain('collection-file-name');
});
