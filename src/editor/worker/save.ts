import type { LanguageCodes } from '../../content/authoring/edit/text-edits.ts';
import type { FileContent, Files } from '../../content/files/files.ts';
import { type Conflict, replay } from '../desk/changes/replay.ts';
import { filesChanged, filesOf, type Step } from '../desk/session.ts';
import type { CommitRequest } from '../shared/protocol.ts';
import { isSame } from '../stores/repository.ts';
import type { OpenedFiles, SiteStore, WrittenFile } from '../stores/store.ts';

interface Saving {
  readonly store: SiteStore;
  /** The files as they were opened. */
  readonly opened: OpenedFiles;
  /** The same with what has been changed. */
  readonly files: Files;
  readonly before: (path: string) => Uint8Array | undefined;
  readonly languages: LanguageCodes;
}

/** What a commit holds, and the version that it is made on. */
export type Prepared =
  | { readonly on: string; readonly files: readonly WrittenFile[] }
  | { readonly conflict: Conflict };

const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** What has been changed, on the files as they are in the store now: what others have changed meanwhile stays. */
export async function prepare(
  done: readonly Step[],
  { store, opened, files, before, languages }: Saving,
  keep: CommitRequest['keep'],
): Promise<Prepared> {
  const now = await store.open();
  const idsNow = new Map(now.files.map((file) => [file.path, file]));
  const ids = new Map(opened.files.map(({ path, id }) => [path, id]));
  const written: WrittenFile[] = [];
  for (const path of filesChanged(done)) {
    const content = contentOf(files, path);
    const their = idsNow.get(path);
    if (now.version === opened.version || their?.id === ids.get(path)) {
      if (!isSame(content, before(path))) written.push({ path, content });
      continue;
    }
    const theirs = their && textOf(await store.read(their));
    const made = replay(done, { file: path, before: textOf(before(path)), theirs, languages, keep });
    if ('conflict' in made) return made;
    if (made.text !== theirs) written.push({ path, content: made.text });
  }
  return { on: now.version, files: written };
}

/** A file as it is now: text as such, pictures as bytes; undefined of one that is gone. */
export function contentOf(files: Files, path: string): FileContent | undefined {
  if (files.look(path)?.kind !== 'file') return undefined;
  return /\.(?:ya?ml|svg|txt|lock)$/.test(path) ? (files.text(path) ?? files.read(path)) : files.read(path);
}

/** The files as they are after the changes of a sitting that goes on. */
export function putAgain(files: Files, done: readonly Step[]): void {
  for (const { file, after } of done.flatMap(filesOf)) {
    if (after !== undefined) files.write(file, after);
    else if (files.look(file)) files.remove(file);
  }
}
