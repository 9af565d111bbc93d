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
const ENDPOINTS = `${SITE}formEndpoints:\n  orders: https://forms.example.test/orders\n  repairs: https://mend.example.test/\n`;
/** What a field is drawn as; its id tells where in the whole tree it stands, which is nobody's concern here. */
const field = (yaml: string) =>
  /<(div|fieldset) class="field.*?<\/\1>(?=<)/s
    .exec(form(`  - ${yaml}`, 'endpoint: repairs\n', ENDPOINTS))?.[0]
    .replaceAll(/_R_[\da-z]+_/g, 'id');

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
    [
      'one of several in view',
      `{ kind: radio, name: size, label: ${text('Size')}, required: true, options: [${text('S')}, ${text('L')}], help: ${text('Ask')} }`,
    ],
    [
      'any of several',
      `{ kind: checkboxes, name: parts, label: ${text('Parts')}, options: [${text('S')}, ${text('L')}] }`,
    ],
    [
      'files',
      `{ kind: file, name: plan, label: ${text('Plan')}, formats: [pdf, jpg], megabytes: 5, help: ${text('Whole')} }`,
    ],
    ['a box', `{ kind: consent, name: terms, label: ${text('"I have read [the terms](/)"')}, required: true }`],
  ])('%s', (_name, yaml) => {
    expect(field(yaml)).toMatchSnapshot();
  });
});

test('what happens to what is written stands before the button, and only where there is such a text', () => {
  const html = form(NAME, `privacy: ${text('"Only to **answer** you"')}\n`);
  expect(html).toContain('<div class="note"><p>Only to <strong>answer</strong> you</p></div>');
  expect(html.indexOf('class="note"')).toBeGreaterThan(html.indexOf('name="name"'));
  expect(html.indexOf('class="note"')).toBeLessThan(html.indexOf('<button'));
  expect(form(NAME)).not.toContain('<div class="note');
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

test('a choice may have a recipient of its own, and files go as files', () => {
  const choice = `{ kind: radio, name: to, label: ${text('To')}, options: [${text('A')}, ${text('B')}], recipients: [orders, repairs] }`;
  const asked = form(`  - ${choice}\n  - ${choice.replace('radio, name: to', 'select, name: too')}`, '', ENDPOINTS);
  expect(asked).toContain('action="mailto:oven@example.test" encType="text/plain"');
  expect([...asked.matchAll(/data-to="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    'https://forms.example.test/orders',
    'https://mend.example.test/',
    'https://forms.example.test/orders',
    'https://mend.example.test/',
  ]);
  const files = form(`  - { kind: file, name: plan, label: ${text('Plan')} }`, 'endpoint: repairs\n', ENDPOINTS);
  expect(files).toContain('action="https://mend.example.test/" encType="multipart/form-data"');
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
    ['one of several without them', `  - { ${select.replace('select', 'radio')} }`, 'missing-field kind'],
    [
      'any of several that must not stay empty',
      `  - { ${select.replace('select', 'checkboxes')}, required: true, options: [${text('B')}] }`,
      'not-of-kind true',
    ],
    [
      'recipients for some of the choices',
      `  - { ${select}, options: [${text('B')}, ${text('C')}], recipients: [orders] }`,
      'uneven-list [; unknown-endpoint orders',
    ],
    [
      'a recipient that is none',
      `  - { ${select}, options: [${text('B')}], recipients: [ordres] }`,
      'unknown-endpoint ordres',
    ],
    [
      'recipients of a line',
      `  - { name: a, label: ${text('A')}, recipients: [orders] }`,
      'not-of-kind [; unknown-endpoint orders',
    ],
    ['files by e-mail', `  - { kind: file, name: a, label: ${text('A')} }`, 'files-by-mail file'],
    [
      'an example in a box',
      `  - { kind: consent, name: a, label: ${text('A')}, placeholder: ${text('B')} }`,
      'not-of-kind all',
    ],
    ['a purpose that is none', `  - { name: a, label: ${text('A')}, autocomplete: nam }`, 'not-a-choice nam'],
  ])('%s', (_name, fields, found) => {
    expect(blockFaults(yaml(fields)).join('; ')).toBe(found);
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
    ['none of several', { type: 'radio', value: 'on' }, { valueMissing: true }, 'fieldChoice'],
    ['a file too large', { type: 'file', dataset: { bytes: '5' }, files: [{ size: 5 }, { size: 6 }] }, {}, 'fieldFile'],
    ['a file as large as it may be', { type: 'file', dataset: { bytes: '5' }, files: [{ size: 5 }] }, {}, undefined],
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
