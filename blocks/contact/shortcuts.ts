import type { Shortcuts } from '../ui/shortcuts.ts';

export const contactShortcuts: Shortcuts = {
  // A way without a detail keeps its button off its sentence all the same.
  ways: '[&>.card]:items-start [&_h3+p:not(:has(+.detail))]:mb-6',
  detail: '[.card>&]:(mt-3 mb-6 font-500 text-fg)',
};
