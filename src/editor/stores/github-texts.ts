import { bytesOf } from './repository.ts';
import { asJson, type Forge, request } from './requests.ts';
import type { StoredFile } from './store.ts';

/** What GitHub answers of a file (docs.github.com/graphql, `Blob`). */
interface Blob {
  /** Null of one that is no text. */
  readonly text: string | null;
  readonly isTruncated: boolean;
  readonly byteSize: number;
}

interface Answer {
  readonly data?: { readonly repository: Readonly<Record<string, Blob | null>> | null } | null;
}

/** Such a request takes long where it asks for much, and is given up then. */
const GIVEN_UP = [403, 404, 413, 502, 504];

/** What many texts of a repository hold, by GitHub's GraphQL interface; those that do not come whole are left out. */
export async function textsOfGitHub(
  forge: Forge,
  [owner, name]: readonly [owner: string, name: string],
  files: readonly StoredFile[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const asked = files.map(({ id }, place) => `f${place}: object(oid: "${id}") { ...held }`).join('\n');
  const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) {\n${asked}\n} }
fragment held on Blob { text isTruncated byteSize }`;
  const body = { query, variables: { owner, name } };
  const answer = await request(forge, '/graphql', { method: 'POST', body, none: GIVEN_UP });
  // Only what is asked for so can be answered.
  const found = (answer && ((await asJson(answer)) as Answer))?.data?.repository ?? {};
  const texts = files.flatMap(({ id }, place) => {
    const { text, isTruncated, byteSize } = found[`f${place}`] ?? { text: null, isTruncated: false, byteSize: 0 };
    const bytes = text === null || isTruncated ? undefined : bytesOf(text);
    // What is not UTF-8 throughout comes as other signs.
    return bytes?.length === byteSize ? [[id, bytes] as const] : [];
  });
  return new Map(texts);
}
