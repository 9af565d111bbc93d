import type { Shortcuts } from '../ui/shortcuts.ts';

export const formShortcuts: Shortcuts = {
  fields: [
    'grid gap-x-6 gap-y-5 sm:(grid-cols-[1fr_1fr] [&>:not(.half)]:col-span-full)',
    '[&>button]:justify-self-start [&_[role=alert]]:text-danger',
  ],
  note: 'text-note text-muted',
  fault: 'mt-2.5 text-danger',
  copy: 'flex flex-wrap gap-x-4 gap-y-2 items-center mt-3',
  box: 'grid grid-cols-[auto_1fr] gap-x-3 items-start [&>p]:[grid-column:2] [&>input]:(!w-6 !h-6 !min-h-0 !p-0)',
  options: '[&>label]:(flex gap-3 items-center min-h-11) [&_input]:(w-6 h-6 m-0 shrink-0)',
  // An address or a number reads from left to right in every language.
  field: [
    '[&:is(fieldset)]:(p-0 m-0 min-w-0) [&>:is(label,legend)]:(block p-0 mb-1.5 font-500) [&_small]:(font-400 text-muted)',
    '[&>:is(input,textarea,select)]:(block w-full min-h-12 px-4 py-[.6875rem] border border-edge rounded-md bg-card)',
    // The browser brings what has the focus into view: its label with it, below the header.
    '[&>:is(input,textarea,select)]:scroll-mt-[calc(var(--header)+6rem)]',
    // Browsers draw the arrow of a list at its very edge; this one stands where the words of other fields end.
    '[&:has(>select)]:grid [&>select]:([font:inherit] [color:inherit] [appearance:none] pe-10 [grid-area:2/1])',
    '[&:has(>select)]:after:(content-empty [grid-area:2/1] justify-self-end self-center w-2 h-2 me-4.5 mb-1)',
    '[&:has(>select)]:after:(border-fg [border-width:0_2px_2px_0] [rotate:45deg] pointer-events-none)',
    '[&>:is([type=email],[type=tel])]:[direction:ltr] rtl:[&>:is([type=email],[type=tel])]:text-end',
    '[&_::placeholder]:(font-400 text-muted opacity-100)',
    '[&>[aria-invalid]]:border-danger [&>[aria-invalid]]:[box-shadow:0_0_0_1px_var(--danger)]',
  ],
};
