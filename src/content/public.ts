import { checkDrawings } from './drawing-check.ts';
import { listPublic, type PublicFiles } from './public-files.ts';
import { publishedPaths, reportNames } from './public-names.ts';
import { Report } from './report.ts';
import type { SiteFile } from './site-file.ts';

/** The files of `public/`, and what is wrong with them. */
export interface Listed {
  readonly files: PublicFiles;
  readonly report: Report;
}

/** Lists the files of `public/` and looks at their names and drawings. */
export function readPublic(root: string, siteFile: SiteFile): Listed {
  const report = new Report();
  const files = listPublic(root, report);
  reportNames(files, siteFile, report);
  checkDrawings(files, publishedPaths(siteFile), report);
  return { files, report };
}
