import type { Shortcuts } from '../ui/shortcuts.ts';

export const embeddedShortcuts: Shortcuts = {
  embed: [
    'max-w-[60rem] border rounded-md overflow-hidden',
    '[&:is(video)]:(block w-full h-auto aspect-[16/9] object-cover bg-ink) data-[shape=square]:aspect-square data-[shape=tall]:(!w-auto h-[80vh] max-h-[44rem] max-w-full aspect-[9/16])',
  ],
  'embed-press':
    'block relative cursor-pointer list-none [&::-webkit-details-marker]:hidden [&_img]:(block w-full h-auto) [[open]>&_img]:hidden [&>span]:(flex gap-3 items-center p-4 font-500)',
  'embed-frame':
    'aspect-[16/9] data-[shape=square]:aspect-square data-[shape=tall]:(aspect-[9/16] max-h-[80vh]) [&>iframe]:(block w-full h-full border-0) [&>a]:(inline-block p-4)',
  'embed-note': 'mt-4 max-w-[60rem] text-note text-muted',
};
