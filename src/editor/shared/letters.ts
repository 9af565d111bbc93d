/** What the page editor and its desk tell each other of texts that go out to translators, and come back. */

/** The formats that an author may choose from: for spreadsheets, and for translators' own programs. */
export const OUTGOING_FORMATS = ['csv', 'xliff', 'xliff-1.2', 'po'] as const;

export interface TextsWanted {
  readonly from: string;
  readonly to: string;
  readonly format: (typeof OUTGOING_FORMATS)[number];
  /** True of all texts; else of those that have no translation, or one that has grown old. */
  readonly isAll: boolean;
}

/** A file with the texts, to be sent. */
export interface OutgoingTexts {
  readonly name: string;
  readonly text: string;
  readonly count: number;
}

/** Why nothing can be read of a file that came back, by the code of its message. */
export type FileFault = 'import-encoding' | 'import-packed';

/** A file that has come back. */
export interface ReturnedFile {
  readonly name: string;
  readonly text: string;
  readonly fault?: FileFault | undefined;
  /** The language, where the file does not say it. */
  readonly to: string;
}

/** What would become of the site's texts if a file were taken in. */
export interface ReturnedTexts {
  /** The language that the file is translated into; empty where nothing can be read of it. */
  readonly to: string;
  /** Texts that would say something else. */
  readonly fitting: number;
  readonly same: number;
  readonly empty: number;
  /** What does not fit, and stays as it is. */
  readonly faults: readonly {
    readonly words: string;
    /** The translation; nothing of what is wrong with the file as a whole. */
    readonly quote?: string | undefined;
  }[];
  /** How many more faults there are. */
  readonly more: number;
}

/** The words of a file that came back, without their mark; in UTF-16 too, as Excel writes what it calls Unicode text. */
export function textOfFile(bytes: Uint8Array): Pick<ReturnedFile, 'text' | 'fault'> {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return { text: '', fault: 'import-packed' };
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return { text: new TextDecoder(wide, { fatal: true }).decode(bytes) };
  } catch {
    return { text: '', fault: 'import-encoding' };
  }
}
