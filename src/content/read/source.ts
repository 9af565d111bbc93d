import { isUtf8, transcode } from 'node:buffer';
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Finding, Source } from '../../diagnostics/diagnostic.ts';
import type { Phrase } from '../../diagnostics/phrases.ts';
import { placeAt, type Report } from '../written/report.ts';

/** Bytes that one content file may have; the largest page of a real site has about a tenth of it. */
export const MAX_FILE_BYTES = 1_000_000;

/** Reads a content file as UTF-8. Reports whatever is wrong with it and gives undefined then. */
export function readSource(root: string, file: string, report: Report): Source | undefined {
  const refuse = (finding: Finding) => {
    report.tell(finding, placeAt({ file, text: '' }, 0, 0));
    return undefined;
  };
  const path = join(root, file);
  try {
    const own = lstatSync(path);
    if (own.isSymbolicLink()) {
      const folder = realpathSync(join(root, file.split('/').slice(0, -1)[0] ?? ''));
      const real = realpathSync(path);
      // A link to anything but another content file would have its lines printed in messages.
      const inside = file.includes('/') ? real.startsWith(folder + sep) : dirname(real) === folder;
      if (!inside || !/\.ya?ml$/.test(real))
        return refuse({ code: 'link-elsewhere', details: { name: basename(file), folder: basename(folder) } });
    }
    const stats = own.isSymbolicLink() ? statSync(path) : own;
    if (!stats.isFile()) return refuse({ code: 'file-unreadable', details: { reason: { phrase: 'notAFile' } } });
    if (stats.size > MAX_FILE_BYTES)
      return refuse({ code: 'file-too-large', details: { limit: MAX_FILE_BYTES / 1000 } });
    return decode(readFileSync(path), file, refuse);
  } catch (error) {
    return refuse({ code: 'file-unreadable', details: { reason: reasonOf(error, path) } });
  }
}

function reasonOf(error: unknown, path: string): Phrase {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'EACCES' || code === 'EPERM') return { phrase: 'noPermission' };
  if (code === 'ELOOP') return { phrase: 'brokenLink' };
  if (code !== 'ENOENT') return { phrase: 'unknownReason', value: code };
  return { phrase: lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? 'brokenLink' : 'notFound' };
}

function decode(bytes: Buffer, file: string, refuse: (finding: Finding) => undefined): Source | undefined {
  if (!isUtf8(bytes)) return refuse({ code: 'file-not-text' });
  // A TextDecoder gives the same and takes five times as long.
  const text = transcode(bytes, 'utf8', 'utf16le')
    .toString('utf16le')
    .replace(/^\ufeff/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells binary data from text.
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return refuse({ code: 'file-not-text' });
  return { file, text };
}
