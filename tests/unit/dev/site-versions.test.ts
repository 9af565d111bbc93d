import { expect, test } from 'vitest';
import { openDevSite } from '../../../src/dev/site.ts';
import type { MessageInfo } from '../../../src/editor/shared/protocol.ts';
import { siteDesk } from '../editor/site-desk.ts';
import { type Files, siteFolder } from '../site-folder.ts';
import { page, SITE } from '../small-site.ts';

/** What is told of a site of these files on its home page: by the authors' server, and in the page editor. */
function toldOnPage(files: Files) {
  const { diagnostics } = openDevSite(siteFolder(files)).pageAt('/en').notes;
  const { messages } = siteDesk(files).ask<{ messages: MessageInfo[] }>('messages');
  return { served: diagnostics.map(({ message }) => message), edited: messages.map(({ message }) => message) };
}

const faulty = page('  - type: text\n    titel: { all: x }\n  - type: staps\n');

test.each([
  [1, 'This site is written for version 1; version 3 is in use here.'],
  [99, 'This site is written for version 99; the newest version that is known here is 3.'],
])('a site that is written for version %i is told that alone on its pages too', (version, said) => {
  const files = { 'site.yaml': `engine: ${version}\n${SITE}`, 'pages/index.yaml': faulty };
  expect(toldOnPage(files)).toEqual({ served: [said], edited: [said] });
});
