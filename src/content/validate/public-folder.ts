import { editDistance, nearest } from '../../diagnostics/nearest.ts';
import { checkDrawings } from '../assets/drawing-check.ts';
import { listPublic, type PublicFiles } from '../assets/public-files.ts';
import { reportNames } from '../assets/public-names.ts';
import type { Files } from '../files/files.ts';
import { locate } from '../written/origin.ts';
import { MAX_OF_FILES, Report } from '../written/report.ts';
import type { SiteFile } from './site-file.ts';

/** The files of `public/`, and what is wrong with them. */
export interface Listed {
  readonly files: PublicFiles;
  readonly report: Report;
}

/** Lists the files of `public/` and looks at their names and drawings, but for those that are known to be sound. */
export function readPublic(folder: Files, siteFile: SiteFile, sound: Readonly<Record<string, unknown>> = {}): Listed {
  const report = new Report(MAX_OF_FILES);
  const files = listPublic(folder, report);
  const published = (siteFile.partly.publish ?? []).filter((path) => path !== undefined);
  const meant = reportPublished(files, siteFile, report);
  reportNames(files, [...published, ...meant], report);
  const unknown = new Map([...files].filter(([, path]) => !Object.hasOwn(sound, path)));
  checkDrawings({ folder, publicFiles: unknown }, published, report);
  return { files, report };
}

/** Reports what site.yaml publishes and is not there; gives the files that were meant, of which nothing else need be told. */
function reportPublished(files: PublicFiles, { partly, written, origins }: SiteFile, report: Report): string[] {
  const meant: string[] = [];
  for (const [index, path] of (partly.publish ?? []).entries()) {
    if (path === undefined || files.has(path)) continue;
    const suggestion = nearest(path, [...files.keys()]);
    const { place } = locate(origins, written, ['publish', index]);
    report.add('missing-file', place, { path, ...(suggestion && { suggestion }) });
    if (suggestion && (path.endsWith(suggestion) || editDistance(path, suggestion, 2) < 2)) meant.push(suggestion);
  }
  return meant;
}
