import { arabic } from './words.ar.ts';
import { english } from './words.en.ts';
import { turkish } from './words.tr.ts';
import { spoken } from './words.ts';

/** Every language at once, for whoever comes to the authors' server. */
Object.assign(spoken, { en: english, tr: turkish, ar: arabic } satisfies typeof spoken);
