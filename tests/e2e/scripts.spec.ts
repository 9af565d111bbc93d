import { join } from 'node:path';
import { siteFaces } from '../../src/content/assets/site-faces.ts';
import { fontsOf, openFolder } from '../../src/disk/machine.ts';
import { buildSiteFonts } from '../../src/publish/fonts/script-fonts.ts';
import { buildSheet, wholeSheet } from '../../src/publish/styles/css.ts';
import { styles } from '../../src/render/styles.ts';
import { expect, test } from './site.ts';

/** A language that the site’s font has no letters for. */
const HEBREW = { code: 'he', label: 'עברית' };

test('a heading in a script that the font lacks is set in one face, figures and signs too', async ({ page }) => {
  const engine = join(import.meta.dirname, '../..');
  const { site } = openFolder(engine);
  if (!site) throw new Error('The site has no value.');
  const [language] = site.languages;
  if (!language) throw new Error('The site has no language.');
  const languages = [language, { ...language, ...HEBREW }];
  const characters = new Set('לחם טרי Export 24/7?');
  const faces = siteFaces(fontsOf(engine));
  const fonts = await buildSiteFonts(languages, faces, () => characters);
  const data = (name: string) =>
    `data:font/woff2;base64,${fonts.files.find((font) => font.name === name)?.bytes.toString('base64')}`;
  const sheet = await buildSheet({
    engine,
    styles,
    faces,
    site: { ...site, languages },
    fontFaces: fonts.rules(data),
  });
  await page.setContent(
    `<!doctype html><html lang="he"><style>${wholeSheet(sheet)}</style><h1>לחם טרי 24/7?</h1><h2 lang="en">Export 24/7?</h2>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const facesOf = async (selector: string) => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts: used } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return used.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
  };
  expect(await facesOf('h1')).toEqual([{ familyName: expect.stringMatching('^Noto Sans Hebrew'), isCustomFont: true }]);
  expect(await facesOf('h2')).toEqual([{ familyName: expect.stringMatching('^Readex Pro'), isCustomFont: true }]);
});
