/** What the parts of a block are called in code: `openingHours` of `opening-hours`. */
export const camelName = (type: string): string =>
  type.replace(/-(\w)/g, (_, letter: string) => letter.toLocaleUpperCase('en'));

/** The name of a block's component, and of its file: `OpeningHours` of `opening-hours`. */
export const pascalName = (type: string): string => {
  const name = camelName(type);
  return name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
};
