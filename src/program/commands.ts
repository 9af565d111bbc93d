/** The commands, in the order in which they are listed, each with what it does. Each is the file of its name in `src/cli`. */
export const COMMANDS = {
  init: 'makes a whole small site',
  dev: 'serves the pages straight from YAML; a saved file shows at once',
  build: 'builds the site into dist',
  check: 'checks all content and prints every mistake with its place',
  migrate: 'brings a site to the newest version of its blocks and fields',
  serve: 'serves dist as a static host would',
  new: 'makes a page',
  'new-block': 'makes a block of the site’s own',
  translations: 'prints how far each page is translated; sends texts to translators, and takes them in again',
  languages: 'adds a language to the site',
  reading: 'prints how each page reads',
  samples: 'lists the sample values that are left in site.yaml',
  nginx: 'prints nginx’s whole configuration for the built site',
  schemas: 'writes what code editors complete and check YAML from',
  reference: 'writes the lists of all blocks and of all messages',
  help: 'prints this list',
} as const;
