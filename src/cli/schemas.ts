import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openProject } from '../content/project.ts';
import { editorSchemas, formatSchema } from '../editor/json-schema.ts';

/** Writes the JSON Schemas from which editors help while a page is being written. */
const engine = resolve(import.meta.dirname, '../..');
const { site } = openProject(resolve(process.env.SITE ?? engine));
const names = { languages: site?.languages.map(({ code }) => code) ?? [], regions: Object.keys(site?.regions ?? {}) };
const folder = join(engine, 'schema/json');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(editorSchemas(engine, names))) {
  writeFileSync(join(folder, name), formatSchema(schema));
  process.stdout.write(`schema/json/${name}\n`);
}
