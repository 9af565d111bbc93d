import { expect, test } from 'vitest';
import { openFolder } from '../../../../src/disk/machine.ts';
import { minified } from '../../../../src/publish/styles/css-text.ts';
import { siteRules } from '../../../../src/publish/styles/site-rules.ts';
import { briefs, siteFolder } from '../../site-folder.ts';
import { SITE } from '../../small-site.ts';

const rules = (yaml: string) => {
  const { site, siteFile } = openFolder(siteFolder({ 'site.yaml': yaml }));
  return site ? minified(siteRules(site, siteFile.faces)) : undefined;
};
const aligned = (align: string) => SITE.replace('header:', `header:\n  align: ${align}`);
const LIST = '{ title: { all: L }, items: [{ label: { all: H }, link: / }] }';
const listed = (count: number) => SITE.replace('lists: []', `lists: [${Array(count).fill(LIST).join(', ')}]`);

test('a site whose header and footer are as mostly carries nothing for the other forms', () => {
  expect(rules(SITE)).toBe(rules(aligned('end')));
  expect(rules(SITE)).toBe(rules(listed(4)));
  expect(rules(SITE)).not.toMatch(/site-nav|footer-lists|brand/);
});

test('a menu stands where the header says', () => {
  const added = (align: string) => rules(aligned(align))?.replace(rules(SITE) ?? '', '');
  expect(added('start')).toBe('@media (width>=64rem){.brand{margin-inline-end:0}.site-nav{margin-inline-end:auto}}');
  expect(added('center')).toBe('@media (width>=64rem){.site-nav{margin-inline-end:auto}}');
  expect(added('below')).toMatch(/^@media \(width>=64rem\)\{:root\{--header:calc\(72px \+ 3rem\)\}.*order:1/);
  expect(added('below-center')).toContain('.site-header>.wrap{grid-template-columns:1fr auto 1fr;display:grid}');
  expect(briefs({ 'site.yaml': aligned('left') })).toEqual([expect.stringContaining('not-a-choice')]);
});

test('many lists of the footer stand in several rows', () => {
  expect(rules(listed(5))).toContain('.footer-lists{grid-template-columns:repeat(4,auto);grid-auto-flow:row}');
});

test('a region has its colour, and in a dark look the nearest shade that is read there', () => {
  const dark = rules(`${SITE}theme:\n  dark: true\n`)?.replace(rules(SITE) ?? '', '');
  expect(rules(SITE)).not.toContain('prefers-color-scheme');
  expect(dark).toMatchInlineSnapshot(
    `"@media screen and (prefers-color-scheme:dark){[data-region=north]{--accent:#229a5f}[data-region=south]{--accent:#d76460}}"`,
  );
});
