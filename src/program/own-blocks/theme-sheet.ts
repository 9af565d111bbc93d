import { transform } from 'lightningcss';
import { placeAt, Report } from '../../content/written/report.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readThemeSheet, THEME_SHEET } from '../../disk/theme-sheet.ts';

/** What is wrong with a site's own style sheet: it cannot be read, or loads what is not the site's. */
export function judgeThemeSheet(root: string): readonly Diagnostic[] {
  const text = readThemeSheet(root);
  const report = new Report();
  const source = { file: THEME_SHEET, text };
  const lines = text.split('\n');
  /** lightningcss counts lines from 1 in errors and from 0 in what it visits, and columns from 1. */
  const place = (line: number, column: number) => {
    const at = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
    const start = at + (/^[ \t]+/.exec(text.slice(at))?.[0].length ?? 0);
    const end = start + (/^[\w@:/.()"'-]+/.exec(text.slice(start))?.[0].length ?? 0);
    return placeAt(source, start, end);
  };
  try {
    transform({
      filename: THEME_SHEET,
      code: Buffer.from(text),
      visitor: {
        Rule: {
          import: ({ value: { loc, url } }) => {
            report.add('theme-foreign', place(loc.line, loc.column), { url });
          },
        },
        Url: ({ url, loc }) => {
          if (!isOwn(url)) report.add('theme-foreign', place(loc.line, loc.column), { url });
        },
      },
    });
  } catch (error) {
    const { message, loc } = error as Error & { readonly loc?: { readonly line: number; readonly column: number } };
    report.add('theme-sheet', place((loc?.line ?? 1) - 1, loc?.column ?? 1), { reason: message });
  }
  return report.diagnostics;
}

/** True of an address below the site, of a part of the page, and of a picture that the sheet brings along. */
const isOwn = (url: string): boolean => /^(?:\/(?![/\\])|#|data:image\/)/.test(url);
