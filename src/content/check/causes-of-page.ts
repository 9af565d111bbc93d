import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { SITE_FILE } from '../read/files.ts';

/** Messages that a whole check may tell once, at their cause. */
const FELT: ReadonlySet<string> = new Set([
  'missing-fact',
  'unknown-format',
  'unknown-region',
  'fact-not-number',
  'fact-not-date',
  'dead-link',
  'dead-anchor',
] satisfies Diagnostic['code'][]);

const CAUSES: ReadonlySet<string> = new Set([
  'renamed-key',
  'renamed-page',
  'missing-fact-everywhere',
  'missing-region-everywhere',
  'dead-link-everywhere',
  'draft-linked',
  'expired-link',
  'dead-anchor-everywhere',
] satisfies Diagnostic['code'][]);

const keyOf = ({ code, place }: Diagnostic) => `${code}\0${place.source.file}\0${place.range.start}`;

const namesOf = ({ details }: Diagnostic) =>
  [details.name, details.format, details.target, details.anchor].filter((name) => name !== undefined);

/** The messages of one page, with causes in place of what is only felt there. `whole` gives what a whole check says. */
export function causesOfPage(own: readonly Diagnostic[], whole: () => readonly Diagnostic[]): readonly Diagnostic[] {
  if (!own.some(({ code }) => FELT.has(code))) return own;
  const all = whole();
  const told = new Set(all.map(keyOf));
  const isFelt = (each: Diagnostic) => FELT.has(each.code) && !told.has(keyOf(each));
  const names = new Set(own.filter(isFelt).flatMap(namesOf));
  const isCause = ({ code, place }: Diagnostic) =>
    CAUSES.has(code) || (FELT.has(code) && place.source.file === SITE_FILE);
  const causes = all.filter((each) => isCause(each) && namesOf(each).some((name) => names.has(name)));
  return [...own.filter((each) => !isFelt(each)), ...causes];
}
