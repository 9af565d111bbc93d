import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messagesMarkdown } from '../diagnostics/message-reference.ts';
import { blockReference, referenceMarkdown } from '../editor/reference.ts';

/** Writes the authors' references: of blocks from the schemas, of messages from the catalogue. */
const engine = resolve(import.meta.dirname, '../..');
const references = {
  'docs/blocks.md': referenceMarkdown(blockReference(engine)),
  'docs/messages.md': messagesMarkdown(),
};
for (const [file, text] of Object.entries(references)) {
  writeFileSync(join(engine, file), text);
  process.stdout.write(`${file}\n`);
}
