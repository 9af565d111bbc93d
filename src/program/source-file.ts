import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A source of the engine by its path without the ending: TypeScript in the repository, JavaScript in the package. */
export function sourceFile(engine: string, path: string): string {
  const found = ['.ts', '.tsx', '.js'].map((ending) => join(engine, path + ending)).find((file) => existsSync(file));
  if (!found) throw new Error(`The engine has no source ${path}.`);
  return found;
}

/** A component's file, as it is written or as the package has it. */
export const componentFile = /\.(tsx|js)$/;
