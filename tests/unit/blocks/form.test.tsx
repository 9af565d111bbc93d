import { describe, expect, test } from 'vitest';
import { check as faultsOf } from '../../../blocks/form/check.ts';
import { renderDocument } from '../../../src/render/prerender.tsx';
import { smallView } from '../render/small-view.ts';
import { page, SITE } from '../small-site.ts';
import { blockFaults, blockMarkup } from './block-markup.ts';

const text = (words: string) => `{ all: ${words} }`;

const yaml = (fields: string, more = '') => `type: form
title: ${text('Write')}
${more}fields:
${fields}
submit: ${text('Send')}
success: ${text('Sent')}
failure: ${text('Failed')}
`;
const NAME = `  - { name: name, label: ${text('Name')} }`;
const form = (fields: string, more = '', site = SITE) => blockMarkup(yaml(fields, more), 'en', site);
/** What a field is drawn as; its id tells where in the whole tree it stands, which is nobody's concern here. */
const field = (yaml: string) =>
  /<div class="field.*?<\/div>/s.exec(form(`  - ${yaml}`))?.[0].replaceAll(/_R_[\da-z]+_/g, 'id');
const ENDPOINTS = `${SITE}formEndpoints:\n  orders: https://forms.example.test/orders\n  repairs: https://mend.example.test/\n`;

describe('a field is what its kind says', () => {
  test.each([
    ['one line', `{ name: who, label: ${text('Who')}, required: true, autocomplete: name }`],
    ['several lines', `{ kind: long, name: what, label: ${text('What')} }`],
    ['an e-mail address', `{ kind: email, name: mail, label: ${text('Mail')}, required: true, width: half }`],
    ['a telephone number', `{ kind: telephone, name: tel, label: ${text('Call')}, required: true }`],
    ['a date', `{ kind: date, name: day, label: ${text('Day')}, required: true, help: ${text('Not on Mondays')} }`],
    [
      'a choice',
      `{ kind: select, name: size, label: ${text('Size')}, required: true, options: [${text('S')}, ${text('L')}] }`,
    ],
    ['a box', `{ kind: consent, name: terms, label: ${text('"I have read [the terms](/)"')}, required: true }`],
  ])('%s', (_name, yaml) => {
    expect(field(yaml)).toMatchSnapshot();
  });
});

test('what happens to what is written stands before the button, and only where there is such a text', () => {
  const html = form(NAME, `privacy: ${text('"Only to **answer** you"')}\n`);
  expect(html).toContain('<div class="text-note text-muted"><p>Only to <strong>answer</strong> you</p></div>');
  expect(html.indexOf('text-note')).toBeGreaterThan(html.indexOf('name="name"'));
  expect(html.indexOf('text-note')).toBeLessThan(html.indexOf('<button'));
  expect(form(NAME)).not.toContain('<div class="text-note');
});

describe('a form goes', () => {
  const own = 'endpoint: repairs\n';
  test.each([
    ['by e-mail where there is no endpoint', '', SITE, 'action="mailto:oven@example.test" encType="text/plain"'],
    [
      'to the endpoint of the site',
      '',
      SITE.replace('formEndpoint:', 'formEndpoint: https://forms.test/all'),
      'action="https://forms.test/all"',
    ],
    ['to its own endpoint', own, ENDPOINTS, 'action="https://mend.example.test/"'],
    [
      'to its own endpoint before the site’s',
      own,
      ENDPOINTS.replace('formEndpoint:', 'formEndpoint: https://forms.test/all'),
      'action="https://mend.example.test/"',
    ],
  ])('%s', (_name, more, site, attributes) => {
    expect(form(NAME, more, site)).toContain(attributes);
    expect(form(NAME, more, site).includes('text/plain')).toBe(attributes.includes('mailto:'));
  });
});

test('two forms of a page have labels of their own', () => {
  const block = `  -\n${yaml(NAME).replace(/^(?=.)/gm, '    ')}`;
  const html = renderDocument(smallView(page(block + block)), { css: [], sprite: '/i.svg', script: undefined });
  const [, main = ''] = /<main(.*)<\/main>/s.exec(html) ?? [];
  const ids = [...main.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect([...main.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
});

describe('what is wrong with a field is told at its place', () => {
  const select = `kind: select, name: size, label: ${text('Size')}`;
  test.each([
    ['a kind that is none', `  - { kind: slect, name: a, label: ${text('A')} }`, 'not-a-choice slect'],
    ['no name', `  - { label: ${text('A')} }`, 'missing-field label'],
    ['a name in capitals', `  - { name: Firma, label: ${text('A')} }`, 'wrong-format Firma'],
    ['a name for which programs have a use', `  - { name: _website, label: ${text('A')} }`, 'wrong-format _website'],
    ['a name twice', `${NAME}\n${NAME}`, 'repeated-name name'],
    ['a choice without options', `  - { ${select} }`, 'missing-field kind'],
    ['a choice of nothing', `  - { ${select}, options: [] }`, 'list-too-short ['],
    ['options elsewhere', `  - { name: a, label: ${text('A')}, options: [${text('B')}] }`, 'not-of-kind ['],
    [
      'an example in a box',
      `  - { kind: consent, name: a, label: ${text('A')}, placeholder: ${text('B')} }`,
      'not-of-kind all',
    ],
    ['a purpose that is none', `  - { name: a, label: ${text('A')}, autocomplete: nam }`, 'not-a-choice nam'],
  ])('%s', (_name, fields, found) => {
    expect(blockFaults(yaml(fields))).toEqual([found]);
  });

  test('an endpoint that the site does not have', () => {
    expect(blockFaults(yaml(NAME, 'endpoint: ordres\n'))).toEqual(['unknown-endpoint ordres']);
  });
});

describe('what visitors filled in wrongly is told by the kind of the field', () => {
  const right = { valueMissing: false, typeMismatch: false, patternMismatch: false, badInput: false };
  test.each([
    ['nothing', { type: 'text' }, { valueMissing: true }, 'fieldRequired'],
    ['spaces', { type: 'text', value: ' ', required: true }, {}, 'fieldRequired'],
    ['spaces where nothing is asked', { type: 'text', value: ' ' }, {}, undefined],
    ['no choice', { type: 'select-one' }, { valueMissing: true }, 'fieldChoice'],
    ['no tick', { type: 'checkbox', value: 'on' }, { valueMissing: true }, 'fieldConsent'],
    ['half a date', { type: 'date', required: true }, { valueMissing: true, badInput: true }, 'fieldDate'],
    ['half an address', { type: 'email', value: 'a@' }, { typeMismatch: true }, 'fieldEmail'],
    ['half a number', { type: 'tel', value: '12' }, { patternMismatch: true }, 'fieldTelephone'],
  ])('%s', (_name, about, validity, fault) => {
    // Only what the check asks for is there.
    const input = { name: 'constructor', value: '', required: false, ...about, validity: { ...right, ...validity } };
    const faults = faultsOf([input as Parameters<typeof faultsOf>[0] extends Iterable<infer Field> ? Field : never]);
    expect(faults.get('constructor')).toBe(fault);
  });
});
