import type { Shortcuts } from '../ui/shortcuts.ts';

export const compareShortcuts: Shortcuts = {
  compare: [
    'w-full [border-spacing:0] leading-[1.5] [&_:is(th,td)]:(text-start align-top font-400)',
    '[&_th]:font-500 [&_.best]:bg-[color-mix(in_srgb,var(--link)_9%,transparent)]',
    '[&_p]:(flex gap-2 items-start) [&_.icon]:(mt-[.15em] text-muted) [&_.best_.icon]:text-link',
    '[@media(forced-colors:active)]:[&_.best]:[border-inline:2px_solid]',
    'md:table-fixed md:[&_:is(th,td)]:p-4 md:[&_tbody>tr>*]:border-t md:[&_tbody_th]:ps-0',
    'md:[&_thead_th]:(align-bottom text-h3) md:[&_.badge]:(flex w-fit max-w-full mb-3 [overflow-wrap:anywhere])',
    'md:[&_thead_.best]:[border-radius:var(--radius)_var(--radius)_0_0]',
    'md:[&_tr:last-child>td.best]:[border-radius:0_0_var(--radius)_var(--radius)]',
    // On phones a row is a group: what it is about, then each option under its name.
    'lt-md:[&_:is(tbody,tr,th,td)]:block lt-md:[&_thead]:(hide opacity-0) lt-md:[&_tr+tr]:mt-8 lt-md:[&_tbody_th]:(mb-2 text-h3)',
    'lt-md:[&_td]:(px-4 py-3 border-t) lt-md:[&_td]:before:(block text-note text-muted content-[attr(data-of)])',
    'lt-md:[&_.best]:(rounded-item border-transparent) lt-md:[&_.best]:before:text-link',
  ],
};
