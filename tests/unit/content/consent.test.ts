import { describe, expect, test } from 'vitest';
import { siteRules } from '../../../src/publish/styles/site-rules.ts';
import { briefs, openSite } from '../site-folder.ts';
import { SITE, textPage } from '../small-site.ts';

const ALLOW = `allow:
  scripts:
    - src: https://stats.example.com/count.js
      data: { site: bakery }
  frames: [https://maps.example.com]
`;
const consent = (purposes: string, text = '{ en: "May we? [Why](/)", tr: "Olur mu?", ar: "هل تسمح؟" }') =>
  `${SITE}${ALLOW}consent:\n  text: ${text}\n  purposes:\n${purposes}`;
const STATS = '    - name: stats\n      label: { all: Stats }\n      scripts: [https://stats.example.com/count.js]\n';
const MAPS = '    - name: maps\n      label: { all: Maps }\n      frames: [https://maps.example.com]\n';
const open = (text: string) => openSite({ 'site.yaml': text, 'pages/index.yaml': textPage('Home') });
const told = (text: string) =>
  briefs({ 'site.yaml': text, 'pages/index.yaml': textPage('Home') }).filter((line) => line.startsWith('site.yaml'));

describe('what waits for consent', () => {
  test('is told with what it waits for, and what is asked in each language', () => {
    const both = `${STATS}${MAPS.replace('name: maps', 'name: more')}      scripts: [https://stats.example.com/count.js]\n`;
    const { consent: value, labels } = open(consent(both)).siteValue('tr').value;
    expect(JSON.stringify(value?.text)).toContain('Olur mu?');
    expect(value?.scripts).toEqual([
      { src: 'https://stats.example.com/count.js', data: { site: 'bakery' }, purposes: ['stats', 'more'] },
    ]);
    expect(value?.frames).toEqual([{ host: 'https://maps.example.com', purposes: ['more'] }]);
    expect(labels.consentYes).toBe('Kabul et');
  });

  test('costs a site that asks nobody no word and no rule', () => {
    const project = open(SITE);
    const { value } = project.siteValue('en');
    expect([value.consent, value.labels.consent]).toEqual([undefined, undefined]);
    const { site, siteFile } = project;
    expect(site && siteRules(site, siteFile.faces)).not.toContain('consent');
  });

  test.each([
    ['a script that may not be loaded', STATS.replace('count.js', 'cuont.js'), 'waits-for-nothing'],
    ['a host whose frames may not be shown', MAPS.replace('maps.example', 'map.example'), 'waits-for-nothing'],
    ['a purpose without a name', MAPS.replace(/ {6}label.*\n/, ''), 'missing-field'],
    ['no purpose at all', '', 'empty-value'],
    ['purposes that are no list', '    stats: { label: { all: Stats } }\n', 'expected-list'],
    ['a field that is none', MAPS.replace('frames', 'frame'), 'unknown-key'],
  ])('is checked: %s', (_what, purposes, code) => {
    expect(told(consent(purposes)).join()).toContain(code);
  });

  test('is asked with links that lead somewhere, in all languages', () => {
    expect(told(consent(STATS, '{ all: "[Why](/gone)" }')).join()).toContain('dead-link');
    expect(told(consent(STATS, '{ en: "May we?", tr: "Olur mu?" }')).join()).toContain('missing-translation');
    expect(told(consent(STATS))).toEqual([]);
  });
});
