import type { PageSurroundings } from '../../../blocks/ui/context.tsx';

/** What a block that is rendered alone knows of its page. */
export const surroundings: PageSurroundings = {
  language: 'en',
  direction: 'ltr',
  numbers: 'en-US',
  label: (name) => name,
  base: '',
  words: {},
  sprite: '/icons.svg',
  formEndpoint: null,
  email: 'oven@example.test',
};
