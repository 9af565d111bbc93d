import type { Shortcuts } from '../ui/shortcuts.ts';

export const challengesShortcuts: Shortcuts = {
  pair: [
    'grid gap-8 lg:(grid-cols-[7fr_5fr] gap-columns)',
    '[&>ul]:(grid content-start gap-cards) sm:[&>ul]:grid-cols-[1fr_1fr]',
  ],
  answer: ['banner gap-5 content-center justify-items-start p-answer', '[&>h3]:text-answer ltr:[&>h3]:leading-[1.2]'],
};
