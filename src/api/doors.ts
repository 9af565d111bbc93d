import type { BuildOptions, Built, Checked, CheckOptions, Finding, MessageLanguage } from '../contract/api.ts';
import { printed } from '../diagnostics/as-json.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { catalogues } from '../diagnostics/wording.ts';
import * as building from './build.ts';
import { checkSite } from './check.ts';
import type { Where } from './where.ts';

export { buildAloud } from './build-aloud.ts';

/** The part of a program that other programs come in by: plain data goes in and comes out. */
type Inside<Options> = Omit<Options, 'root'> & { readonly root: string };

export async function check({ language, ...options }: Inside<CheckOptions>, where: Where): Promise<Checked> {
  const { diagnostics, repaired, language: own } = await checkSite(options, where);
  const findings = findingsOf(diagnostics, language ?? own);
  return { ok: !findings.some(isError), findings, repaired };
}

export async function build({ language, ...options }: Inside<BuildOptions>, where: Where): Promise<Built> {
  const { diagnostics, ...built } = await building.build(options, where);
  return { ...built, findings: findingsOf(diagnostics, language) };
}

/** What is told of a build that mistakes in a site's own code kept from beginning. */
export const nothingBuilt = (root: string, faults: readonly Diagnostic[], language?: MessageLanguage): Built => ({
  ...building.notBuilt(root),
  findings: findingsOf(faults, language),
});

const isError = ({ severity }: Finding) => severity === 'error';

/** Diagnostics in the words of a language, as plain data. */
export const findingsOf = (diagnostics: readonly Diagnostic[], language: MessageLanguage = 'en'): Finding[] =>
  diagnostics.map((diagnostic) => ({
    ...printed(diagnostic, catalogues[language]),
    ...(diagnostic.fix && { fix: { ...diagnostic.fix.range, text: diagnostic.fix.text } }),
  }));
