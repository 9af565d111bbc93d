import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openProject } from '../content/project.ts';
import { editorSchemas, formatSchema } from '../editor/json-schema.ts';
import { siteFolder } from './options.ts';

/** Writes the JSON Schemas from which editors help while a page is being written, into the folder of the site. */
const engine = resolve(import.meta.dirname, '../..');
const root = siteFolder(process.env.SITE ?? engine);
const { site } = openProject(root);
const names = { languages: site?.languages.map(({ code }) => code) ?? [], regions: Object.keys(site?.regions ?? {}) };
mkdirSync(join(root, 'schema/json'), { recursive: true });
for (const [name, schema] of Object.entries(editorSchemas(engine, names))) {
  writeFileSync(join(root, 'schema/json', name), formatSchema(schema));
  process.stdout.write(`schema/json/${name}\n`);
}
