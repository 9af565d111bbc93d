import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockSchemas } from '../../../blocks/schemas.ts';
import { type FieldDocs, readFieldDocs } from '../../../src/editor/field-docs.ts';
import type { JsonSchema } from '../../../src/editor/for-editor.ts';
import { editorSchemas, formatSchema } from '../../../src/editor/json-schema.ts';
import { corpus } from './corpus.ts';
import { CURSOR, type LanguageServer, startLanguageServer } from './language-server.ts';
import { copySite, ENGINE, editFile } from './real-site.ts';

const settings = JSON.parse(readFileSync(join(ENGINE, '.vscode/settings.json'), 'utf8')) as Record<string, unknown>;
const associations = Object.entries(settings['yaml.schemas'] as Record<string, string>);
let server: LanguageServer;

/** Schemas with their patterns, as an editor hands them on. */
const schemasOf = (pairs: readonly (readonly [string, string])[]) =>
  Object.fromEntries(pairs.map(([file, pattern]) => [pathToFileURL(join(ENGINE, file)).href, pattern]));

const editor = (schemas: Record<string, string>) => ({
  yaml: { validate: true, hover: true, completion: true, schemaStore: { enable: false }, schemas },
  '[yaml]': settings['[yaml]'],
});

let documents = 0;
/** The address of a file in a site of its own, so that many versions of it can be open at once. */
const uriOf = (file: string) => pathToFileURL(`/site-${++documents}/${file}`).href;

beforeAll(async () => {
  // The server knows no `[!…]`: names of pages begin with a letter or a digit.
  const pairs = associations.map(([file, pattern]) => [file, pattern.replace('[!_]', '[a-z0-9]')] as const);
  server = await startLanguageServer(editor(schemasOf(pairs)));
});
afterAll(() => server.stop());

const root = copySite();

const contentFiles = [
  'site.yaml',
  ...readdirSync(join(ENGINE, 'pages'), { recursive: true }).map((file) => `pages/${String(file)}`),
].filter((file) => file.endsWith('.yaml'));

describe('the editor’s settings', () => {
  // The pattern `[!_]*` means names that begin with `!` or `_` to the server. Take `fails` away once it is `[a-z0-9]*`.
  test('give every page its schema', async () => {
    const committed = await startLanguageServer(editor(schemasOf(associations)));
    const objections = await committed.open(uriOf('pages/contact.yaml'), 'blocks: []\n');
    committed.stop();
    expect(objections).not.toEqual([]);
  });
});

describe('the editor’s verdict', () => {
  test('is that nothing is wrong with the site’s own files', async () => {
    const objections = await Promise.all(
      contentFiles.map(async (file) => {
        const all = await server.open(uriOf(file), readFileSync(join(ENGINE, file), 'utf8'));
        return all.map(({ message, range }) => `${file}:${range.start.line + 1}: ${message}`);
      }),
    );
    expect(objections.flat()).toEqual([]);
  });

  test('is the check’s own for every mistake against a schema', async () => {
    const shape =
      /^(unknown-key|missing-field|empty-value|expected-|list-too-|not-a-choice|wrong-format|unknown-block|block-without-type)/;
    // Which facts a template uses, what brings a file in, and which countries there are, stands in no schema.
    const cases = corpus.filter(
      ({ code, name }) =>
        shape.test(code) &&
        !/^a fact (misspelt on a page|for a partial)|^a code that no country has|^a draft of what pages|^several files in/.test(
          name,
        ),
    );
    const verdicts = await Promise.all(
      cases.map(async (mistake) => {
        const objections = await server.open(uriOf(mistake.file), editFile(root, mistake).text);
        return { name: mistake.name, valid: objections.length === 0 };
      }),
    );
    console.log(`${cases.length} mistakes against a schema, ${verdicts.filter(({ valid }) => !valid).length} refused`);
    expect(verdicts.filter(({ valid }) => valid).map(({ name }) => name)).toEqual([]);
  });
});

