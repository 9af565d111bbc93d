/** Letters of other alphabets, and the Latin ones that look like them. */
const shapes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['асеорхуіјѕԁһӏԛԝвкмнтАВЕКМНОРСТХУІЈЅ', 'aceopxyijsdhlqwbkmhtABEKMHOPCTXYIJS'],
    ['αβεγικνορτυχωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abeyiknoptuxwABEZHIKMNOPTYX'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, index) => [letter, to[index] ?? ''])),
);

/** A word in the Latin letters that its letters look like. */
export const latinShapes = (word: string) => word.replace(/[\u0370-\u052f]/g, (letter) => shapes[letter] ?? letter);
