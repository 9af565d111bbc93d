import type { Shortcuts } from '../ui/shortcuts.ts';

/** As many as the schema takes. */
const PLACES = [1, 2, 3, 4, 5, 6];

export const tabsShortcuts: Shortcuts = {
  // On a screen the others wait. A browser that cannot tell which is chosen shows all, each below its name.
  tabs: [
    'min-w-0 m-0 p-0 border-0 print:[&>.tab-names]:hidden',
    ...PLACES.map(
      (place) =>
        `[@media_screen]:[&:has(>.tab-names>:nth-child(${place})>:checked)>.tab-texts>:not(:nth-child(${place}))]:hidden`,
    ),
  ],
  'tab-names': [
    'flex flex-wrap gap-2 pb-4 mb-6 border-b',
    '[&>label]:(relative inline-flex items-center min-h-44px px-4.5 py-2 border border-edge rounded-md font-500 leading-[1.3] cursor-pointer)',
    '[&>label:hover]:bg-[color-mix(in_srgb,var(--fg)_7%,transparent)]',
    '[&>label:has(:checked)]:(border-transparent bg-action text-action-text)',
    '[&>label:has(:focus-visible)]:[outline:3px_solid_var(--link)] [&>label:has(:focus-visible)]:[outline-offset:3px]',
  ],
  // The chosen name stands right above its text.
  'tab-texts': [
    'max-w-[60rem] [&>*+*]:mt-8 [&_h3]:mb-3',
    '[@media_screen]:[@supports_selector(:has(*))]:[&_h3]:(absolute w-1px h-1px overflow-hidden [clip-path:inset(50%)])',
  ],
};
