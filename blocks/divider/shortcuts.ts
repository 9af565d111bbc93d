import type { Shortcuts } from '../ui/shortcuts.ts';

export const dividerShortcuts: Shortcuts = {
  divider: 'pt-0 pb-section [&>hr]:(h-px my-0 bg-line bg-clip-content)',
};
