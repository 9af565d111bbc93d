import type { MistakeRow } from '../mistake.ts';

/** Slips in one place that other places feel: one message, at the cause. */
export const causeMistakes: readonly MistakeRow[] = [
  [
    'a fact that many texts use, misspelt',
    'site.yaml',
    '  replyHours: 24',
    '  ▸replyHuors: 24',
    'renamed-key',
    'Did you mean `replyHours`?',
  ],
  [
    'a fact that many texts use, with a capital',
    'site.yaml',
    '  liveDays: 30',
    '  ▸LiveDays: 30',
    'renamed-key',
    'Did you mean `liveDays`?',
  ],
  ['a region renamed', 'site.yaml', '\n  ksa:\n', '\n  ▸ksaa:\n', 'renamed-key', 'Did you mean `ksa`?'],
  [
    'a region misspelt in site.yaml',
    'site.yaml',
    '\n  malaysia:\n',
    '\n  ▸malasia:\n',
    'renamed-key',
    'Did you mean `malaysia`?',
  ],
];
