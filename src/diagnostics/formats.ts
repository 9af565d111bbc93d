import { printed } from './as-json.ts';
import type { Diagnostic } from './diagnostic.ts';
import { jsonText } from './escape.ts';
import { githubAnnotation } from './github.ts';
import { printReport, printSummary } from './print.ts';
import { reviewdogLine } from './rdjsonl.ts';
import { sarifLog } from './sarif.ts';
import { shown } from './shown.ts';
import { type Catalogue, englishCatalogue } from './wording.ts';

interface Printing {
  readonly catalogue?: Catalogue;
  /** Where the site lies in its repository, with a slash at the end; empty at the top. */
  readonly folder?: string;
}

/** Everything that a check says, as people and programs want it, with a line break at its end. */
const formats = {
  pretty: (all, { catalogue }) => `${printReport(all, catalogue)}\n`,
  github: (all, { catalogue, folder }) =>
    [...shown(all).map((each) => githubAnnotation(each, catalogue, folder)), printSummary(all, catalogue), ''].join(
      '\n',
    ),
  json: (all, { catalogue }) => `${jsonText(all.map((each) => printed(each, catalogue)))}\n`,
  rdjsonl: (all, { catalogue, folder }) => all.map((each) => `${reviewdogLine(each, catalogue, folder)}\n`).join(''),
  sarif: (all, { catalogue, folder }) => `${sarifLog(all, catalogue, folder)}\n`,
} satisfies Record<string, (all: readonly Diagnostic[], printing: Printing) => string>;

export type CheckFormat = keyof typeof formats;

export const isCheckFormat = (name: string): name is CheckFormat => Object.hasOwn(formats, name);

export const inFormat = (
  format: CheckFormat,
  all: readonly Diagnostic[],
  { catalogue = englishCatalogue, folder = '' }: Printing,
): string => formats[format](all, { catalogue, folder });
