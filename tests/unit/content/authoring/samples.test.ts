import { expect, test } from 'vitest';
import { listSamples } from '../../../../src/content/authoring/samples.ts';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import { wordingOf } from '../../../../src/diagnostics/wording.ts';
import { brief, openFiles, openSite } from '../../site-folder.ts';
import { SITE } from '../../small-site.ts';

const samples = (site: string) => listSamples(openSite({ 'site.yaml': site }));

test('samples of site.yaml are listed with their places, wherever they stand', () => {
  const site = SITE.replace('email: oven@example.test', 'email: { sample: oven@example.test }').replace(
    'social: []',
    'social:\n    - { label: A, icon: truck, url: https://a.test }\n    - { label: B, icon: truck, url: { sample: https://b.test } }',
  );
  const found = samples(site);
  expect(found.map(brief)).toEqual(['site.yaml:14:20 sample-value', 'site.yaml:18:47 sample-value']);
  expect(found.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  expect(found.map((each) => wordingOf(each).message)).toEqual([
    expect.stringContaining('oven@example.test'),
    expect.stringContaining('https://b.test'),
  ]);
});

test('a field that happens to be named so is no sample', () => {
  const facts = 'facts: { a: { sample: { en: x } }, b: { sample: x, tr: y } }';
  expect(samples(SITE.replace('facts: {}', facts))).toEqual([]);
});

test('a site without site.yaml has none', () => {
  expect(listSamples(openFiles(memoryFiles()))).toEqual([]);
});
