import { join } from 'node:path';
import { copyName } from '../program/copy-name.ts';

/**
 * Where the packages lie that pages of the authors' server run, from one start to the next: no repository and no archive
 * brings a folder of this name along.
 */
export const devCache = (root: string): string => join(root, '.cache/vite', copyName(root));
