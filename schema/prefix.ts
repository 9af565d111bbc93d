/** What the addresses of a language begin with, for its code: `pt-br` for `pt-BR`. */
export const prefixOf = (code: string): string => code.toLowerCase();
