import type { Shortcuts } from '../ui/shortcuts.ts';

export const faqShortcuts: Shortcuts = {
  faq: [
    '[&>details]:border-b [&>details:first-child]:border-t',
    '[&_summary]:(flex gap-4 items-center justify-between py-3 md:py-4) [&_summary:hover_h3]:text-link',
    '[&_.icon]:(text-link quick-rotate) [&>[open]_.icon]:[rotate:45deg]',
    '[&_.prose]:(max-w-[42em] pb-7 text-muted)',
  ],
};
