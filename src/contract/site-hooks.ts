import type { Hooks } from './hooks.ts';

/** The hooks of a site; one that has a file `hooks.ts` brings its own. */
export const hooks: Hooks = {};
