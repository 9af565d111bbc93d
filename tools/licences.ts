import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatLicences, type Lock, licenceList, refused } from './licence-list.ts';

/**
 * Writes the list of the packages' licences; fails when one of them may not be used. Kept tools for this
 * (license-checker-rseidelsohn, generate-license-file) read what is installed, which leaves out the packages of other
 * platforms and makes another list on each; the lock file has them all.
 */
const engine = resolve(import.meta.dirname, '..');
// npm writes this file, in this form.
const lock = JSON.parse(readFileSync(join(engine, 'package-lock.json'), 'utf8')) as Lock;
const list = licenceList(lock);
writeFileSync(join(engine, 'docs/licences.md'), formatLicences(list));
process.stdout.write('docs/licences.md\n');
for (const { name, version, licence } of refused(list)) {
  process.stderr.write(`${name} ${version} may not be used: ${licence || 'it names no licence'}.\n`);
  process.exitCode = 1;
}
