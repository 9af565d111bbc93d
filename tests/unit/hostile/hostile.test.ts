import '../linear/count-from-here.ts';

import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { githubAnnotation } from '../../../src/diagnostics/github.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { hostileSites } from '../../fixtures/hostile/all.ts';
import { layOut } from '../../fixtures/hostile/hostile-site.ts';
import { told } from '../../fixtures/hostile/told.ts';
import { countSteps } from '../linear/steps.ts';
import { brief } from '../site-folder.ts';

const top = mkdtempSync(join(tmpdir(), 'hostile-'));
const outside = join(top, 'outside');
const SECRET = 'KEEP-THIS-SECRET';
afterAll(() => rmSync(top, { recursive: true, force: true }));

for (const path of ['config', 'secret.yaml', 'folder/config.txt', 'folder/index.yaml']) {
  mkdirSync(dirname(join(outside, path)), { recursive: true });
  writeFileSync(join(outside, path), SECRET);
}

/** Of each file and code the first, with how many there are; of a flood of files, the first of each code. */
function brieflyTold(diagnostics: readonly Diagnostic[]): string[] {
  const isFlood = new Set(diagnostics.map(({ place }) => place.source.file)).size > 40;
  const groups = new Map<string, Diagnostic[]>();
  for (const each of diagnostics) {
    const key = `${isFlood ? '' : each.place.source.file}\0${each.code}`;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [`${brief(first)}${more.length ? ` and ${more.length} more` : ''}`] : [],
  );
}

/** Twice as many as the site takes that takes the most. */
const STEPS = 500_000_000;

describe.each(Object.entries(hostileSites))('of a hostile site, %s', (_kind, sites) => {
  test.each(sites.map((site) => [site.name, site] as const))('%s: the check ends and tells where', (_name, site) => {
    const root = mkdtempSync(join(top, 'site-'));
    layOut(site, root, outside);
    const project = openFolder(root);
    let diagnostics: Diagnostic[] = [];
    const steps = countSteps(() => {
      diagnostics = project.check();
    });
    expect(steps).toBeLessThan(STEPS);
    expect(brieflyTold(diagnostics.filter(({ severity }) => severity === 'error'))).toEqual(told[site.name] ?? []);
    const printed = printReport(diagnostics);
    expect(printed).not.toContain(SECRET);
    expect(printed).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e]/u);
    expect(printed).not.toMatch(/^::/m);
    const annotations = diagnostics.map((each) => githubAnnotation(each));
    for (const line of annotations) expect(line).toMatch(/^::(?:error|warning) file=[^\p{Cc}]*$/u);
    for (const path of project.publicFiles.values()) {
      expect(path.startsWith('public/')).toBe(true);
      expect(lstatSync(join(root, path)).isFile() && readFileSync(join(root, path), 'latin1').includes(SECRET)).toBe(
        false,
      );
    }
    rmSync(root, { recursive: true, force: true });
  });
});
