import { defineConfig } from 'unocss';
import { unoOf } from './src/api/uno.ts';

/** What editors with UnoCSS's extension complete class names from. The style sheet is made of the same. */
export default defineConfig(unoOf({ root: process.env.SITE ?? import.meta.dirname }));
