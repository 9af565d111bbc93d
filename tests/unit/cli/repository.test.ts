import { expect, test } from 'vitest';
import { judgeEditor, pageOf } from '../../../src/cli/repository.ts';

test.each([
  ['git@github.com:bakery/website.git', 'https://github.com/bakery/website'],
  ['https://github.com/bakery/website.git', 'https://github.com/bakery/website'],
  ['https://somebody:key@GitHub.com/bakery/website', 'https://github.com/bakery/website'],
  ['ssh://git@git.example.test:2222/bakery/website.git/', 'https://git.example.test/bakery/website'],
  ['/home/me/website', undefined],
  ['../website', undefined],
  ['', undefined],
])('git’s address %s is of the page %s', (remote, page) => {
  expect(pageOf(remote)).toBe(page);
});

const KNOWN = { page: 'https://codeberg.org/bakery/website', branch: 'live', folder: 'site' };

test.each([
  ['none', KNOWN, undefined],
  ['No', undefined, undefined],
  ['yes', KNOWN, { repository: KNOWN.page, forge: 'gitea', branch: 'live', folder: 'site' }],
  ['https://github.com/bakery/website/', KNOWN, { repository: 'https://github.com/bakery/website' }],
  [
    'https://gitlab.example.test/a/b/c',
    undefined,
    { repository: 'https://gitlab.example.test/a/b/c', forge: 'gitlab' },
  ],
  ['gitea https://git.example.test/a/b', undefined, { repository: 'https://git.example.test/a/b', forge: 'gitea' }],
])('the answer %s', (answer, known, value) => {
  expect(judgeEditor(answer, known)).toEqual({ value });
});

test.each([
  'yes',
  'perhaps',
  'https://git.example.test/a/b',
  'https://github.com/a/b/c',
  'https://github.com/a',
  'javascript:1',
])('the answer %s will not do where git knows nothing', (answer) => {
  expect(judgeEditor(answer, undefined)).toHaveProperty('refusal');
});
