import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserGuard } from './src/build/browser-guard.ts';
import { authorsServer } from './src/build/dev-server.ts';
import { engineProgram } from './src/build/plugin.ts';
import { siteFolder } from './src/cli/options.ts';

const engine = import.meta.dirname;
/** Another site builds with the same code: `SITE=path/to/site npm run build`. */
const root = siteFolder(process.env.SITE ?? engine);

export default defineConfig({
  plugins: [
    react(),
    browserGuard(engine),
    authorsServer({ engine, root }),
    engineProgram({ engine, out: process.env.PAGES_AS_DATA_PROGRAM ?? resolve(engine, '.cache/program/alone') }),
  ],
  resolve: {
    alias: [
      // wouter and react-i18next ask for a stand-in that React itself has made needless.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Radix's menus ask for what holds the page still behind a modal menu.
      { find: /^(react-remove-scroll|aria-hidden)$/, replacement: resolve(engine, 'src/shell/not-modal.ts') },
    ],
  },
  build: { target: 'es2022' },
});
