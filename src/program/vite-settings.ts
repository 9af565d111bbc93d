import react from '@vitejs/plugin-react';
import { sourceFile } from './source-file.ts';

/**
 * Vite takes nothing from files that lie where a command is run: a site's folder may hold some of somebody else's, and Vite
 * runs those of PostCSS and of its own.
 */
export const alone = (engine: string) => ({
  configFile: false as const,
  css: { postcss: {} },
  envDir: false as const,
  root: engine,
});

/** What Vite is told wherever it works on the engine: for its program, and for the authors' server. */
export const viteSettings = (engine: string) => ({
  ...alone(engine),
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
