import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from './for-editor.ts';
import { editorSchemas } from './json-schema.ts';
import { fieldsOf, fieldTable, kindOf } from './reference.ts';

/** A file that authors write, as its page of the docs tells it. */
interface FileReference {
  /** Its schema for editors. */
  readonly schema: 'site.json' | 'page.json';
  readonly introduction: string;
  /** An example with every field, beside this file. */
  readonly example: string;
  /** Other pages of the docs, by the field that they tell more of. */
  readonly more: Readonly<Record<string, string>>;
}

const SITE: FileReference = {
  schema: 'site.json',
  introduction: `# site.yaml

Everything that all pages of a site share, field by field. Only \`url\`, \`languages\`, \`brand\` and \`organization\` with its \`email\` have to be there;
a site grows into the others. In the tables, *text* is a text in each language (\`en: …\`), \`[]\` stands for each entry of a list, and \`NAME\` for a name of
your own. A value that is not known yet is written as \`{ sample: … }\` where a field says so; \`npx pages-as-data samples\` lists those that are left.

Generated from \`schema/site.ts\` and \`src/editor/site-example.yaml\` by \`npm run reference\`.
`,
  example: 'site-example.yaml',
  more: {
    facts: '[authoring.md](authoring.md) tells how texts use facts.',
    theme: '[theme.md](theme.md) tells what each colour is for.',
    allow: '[consent.md](consent.md) tells what to think of first.',
    labels: '[authoring.md](authoring.md#words-of-the-engine) tells where each word stands.',
  },
};

const PAGE: FileReference = {
  schema: 'page.json',
  introduction: `# A page’s file

What stands in a file below \`pages/\`, field by field. A page needs \`meta\` and \`blocks\`, its own or those of its template. In the tables, *text* is a text
in each language (\`en: …\`).

Generated from \`schema/page.ts\` and \`src/editor/page-example.yaml\` by \`npm run reference\`.
`,
  example: 'page-example.yaml',
  more: {
    template: '[partials-and-templates.md](partials-and-templates.md) tells what pages can share.',
    facts: '[authoring.md](authoring.md) tells how texts use facts.',
    blocks:
      '[blocks.md](blocks.md) lists every block; [partials-and-templates.md](partials-and-templates.md) tells of `include`.',
    translation: '[site.md](site.md#translation) tells what each word means.',
  },
};

/** The fields of site.yaml as `docs/site.md` has them. */
export const siteMarkdown = (engine: string, root = engine): string => fileMarkdown(SITE, engine, root);

/** The fields of a page's file, its blocks aside, as `docs/page.md` has them. */
export const pageMarkdown = (engine: string, root = engine): string => fileMarkdown(PAGE, engine, root);

function fileMarkdown(told: FileReference, engine: string, root: string): string {
  const schema = editorSchemas(engine, { languages: [], regions: [] }, root)[told.schema] ?? {};
  const properties = schema.properties as Record<string, JsonSchema>;
  const required = (schema.required ?? []) as string[];
  const examples = exampleParts(engine, told.example);
  const sections = Object.entries(properties).map(([name, field]) => {
    const fields = fieldsOf({ properties: { [name]: field }, required }, '').slice(1);
    return [
      `## ${name}`,
      '',
      [String(field.description ?? ''), told.more[name]].filter(Boolean).join(' '),
      '',
      ...(fields[0] ? [...fieldTable(fields), ''] : []),
      '```yaml',
      examples.get(name) ?? '',
      '```',
      '',
    ].join('\n');
  });
  const list = Object.entries(properties).map(
    ([name, field]) =>
      `| [\`${name}\`](#${name.toLowerCase()}) | ${required.includes(name) ? 'yes' : ''} | ${kindOf(field)} |`,
  );
  const index = ['| field | needed | what stands there |', '| --- | --- | --- |', ...list];
  return `${[told.introduction, ...index, '', ...sections].join('\n').trimEnd()}\n`;
}

/** The parts of an example that has every field of its file, by their names. */
function exampleParts(engine: string, file: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(engine, 'src/editor', file), 'utf8');
  return new Map(text.split(/\n(?=[a-z]\w*:)/i).map((part) => [part.slice(0, part.indexOf(':')), part.trimEnd()]));
}
