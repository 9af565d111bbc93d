import type { WrittenFile } from './store.ts';

/** A site in a repository of a forge. */
export interface Repository {
  /** `https://github.com/bakery/website`. */
  readonly repository: string;
  /** The branch that the site is published from. */
  readonly published: string;
  /** The branch that is looked at; the published one unless told. */
  readonly branch?: string | undefined;
  /** The folder within the repository that the site lies in. */
  readonly folder?: string | undefined;
  /** Folders of the site that hold what is read and written; of others only the name is known. */
  readonly reads: readonly string[];
  readonly token: string;
}

/** Where the REST interface of a host of GitHub's begins: its own, or that of an Enterprise Server. */
export const apiOf = (repository: string): string => {
  const { host, origin } = new URL(repository);
  return host === 'github.com' ? 'https://api.github.com' : `${origin}/api/v3`;
};

/** The place of a site's file in the repository. */
export const placeIn = (folder: string, path: string) => (folder ? `${folder}/${path}` : path);

/** A branch or a path, each step of it as a part of an address. */
export const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

export const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** True of a file that holds what it is to hold; undefined stands for none. */
export function isSame(content: string | Uint8Array | undefined, there: Uint8Array | undefined): boolean {
  if (content === undefined || there === undefined) return content === there;
  const bytes = bytesOf(content);
  return bytes.length === there.length && bytes.every((byte, place) => byte === there[place]);
}

/** True where files are as a commit writes them: it has been saved already, although nobody was told so. */
export async function areSaved(
  files: readonly WrittenFile[],
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<boolean> {
  for (const { path, content } of files) if (!isSame(content, await read(path))) return false;
  return true;
}
