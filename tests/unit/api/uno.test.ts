import { createGenerator } from 'unocss';
import { expect, test } from 'vitest';
import { lookOf } from '../../../schema/look.ts';
import { unoOf } from '../../../src/api/uno.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { componentClasses, unoRules } from '../../../src/publish/styles/css.ts';
import { styles } from '../../../src/render/styles.ts';
import config from '../../../uno.config.ts';
import { siteFolder } from '../site-folder.ts';
import { engine } from '../source-files.ts';

test('what editors know of class names is what the style sheet is made of', async () => {
  const { site, siteFile } = openFolder(engine);
  if (!site) throw new Error('The site has mistakes.');
  const dress = { styles, look: lookOf(site.theme), family: siteFile.faces.base.family };
  const { parts, ...sheet } = await unoRules(dress, componentClasses(engine));
  const generator = await createGenerator(config);
  const { css } = await generator.generate(new Set(componentClasses(engine)), { minify: true });
  const rules = (text: string) => text.split('}').filter(Boolean).sort();
  expect(rules(css.replace(/\/\*.*?\*\//g, ''))).toEqual(rules(Object.values(sheet).join('') + parts));
});

test('a site adds the class names of its own blocks, in its own look', async () => {
  const root = siteFolder();
  const generator = await createGenerator(unoOf({ root, shortcuts: { quote: 'ps-6 text-lead' } }));
  const { css } = await generator.generate('quote', { minify: true });
  expect(css).toContain('.quote{padding-inline-start:1.5rem;font-size:var(--size-lead);}');
});
