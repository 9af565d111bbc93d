import type { Shortcuts } from '../ui/shortcuts.ts';

export const notFoundShortcuts: Shortcuts = {
  'not-found': [
    'pt-[calc(var(--header)+var(--space-section))]',
    '[&>.wrap]:(grid gap-4 justify-items-start) [&_.btn-primary]:mt-4',
  ],
  code: 'text-code font-400 leading-none text-link',
};
