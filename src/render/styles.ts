import { blockShortcuts, partShortcuts } from '../../blocks/shortcuts.ts';
import { uiShortcuts } from '../../blocks/ui/shortcuts.ts';
import { themeOf, themeRules } from '../../blocks/ui/theme.ts';
import { utilities } from '../../blocks/ui/utilities.ts';
import { laterShortcuts, shellShortcuts } from '../shell/shortcuts.ts';

/** What UnoCSS makes rules of, beside its preset: it comes along with the components that name its classes. */
export const styles = {
  themeOf,
  themeRules,
  utilities,
  /** By the order in which their rules stand: a block has the last word on the parts that it puts together. */
  shortcuts: {
    ui: uiShortcuts,
    blocks: blockShortcuts,
    parts: partShortcuts,
    shell: shellShortcuts,
    later: laterShortcuts,
  },
};
