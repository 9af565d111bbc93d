import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesMarkdown } from '../diagnostics/message-reference.ts';
import { pageMarkdown, siteMarkdown } from '../editor/file-reference.ts';
import { blockReference, referenceMarkdown } from '../editor/reference.ts';
import { readOptions, siteFolder } from './options.ts';
import { engineFolder } from './program-folder.ts';

const USAGE = `pages-as-data reference [options]
  --root FOLDER              the site's folder (SITE, or this one, unless told)
`;

/** Writes the authors' references into the site's docs/: of blocks, pages and site.yaml from the schemas, of messages from the catalogue. */
const root = siteFolder(readOptions(USAGE, { root: { type: 'string' } }).root);
const references = {
  'docs/blocks.md': referenceMarkdown(blockReference(engineFolder(), root)),
  'docs/messages.md': messagesMarkdown(),
  'docs/page.md': pageMarkdown(engineFolder(), root),
  'docs/site.md': siteMarkdown(engineFolder(), root),
};
mkdirSync(join(root, 'docs'), { recursive: true });
for (const [file, text] of Object.entries(references)) {
  writeFileSync(join(root, file), text);
  process.stdout.write(`${file}\n`);
}
