import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { blockReference, referenceMarkdown } from '../editor/reference.ts';

/** Writes the authors' reference of blocks from the schemas. */
const engine = resolve(import.meta.dirname, '../..');
writeFileSync(join(engine, 'docs/blocks.md'), referenceMarkdown(blockReference(engine)));
process.stdout.write('docs/blocks.md\n');
