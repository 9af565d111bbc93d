import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '../disk/machine.ts';
import { editorSchemas, formatSchema } from '../editor/json-schema.ts';
import { readOptions, siteFolder } from './options.ts';
import { engineFolder } from './program-folder.ts';

const USAGE = `pages-as-data schemas [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
`;

/** Writes the JSON Schemas from which editors help while a page is being written, into the folder of the site. */
const root = siteFolder(readOptions(USAGE, { root: { type: 'string' } }).root);
const { site } = openFolder(root);
const names = { languages: site?.languages.map(({ code }) => code) ?? [], regions: Object.keys(site?.regions ?? {}) };
mkdirSync(join(root, 'schema/json'), { recursive: true });
for (const [name, schema] of Object.entries(editorSchemas(engineFolder(), names, root))) {
  writeFileSync(join(root, 'schema/json', name), formatSchema(schema));
  process.stdout.write(`schema/json/${name}\n`);
}
