import { createRequire } from 'node:module';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

let loaded: IconSet | undefined;
const iconSet = (): IconSet => {
  loaded ??= createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as IconSet;
  return loaded;
};

/** The names of all Lucide icons, old names included. */
export const iconNames = (): string[] => [...Object.keys(iconSet().icons), ...Object.keys(iconSet().aliases ?? {})];

export const hasIcon = (name: string) =>
  Object.hasOwn(iconSet().icons, name) || Object.hasOwn(iconSet().aliases ?? {}, name);

/** An SVG sprite with the named icons, each a `<symbol>` under its name, and what the site adds of its own. */
export function iconSprite(names: Iterable<string>, own = ''): string {
  const { icons, aliases } = iconSet();
  const symbols = [...new Set(names)].sort().map((name) => {
    const body = icons[name]?.body ?? icons[aliases?.[name]?.parent ?? '']?.body ?? '';
    return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${own}</svg>`;
}
