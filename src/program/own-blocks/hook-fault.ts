import { join } from 'node:path';
import { visible } from '../../diagnostics/visible.ts';
import { asWritten, framesOf, reasonOf } from './thrown.ts';

/** What is told of an error that a site's hooks ended with; undefined for any other. */
export function hookFault(error: unknown, root: string): string | undefined {
  const file = join(root, 'hooks.ts');
  const frame = framesOf(error)
    .map(asWritten)
    .find((each) => each.file === file);
  return frame && `hooks.ts:${frame.line}:${frame.column} ended with an error: ${visible(reasonOf(error))}.`;
}
