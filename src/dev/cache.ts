import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the packages lie that pages of the authors' server run, from one start to the next. The name is that of this copy of
 * the site on this machine, which nobody knows who writes a commit: no repository brings such a folder along.
 */
export function devCache(root: string): string {
  const { dev, ino, birthtimeNs } = statSync(root, { bigint: true });
  const name = createHash('sha256').update(`${dev} ${ino} ${birthtimeNs}`).digest('hex').slice(0, 32);
  return join(root, '.cache/vite', name);
}
