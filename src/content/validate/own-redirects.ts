import type { Fault, Range } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { OWN_FOLDERS } from '../assets/own-files.ts';
import type { PublicFiles } from '../assets/public-files.ts';
import type { Files } from '../files/files.ts';
import { readSource } from '../read/source.ts';
import { plainPathOf } from '../written/addresses.ts';
import { placeOf, Report } from '../written/report.ts';

const FILE = 'public/_redirects';

/** A line of `public/_redirects`: an address that leads on to another one, for good or for now. */
export interface OwnRedirect {
  readonly from: string;
  readonly to: string;
  /** As hosts read it: `301`, or `301!` where it is followed although there is a file. */
  readonly status: string;
  /** Where the two addresses stand. */
  readonly at: { readonly from: Range; readonly to: Range };
}

/** A line that says something else. */
interface Odd {
  readonly finding: Fault<'redirect-not-plain' | 'redirect-elsewhere'>;
  readonly range: Range;
}

/** A path of one host: nothing to be filled in, no way up, no sign that two hosts could read in two ways. */
const PLAIN = /^\/(?:(?!\.\.?(?:\/|$))[\w.~-]+\/)*(?:(?!\.\.?$)[\w.~-]+)?$/;

/** True of a path that means the same to every host. */
export const isPlainPath = (path: string): boolean => PLAIN.test(path);

const STATUS = /^30[12378]!?$/;

/** What leads to another host: an address with a scheme, or with two slashes (also turned ones) in front. */
const FOREIGN = /^[a-z][a-z\d+.-]*:|^[/\\]{2}/i;

/** Reads the lines of a `_redirects` file; notes and empty lines say nothing. */
export function readRedirects(text: string): { readonly redirects: OwnRedirect[]; readonly odd: Odd[] } {
  const redirects: OwnRedirect[] = [];
  const odd: Odd[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const read = readLine(line, start);
    if (read && 'finding' in read) odd.push(read);
    else if (read) redirects.push(read);
    start += line.length + 1;
  }
  return { redirects, odd };
}

function readLine(line: string, start: number): OwnRedirect | Odd | undefined {
  const [code = ''] = line.split(/(?<![^ \t])#/, 1);
  const words = [...code.matchAll(/[^ \t\r\ufeff]+/g)].map(({ 0: word, index }) => ({
    word,
    range: { start: start + index, end: start + index + word.length },
  }));
  const [from, to, status, ...more] = words;
  if (!from) return undefined;
  const foreign = words.find(({ word }) => FOREIGN.test(word));
  if (foreign)
    return { finding: { code: 'redirect-elsewhere', details: { target: foreign.word } }, range: foreign.range };
  const wrong =
    [from, to].find((part) => part && !isPlainPath(part.word)) ??
    (status && !STATUS.test(status.word) ? status : undefined) ??
    more[0];
  if (wrong ?? !to)
    return {
      finding: { code: 'redirect-not-plain', details: { part: (wrong ?? from).word } },
      range: (wrong ?? from).range,
    };
  return { from: from.word, to: to.word, status: status?.word ?? '301', at: { from: from.range, to: to.range } };
}

/** The lines of a site's own `_redirects` as hosts are to read them: notes and whatever says something else are left out. */
export function ownRedirects(folder: Files, publicFiles: PublicFiles): string {
  const source = publicFiles.has('/_redirects') ? readSource(folder, FILE, new Report()) : undefined;
  const lines = readRedirects(source?.text ?? '').redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`);
  return lines[0] === undefined ? '' : `${lines.join('')}\n`;
}

interface Site {
  readonly folder: Files;
  readonly publicFiles: PublicFiles;
  readonly routes: Iterable<string>;
  readonly languages: readonly string[];
  /** What stands before every path of the site: `` or `/shop`. */
  readonly base: string;
  /** The paths of pages that are called otherwise in some language. */
  readonly paths: () => Iterable<string>;
}

/** Reports lines of `public/_redirects` that lead elsewhere than within the site, or away from something of its own. */
export function reportRedirects({ folder, publicFiles, routes, languages, base, paths }: Site, report: Report): void {
  if (!publicFiles.has('/_redirects')) return;
  const source = readSource(folder, FILE, report);
  if (!source) return;
  const { redirects, odd } = readRedirects(source.text);
  for (const { finding, range } of odd) report.tell(finding, placeOf(source, range));
  if (redirects.length === 0) return;
  const pages = [...routes].flatMap((route) => [
    route,
    ...languages.map((code) => plainPathOf({ base: '' }, code, route)),
  ]);
  const own = (path: string) => plainForm(base && path.startsWith(`${base}/`) ? path.slice(base.length) : path);
  const known = new Set([...pages, ...[...paths()].map(own), ...publicFiles.keys()].map(plainForm));
  for (const { from, to, at } of redirects) {
    if (report.isFull(source)) return;
    const [, first = ''] = own(from).split('/');
    if (known.has(own(from)) || OWN_FOLDERS.includes(first))
      report.add('redirect-taken', placeOf(source, at.from), { address: from });
    if (known.has(own(to))) continue;
    const suggestion = nearest(to, pages);
    report.add('redirect-elsewhere', placeOf(source, at.to), { target: to, ...(suggestion && { suggestion }) });
  }
}

/** The one form of addresses that hosts answer with the same file, some of them in capitals too. */
const plainForm = (path: string) =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?:\/index)?\/?$/, '');
