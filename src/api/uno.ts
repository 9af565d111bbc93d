import { resolve } from 'node:path';
import type { UserConfig } from '@unocss/core';
import type { Theme } from '@unocss/preset-wind3';
import type { Shortcuts } from '../../blocks/ui/shortcuts.ts';
import { lookOf } from '../../schema/look.ts';
import { theme } from '../../schema/theme.ts';
import { readSiteFile } from '../content/validate/site-file.ts';
import { folderFiles } from '../disk/folder-files.ts';
import { fontsOf } from '../disk/machine.ts';
import { unoConfig } from '../publish/styles/uno-config.ts';
import { styles } from '../render/styles.ts';

interface Options {
  /** The folder that has site.yaml in it, whose look is taken; the current one unless told. */
  readonly root?: string | undefined;
  /** The class names of blocks of a site's own. */
  readonly shortcuts?: Shortcuts | undefined;
}

/** The engine's class names for a `uno.config.ts`: editors then complete them and show their rules, as the site has them. */
export function unoOf({ root = '.', shortcuts = {} }: Options = {}): UserConfig<Theme> {
  const folder = resolve(root);
  const { site, faces } = readSiteFile(folderFiles(folder), fontsOf(folder));
  const { blocks } = styles.shortcuts;
  return unoConfig({
    styles: { ...styles, shortcuts: { ...styles.shortcuts, blocks: { ...blocks, ...shortcuts } } },
    look: lookOf(site?.theme ?? theme.parse({})),
    family: faces.base.family,
  });
}
