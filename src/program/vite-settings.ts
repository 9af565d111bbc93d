import react from '@vitejs/plugin-react';
import { sourceFile } from './source-file.ts';

/** What Vite is told wherever it works on the engine: for its program, and for the authors' server. */
export const viteSettings = (engine: string) => ({
  configFile: false as const,
  root: engine,
  plugins: [react()],
  resolve: {
    alias: [
      // wouter and react-i18next ask for a stand-in that React itself has made needless.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Radix's menus ask for what holds the page still behind a modal menu.
      { find: /^(react-remove-scroll|aria-hidden)$/, replacement: sourceFile(engine, 'src/shell/not-modal') },
    ],
  },
});
