import type { Plugin } from 'vite';

/** What the bundlers of packages leave in them to give each function its name, which is for developers' tools alone. */
const NAMING = /^var __name = .*$/m;
const NAMES = /\}, "[\w.]+"\)/g;

/** Leaves the names of functions out of the packages that menus and dialogs are made of, in what browsers get. */
export const nameless = (): Plugin => ({
  name: 'pages-as-data:nameless',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]@radix-ui[\\/]/, code: NAMING },
    handler: (code) => ({
      code: code.replace(NAMING, 'var __name = (target) => target;').replace(NAMES, '})'),
      map: null,
    }),
  },
});
