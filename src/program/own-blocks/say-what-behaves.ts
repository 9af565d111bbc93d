import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pascalName } from '../../content/read/block-names.ts';
import { visible } from '../../diagnostics/visible.ts';
import { ownBlocks } from '../../disk/block-folders.ts';
import { uncommitted } from '../../disk/uncommitted.ts';
import { behaviourOf, saysThatItBehaves } from './behaviour.ts';

interface Migrated {
  readonly engine: string;
  readonly root: string;
  /** What was typed behind the command. */
  readonly args: readonly string[];
}

/**
 * Writes `XBlock.behaves = true` below the components of a site's own blocks that do something in the browser and do not say
 * so, as none did once. Gives false after telling why that was not done, or what would be.
 */
export function sayWhatBehaves({ engine, root, args }: Migrated): boolean {
  const lacking = ownBlocks(engine, root).flatMap(({ type, folder }) => {
    const [path, name] = [join(folder, `${pascalName(type)}.tsx`), `${pascalName(type)}Block`];
    return !saysThatItBehaves(path, name) && isLively(path) ? [{ path, line: `${name}.behaves = true;` }] : [];
  });
  if (lacking.length === 0) return true;
  const nameOf = (path: string) => visible(relative(root, path).split(sep).join('/'));
  for (const { path, line } of lacking) process.stdout.write(`${nameOf(path)}\n  + ${line}\n`);
  const files = lacking.map(({ path }) => relative(root, path));
  const open = args.includes('--force') ? [] : uncommitted(root, files);
  if (open.length > 0)
    process.stdout.write(
      `These files have changes that are not committed: ${open.map(visible).join(', ')}. Commit them first, or say --force.\n`,
    );
  if (open.length > 0 || args.includes('--dry-run')) {
    process.stdout.write(
      'Nothing was written. What else there is to change is told once blocks say that they behave.\n',
    );
    return false;
  }
  for (const { path, line } of lacking) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, `${text.trimEnd()}\n\n${line}\n`);
  }
  return true;
}

/** True of a component that does something in the browser; code that cannot be read is told by the check. */
function isLively(path: string): boolean {
  try {
    return behaviourOf(path) !== undefined;
  } catch {
    return false;
  }
}
