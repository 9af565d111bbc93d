import type { Rolldown } from 'vite';

/** What is asked of a chunk of a bundle. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** The chunks of a bundle, by the names of their files. */
export const chunksOf = (bundle: Rolldown.OutputBundle) =>
  new Map(Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));

/** A chunk and all that it imports, each after what it imports itself. */
export function inOrder(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, into = new Set<string>()): Set<string> {
  for (const each of chunk.imports) {
    const imported = chunks.get(each);
    if (imported && !into.has(each)) inOrder(imported, chunks, into);
  }
  return into.add(chunk.fileName);
}
