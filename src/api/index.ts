import type { BuildOptions, Built, Checked, CheckOptions } from '../contract/api.ts';
import { programOf } from './inside.ts';

export type { BuildOptions, Built, Checked, CheckOptions, Finding, MessageLanguage } from '../contract/api.ts';
export { type Check, type CheckedPage, type CheckedRecord, type CheckMessage, defineCheck } from '../contract/check.ts';
export type { HeadElement, Hooks } from '../contract/hooks.ts';
export type { PageValue, SiteValue } from '../contract/value.ts';

/**
 * Checks a site, as the command `check` does: whatever is wrong is told in the result. Rejects where a file cannot be read
 * or written, and where `.cache` is not the site's own.
 */
export async function check({ root = '.', ...options }: CheckOptions = {}): Promise<Checked> {
  const { where, site, doors, faults } = await programOf(root);
  if (faults.length > 0) return { ok: false, findings: doors.findingsOf(faults, options.language), repaired: 0 };
  return doors.check({ ...options, root: site }, where);
}

/**
 * Checks a site and writes it into `dist` in its folder, as the command `build` does; where something is an error, the last
 * `dist` stays as it was. Rejects where a hook of the site fails or the disk is full.
 */
export async function build({ root = '.', ...options }: BuildOptions = {}): Promise<Built> {
  const { where, site, doors, faults } = await programOf(root);
  return faults.length > 0
    ? doors.nothingBuilt(site, faults, options.language)
    : doors.build({ ...options, root: site }, where);
}
