import { textIn } from '../../../content/assets/bytes.ts';
import { standsNow, textAt } from '../../../content/authoring/edit/value-path.ts';
import type { TextVersion } from '../../shared/protocol.ts';
import type { FoundText } from '../mark-view.ts';
import type { Session } from '../session.ts';
import { placeOfText } from '../table.ts';

/** A file as a commit has left it. */
export interface PastFile {
  /** ISO 8601. */
  readonly when: string;
  readonly by: string;
  /** What it held; undefined where the commit took it away. */
  read(): Promise<Uint8Array | undefined>;
}

/** Commits of a file that are looked at. */
const MOST = 20;

interface HistoryAsked {
  readonly found: FoundText;
  /** The name that the text stands under. */
  readonly language: string;
  readonly session: Pick<Session, 'read'>;
  readonly versions: (file: string, most: number) => Promise<readonly PastFile[]>;
}

/**
 * What a text has said, from the commits of its file: each version from the commit that brought it. It is looked for where
 * it stands now; what stood there in a part of another kind is another text, and ends the list.
 */
export async function textHistory({ found, language, session, versions }: HistoryAsked): Promise<TextVersion[]> {
  const place = placeOfText(found);
  const { file } = place.source;
  const { path, now } = standsNow(place, session.read);
  const kindIn = (source: typeof place.source) =>
    kindsOn(path)
      .map((each) => textAt(source, each, 'default'))
      .join();
  const said: TextVersion[] = [];
  for (const { when, by, read } of await versions(file, MOST)) {
    const bytes = await read();
    const source = bytes && { file, text: textIn(bytes).replace(/^\ufeff/, '') };
    if (!source || kindIn(source) !== kindIn(now ?? place.source)) break;
    const text = textAt(source, path, language);
    const version = { text: typeof text === 'string' ? text : undefined, when, by };
    // What a later commit has left as it was comes from the earlier one.
    if (said.length > 0 && said.at(-1)?.text === version.text) said.pop();
    said.push(version);
  }
  return said;
}

/** The ways to the types of the blocks that a text stands in. */
const kindsOn = (path: readonly (string | number)[]) =>
  path.flatMap((step, at) => (typeof step === 'number' ? [[...path.slice(0, at + 1), 'type']] : []));
