import { SITE } from './places.ts';
import type { CorrectRow } from './wave.ts';

/** Right settings. */
export const correct21: readonly CorrectRow[] = [
  [
    'a redirect of a folder',
    SITE,
    '  - { from: /campaign, to: /contact, status: 302 }\n',
    '  - { from: /campaign/*, to: /contact, status: 302 }\n',
  ],
  [
    'a redirect to another site',
    SITE,
    '  - { from: /campaign, to: /contact, status: 302 }\n',
    '  - { from: /campaign, to: https://shop.example.com/ }\n',
  ],
  ['a part behind the first', SITE, 'at: end, pages', 'at: after-first, pages'],
  ['a part on all pages of a folder', SITE, 'pages: [/about-us]', 'pages: [/services/*]'],
  ['a colour of three digits', SITE, '    action: "#E8A33D"\n', '    action: "#EA3"\n'],
  ['a banner without an end', SITE, '  until: 2027-10-29\n', ''],
  ['folders for page files', SITE, 'pageFiles: html\n', 'pageFiles: folders\n'],
  ['a country more', SITE, '    tr: [TR]\n', '    tr: [TR, CY]\n'],
  ['subdomains', SITE, 'https: host\n', 'https: subdomains\n'],
];
