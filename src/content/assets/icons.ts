import type { IconSet } from './machine.ts';

/** The names of all icons, old names included. */
export const iconNames = ({ icons, aliases = {} }: IconSet): string[] => [
  ...Object.keys(icons),
  ...Object.keys(aliases),
];

export const hasIcon = ({ icons, aliases = {} }: IconSet, name: string) =>
  Object.hasOwn(icons, name) || Object.hasOwn(aliases, name);

/** The icon that people call by a word, where it has another name. */
export const iconCalled = ({ callings = {} }: IconSet, word: string): string | undefined => {
  const calling = word.toLowerCase().replace(/[\s_]/g, '-');
  return Object.hasOwn(callings, calling) ? callings[calling] : undefined;
};

/** An SVG sprite with the named icons, each a `<symbol>` under its name, and what the site adds of its own. */
export function iconSprite({ icons, aliases }: IconSet, names: Iterable<string>, own = ''): string {
  const symbols = [...new Set(names)].sort().map((name) => {
    const body = icons[name]?.body ?? icons[aliases?.[name]?.parent ?? '']?.body ?? '';
    return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${own}</svg>`;
}
