const PLACE = /\ue000([\w-]+)\ue000/;

/** Stands in markup for what is not known yet. */
export const place = (name: string): string => `\ue000${name}\ue000`;

/** Gives what fills the places of a text, each with the value of its name. */
export function withPlaces(text: string): (values: Readonly<Record<string, string>>) => string {
  // Every other piece is the name of a place.
  const pieces = text.split(PLACE);
  return (values) => pieces.map((piece, index) => (index % 2 === 0 ? piece : values[piece])).join('');
}
