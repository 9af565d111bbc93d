import type { Fault, Source } from '../../diagnostics/diagnostic.ts';
import type { Phrase } from '../../diagnostics/phrases.ts';
import { codeOf, type Files, type Known } from '../files/files.ts';
import { nameOf } from '../files/path.ts';
import { placeAt, type Report } from '../written/report.ts';

/** Bytes that one content file may have; the largest page of a real site has about a tenth of it. */
export const MAX_FILE_BYTES = 1_000_000;

/** Reads a content file as UTF-8. Reports whatever is wrong with it and gives undefined then. */
export function readSource(folder: Files, file: string, report: Report): Source | undefined {
  const refuse = (finding: Fault) => {
    report.tell(finding, placeAt({ file, text: '' }, 0, 0));
    return undefined;
  };
  try {
    const own = folder.look(file);
    const end = own?.kind === 'link' ? folder.end(file) : file;
    if (end !== file) {
      const [top = ''] = file.split('/').slice(0, -1);
      // A link to anything but another content file would have its lines printed in messages.
      const isInside = top === '' ? !end.includes('/') : end.startsWith(`${top}/`);
      if (!isInside || !/\.ya?ml$/.test(end))
        return refuse({ code: 'link-elsewhere', details: { name: nameOf(file), folder: top || folder.name } });
    }
    const known = end === file ? own : folder.look(end);
    if (known && known.kind !== 'file')
      return refuse({ code: 'file-unreadable', details: { reason: { phrase: 'notAFile' } } });
    if (known && known.size > MAX_FILE_BYTES)
      return refuse({ code: 'file-too-large', details: { limit: MAX_FILE_BYTES / 1000 } });
    const text = folder.text(end)?.replace(/^\ufeff/, '');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells binary data from text.
    if (text === undefined || /[\u0000-\u0008\u000e-\u001f]/.test(text)) return refuse({ code: 'file-not-text' });
    return { file, text };
  } catch (error) {
    return refuse({ code: 'file-unreadable', details: { reason: reasonOf(codeOf(error), folder.look(file)) } });
  }
}

function reasonOf(code: string, known: Known | undefined): Phrase {
  if (code === 'EACCES' || code === 'EPERM') return { phrase: 'noPermission' };
  if (code === 'ELOOP') return { phrase: 'brokenLink' };
  if (code !== 'ENOENT') return { phrase: 'unknownReason', value: code };
  return { phrase: known?.kind === 'link' ? 'brokenLink' : 'notFound' };
}
