import type { Shortcuts } from '../ui/shortcuts.ts';

export const formShortcuts: Shortcuts = {
  fields: [
    'grid gap-x-6 gap-y-5 sm:(grid-cols-[1fr_1fr] [&>:nth-child(n+3)]:col-span-full)',
    '[&>button]:justify-self-start [&_[role=alert]]:text-danger',
  ],
  fault: 'text-danger',
  // An address reads from left to right in every language.
  field: [
    '[&>label]:(block mb-1.5 font-500) [&_small]:(font-400 text-muted)',
    '[&>:is(input,textarea)]:(block w-full min-h-12 px-4 py-[.6875rem] border border-edge rounded-md bg-card)',
    '[&>[type=email]]:[direction:ltr] rtl:[&>[type=email]]:text-end',
    '[&_::placeholder]:(font-400 text-muted opacity-100)',
    '[&>[aria-invalid]]:border-danger [&>[aria-invalid]]:[box-shadow:0_0_0_1px_var(--danger)]',
  ],
};
