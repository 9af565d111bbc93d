#!/usr/bin/env node
// Makes a site: npm create pages-as-data my-site. It is the engine's own `init`, with whatever is told here.
process.argv.splice(2, 0, 'init');
await import(new URL('bin/pages-as-data.mjs', import.meta.resolve('pages-as-data/package.json')));
