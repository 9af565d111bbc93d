import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of header and footer that a site may have of its own, and what their files export. */
export const SHELL_PARTS: Readonly<Record<string, readonly string[]>> = {
  Header: ['Header'],
  Footer: ['Footer'],
  Brand: ['Brand', 'Wordmark'],
};

/** The folder of a site's own parts, beside site.yaml. */
export const shellFolder = (root: string) => join(root, 'shell');

/** The files of a site's own parts, by the names of the parts; the engine's own folder has none beside those that ship. */
export const ownShell = (engine: string, root: string): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(SHELL_PARTS)
      .map((name) => [name, join(shellFolder(root), `${name}.tsx`)] as const)
      .filter(([, file]) => root !== engine && existsSync(file)),
  );