describe('the editor proposes', () => {
  const page = 'meta:\n  title: { all: T }\n  description: { all: D }\nblocks:\n';

  test('every type of block', async () => {
    expect(await server.complete(uriOf('pages/x.yaml'), `${page}  - type: ${CURSOR}\n`)).toEqual(
      expect.arrayContaining(Object.keys(blockSchemas)),
    );
  });

  test('whole blocks where one begins', async () => {
    expect(await server.complete(uriOf('pages/x.yaml'), `${page}  - ${CURSOR}\n`)).toEqual(
      expect.arrayContaining(['type', ...Object.keys(blockSchemas)]),
    );
  });

  test.each(Object.entries(blockSchemas))('the fields of %s, and nothing of another block', async (type, { shape }) => {
    const proposed = await server.complete(uriOf('pages/x.yaml'), `${page}  - type: ${type}\n    ${CURSOR}\n`);
    const fields = Object.keys(shape).filter((field) => field !== 'type');
    // The block's own name stands for all the fields that it needs.
    expect(proposed.filter((label) => label !== type).toSorted()).toEqual(fields.toSorted());
  });

  test('the icons', async () => {
    expect(await server.complete(uriOf('pages/x.yaml'), `${page}  - type: hero\n    badgeIcon: ${CURSOR}\n`)).toEqual(
      expect.arrayContaining(['truck', 'shield-check']),
    );
  });

  test('the languages of the site below a text', async () => {
    expect(
      await server.complete(uriOf('pages/x.yaml'), `${page}  - type: text\n    title:\n      ${CURSOR}\n`),
    ).toEqual(expect.arrayContaining(['en', 'tr', 'ar', 'all']));
  });

  test('the regions of the site', async () => {
    expect(await server.complete(uriOf('pages/x.yaml'), `${page}  - type: hero\n    region: ${CURSOR}\n`)).toEqual(
      expect.arrayContaining(['ksa', 'uae', 'malaysia']),
    );
  });
});

describe('the editor explains a field in the words of its schema', () => {
  const docs = readFieldDocs(ENGINE);
  const common = docs.get('common')?.fields ?? new Map<string, FieldDocs>();

  /** Every field that stands in a text at a depth of indentation, with the text marked at it. */
  const fieldsIn = (text: string, indent: string) =>
    [...text.matchAll(new RegExp(`^${indent}(\\w+):`, 'gm'))].map((match) => {
      const at = match.index + indent.length + 1;
      return [match[1] ?? '', text.slice(0, at) + CURSOR + text.slice(at)] as const;
    });

  test.each(Object.keys(blockSchemas))('%s', async (type) => {
    const example = readFileSync(join(ENGINE, 'blocks', type, 'example.yaml'), 'utf8');
    const text = `blocks:\n  - ${example
      .trimEnd()
      .replace(/^#.*\n/gm, '')
      .replaceAll('\n', '\n    ')}\n`;
    const name = `${type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Block`;
    for (const [field, marked] of fieldsIn(text, ' {4}')) {
      const said = docs.get(name)?.fields.get(field)?.text ?? common.get(field)?.text ?? '';
      expect(said).not.toBe('');
      expect(await server.hover(uriOf('pages/_x.yaml'), marked)).toContain(said);
    }
  });

  test('site.yaml', async () => {
    const text = readFileSync(join(ENGINE, 'site.yaml'), 'utf8');
    for (const [field, marked] of fieldsIn(text, ''))
      expect(await server.hover(uriOf('site.yaml'), marked)).toContain(docs.get('siteSchema')?.fields.get(field)?.text);
  });
});

describe('the committed schemas', () => {
  const read = (name: string) => readFileSync(join(ENGINE, 'schema/json', name), 'utf8');
  const definitions = (JSON.parse(read('page.json')) as { $defs: Record<string, JsonSchema> }).$defs;
  const names = {
    languages: Object.keys(definitions.text?.properties ?? {}).filter((code) => code !== 'all'),
    regions: (definitions.region?.examples ?? []) as string[],
  };

  test.each(Object.entries(editorSchemas(ENGINE, names)))('%s is what `npm run schemas` writes', (name, schema) => {
    expect(read(name)).toBe(formatSchema(schema));
  });
});
