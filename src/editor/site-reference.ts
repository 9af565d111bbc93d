import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from './for-editor.ts';
import { editorSchemas } from './json-schema.ts';
import { fieldsOf, fieldTable, kindOf } from './reference.ts';

const INTRODUCTION = `# site.yaml

Everything that all pages of a site share, field by field. Only \`url\`, \`languages\`, \`brand\` and \`organization\` with its \`email\` have to be there;
a site grows into the others. In the tables, *text* is a text in each language (\`en: …\`), \`[]\` stands for each entry of a list, and \`NAME\` for a name of
your own. A value that is not known yet is written as \`{ sample: … }\` where a field says so; \`npx pages-as-data samples\` lists those that are left.

Generated from \`schema/site.ts\` and \`src/editor/site-example.yaml\` by \`npm run reference\`.
`;

/** Pages that tell more of a part. */
const MORE: Readonly<Record<string, string>> = {
  facts: '[authoring.md](authoring.md) tells how texts use facts.',
  theme: '[theme.md](theme.md) tells what each colour is for.',
  allow: '[consent.md](consent.md) tells what to think of first.',
  labels: '[authoring.md](authoring.md#words-of-the-engine) tells where each word stands.',
};

/** The fields of site.yaml as `docs/site.md` has them. */
export function siteMarkdown(engine: string, root = engine): string {
  const site = editorSchemas(engine, { languages: [], regions: [] }, root)['site.json'] ?? {};
  const properties = site.properties as Record<string, JsonSchema>;
  const required = site.required as string[];
  const examples = siteExample(engine);
  const sections = Object.entries(properties).map(([name, field]) => {
    const fields = fieldsOf({ properties: { [name]: field }, required }, '').slice(1);
    return [
      `## ${name}`,
      '',
      [String(field.description ?? ''), MORE[name]].filter(Boolean).join(' '),
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
  return `${[INTRODUCTION, ...index, '', ...sections].join('\n').trimEnd()}\n`;
}

/** The parts of an example of site.yaml that has every field, by their names. */
function siteExample(engine: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(engine, 'src/editor/site-example.yaml'), 'utf8');
  return new Map(text.split(/\n(?=[a-z]\w*:)/i).map((part) => [part.slice(0, part.indexOf(':')), part.trimEnd()]));
}
