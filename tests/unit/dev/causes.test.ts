import { expect, test } from 'vitest';
import { openDevSite } from '../../../src/dev/site.ts';
import { siteFolder } from '../site-folder.ts';
import { SITE, textPage } from '../small-site.ts';

const told = (facts: string, files: Record<string, string>, address = '/en/a') => {
  const root = siteFolder({ 'site.yaml': SITE.replace('facts: {}', `facts: ${facts}`), ...files });
  return openDevSite(root)
    .pageAt(address)
    .notes.diagnostics.map(({ file, code }) => `${file} ${code}`);
};

test('a page that is being written tells the cause of what it feels, as the check does', () => {
  const files = {
    'pages/a.yaml': textPage('{ all: "{{hours}}" }'),
    'pages/b.yaml': textPage('{ all: "In {{hours}}" }'),
  };
  expect(told('{ huors: 24 }', files)).toEqual(['site.yaml renamed-key']);
});

test('a slip of one page alone is told where it stands', () => {
  const files = { 'pages/a.yaml': textPage('{ all: "{{huors}}" }'), 'pages/b.yaml': textPage('{ all: "{{hours}}" }') };
  expect(told('{ hours: 24 }', files)).toEqual(['pages/a.yaml missing-fact']);
});
