import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';

/** A name for this copy of a folder on this machine, which nobody knows who writes a commit or packs an archive. */
export function copyName(folder: string): string {
  const { dev, ino, birthtimeNs } = statSync(folder, { bigint: true });
  return createHash('sha256').update(`${dev} ${ino} ${birthtimeNs}`).digest('hex').slice(0, 32);
}
