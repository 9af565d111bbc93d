import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { labelNames } from '../../../schema/labels.ts';
import { blockFolders } from '../../../src/disk/block-folders.ts';
import { blockForms } from '../../../src/editor/block-forms.ts';
import { namesInfo } from '../../../src/editor/desk/changes/names-info.ts';
import type { JsonSchema } from '../../../src/editor/for-editor.ts';
import { editorSchemas } from '../../../src/editor/json-schema.ts';
import { readNames } from '../../../src/editor/names-files.ts';
import { fieldsOf } from '../../../src/editor/reference.ts';
import { namesFrom } from '../../../src/editor/shared/names.ts';
import type { FormField } from '../../../src/editor/shared/settings.ts';
import { shippedLabels } from '../../../src/labels/all.ts';
import { siteFolder } from '../site-folder.ts';

const engine = join(import.meta.dirname, '../../..');
const namesIn = (languages: string, root = engine) => namesFrom(namesInfo(readNames(engine, root), languages));

interface Asked {
  readonly way: readonly string[];
  readonly field: FormField;
}

const under = (fields: readonly FormField[], way: readonly string[]): Asked[] =>
  fields.flatMap((field) => [
    { way: [...way, field.name], field },
    ...under(field.fields ?? field.items ?? [], [...way, field.name]),
  ]);

/** Every field of every block that ships, and of what stands beside blocks; what kind of block it is, no author chooses in a form. */
const asked = [...blockForms(engine)]
  .flatMap(([type, fields]) => under(fields, [type.replace('@', '')]))
  .filter(({ way }) => way[1] !== 'type');

/** The ways of a site's and of a page's own texts. */
function waysOf(schema: JsonSchema | undefined, parts: readonly string[]): string[] {
  const { properties } = schema as { properties: Record<string, JsonSchema> };
  const own = Object.fromEntries(parts.map((part) => [part, properties[part] ?? {}]));
  return fieldsOf({ properties: own }, '').map(({ name }) => name.replace(/\[\]|\.NAME/g, ''));
}
const schemas = editorSchemas(engine, { languages: [], regions: [] });
const shared = [
  ...waysOf(schemas['page.json'], ['meta']),
  ...waysOf(schemas['site.json'], ['header', 'footer', 'regions', 'brand']),
].map((way) => way.split('.'));

describe.each(['en', 'tr', 'ar'])('in %s', (language) => {
  const names = namesIn(language);

  test('every block and field that ships has a name and a hint', () => {
    const lacking = [
      ...asked.map(({ way }) => way),
      ...[...blockFolders(engine).keys()].map((type) => [type]),
      ...shared,
    ]
      .filter((way) => names.field(way).about === undefined)
      .map((way) => way.join('.'));
    expect(lacking).toEqual([]);
  });

  test('every choice has a word, and every entry of a list a name', () => {
    const lacking = asked
      .filter(({ way, field: { choices = [], items } }) => {
        const named = names.field(way);
        return choices.some((each) => !named.choices?.[each]) || (items && !named.entry);
      })
      .map(({ way }) => way.join('.'));
    expect(lacking).toEqual([]);
  });

  test('the engine’s own words are called by themselves', () => {
    for (const name of labelNames)
      expect(names.way(['labels', name])).toEqual([names.section('labels').name, shippedLabels[language]?.[name]]);
  });
});

test('everything that is said of names is said in the three languages, and in the letters of each', () => {
  const files = [join(engine, 'schema'), ...blockFolders(engine).values()].map((folder) => join(folder, 'names.yaml'));
  const faults: string[] = [];
  const look = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { en, tr, ar, ...others } = value as Record<string, unknown>;
    if ([en, tr, ar].every((each) => each === undefined))
      for (const [name, inner] of Object.entries(others)) look(inner, `${at} ${name}`);
    else if (
      ![en, tr, ar].every((each) => typeof each === 'string' && each.trim() !== '') ||
      Object.keys(others).length
    )
      faults.push(at);
    else if (!/\p{Script=Arabic}/u.test(String(ar)) || /\p{Script=Arabic}/u.test(`${en}${tr}`)) faults.push(at);
  };
  for (const file of files) look(parse(readFileSync(file, 'utf8')), file.slice(engine.length + 1));
  expect(faults).toEqual([]);
});

test('a way is told step by step, entries with their number', () => {
  expect(namesIn('en').way(['faq', 'items', '0', 'question'])).toEqual(['Questions', 'Question 1', 'Question']);
  expect(namesIn('tr-TR').way(['faq', 'title'])).toEqual(['Sorular', 'Başlık']);
  expect(namesIn('ar').way(['faq', 'items', 1, 'answer'])).toEqual(['الأسئلة', 'السؤال 2', 'الجواب']);
  expect(namesIn('fr').way(['meta', 'title'])).toEqual(['Search and sharing', 'Page title']);
  expect(namesIn('tr').way(['consent', 'purposes', '0', 'label'])).toEqual(['Onay', 'Amaç 1', 'Etiket']);
  expect(namesIn('ar').way(['banner', 'text'])).toEqual(['سطر فوق الشريط العلوي', 'النص']);
  expect(namesIn('en').way(['regions', 'north', 'label'])).toEqual(['Regions', 'North', 'Name of the region']);
});

describe('a block of a site’s own', () => {
  const root = siteFolder({ 'pages/index.yaml': 'blocks: []\n' });
  const folder = join(root, 'blocks/opening-hours');
  mkdirSync(folder, { recursive: true });

  test('is called by what it is called in YAML where it brings no names, its fields by those that others have', () => {
    expect(namesIn('tr', root).way(['opening-hours', 'closesAt'])).toEqual(['Opening hours', 'Closes at']);
    expect(namesIn('tr', root).way(['opening-hours', 'title'])).toEqual(['Opening hours', 'Başlık']);
    expect(namesIn('tr', root).section('constructor')).toEqual({ name: 'Constructor' });
  });

  test('is called what its own names say, in English where they lack the author’s language', () => {
    writeFileSync(
      join(folder, 'names.yaml'),
      'section: { name: { en: Hours, tr: Saatler } }\nfields: { closesAt: { name: { en: Closes }, about: { en: When. } } }\n',
    );
    expect(namesIn('tr', root).way(['opening-hours', 'closesAt'])).toEqual(['Saatler', 'Closes']);
    expect(namesIn('ar', root).section('opening-hours')).toEqual({ name: 'Hours' });
  });

  test('is not lost where its names cannot be read', () => {
    writeFileSync(join(folder, 'names.yaml'), 'section: [\n');
    expect(namesIn('tr', root).section('opening-hours')).toEqual({ name: 'Opening hours' });
  });
});
