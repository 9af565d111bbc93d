import type bidi from 'bidi-js';

type Bidi = ReturnType<typeof bidi>;

let create: typeof bidi | undefined;

/** Loads what knows in which order texts of both directions are seen: only sites with a right-to-left language need it. */
export async function loadBidi(): Promise<void> {
  create ??= (await import('bidi-js')).default;
}

/** Where it has not been loaded, as for a language that the site has had since just now, everything is seen as it is written. */
const AS_WRITTEN = {
  getEmbeddingLevels: (text: string) => ({ levels: new Uint8Array(text.length), paragraphs: [] }),
  getReorderedIndices: (text: string) => Array.from(text, (_, index) => index),
  getMirroredCharactersMap: () => new Map(),
} as unknown as Bidi;

export default (): Bidi => create?.() ?? AS_WRITTEN;
