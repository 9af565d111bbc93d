import { cpSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openProject } from '../../../src/content/project.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { githubAnnotation } from '../../../src/diagnostics/github.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { inTime } from '../in-time.ts';
import { brief } from '../site-folder.ts';
import { fileSites } from './file-sites.ts';
import { found } from './found.ts';
import type { HostileSite } from './hostile-site.ts';
import { siteSites } from './site-sites.ts';
import { yamlSites } from './yaml-sites.ts';

const top = mkdtempSync(join(tmpdir(), 'hostile-'));
const outside = join(top, 'outside');
const SECRET = 'KEEP-THIS-SECRET';
afterAll(() => rmSync(top, { recursive: true, force: true }));

for (const path of ['config', 'secret.yaml', 'folder/config.txt', 'folder/index.yaml']) write(outside, path, SECRET);

function write(root: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** The least site with what a hostile one lays over it. */
function made({ files, make }: HostileSite): string {
  const root = mkdtempSync(join(top, 'site-'));
  cpSync(join(import.meta.dirname, '../../fixtures/least'), root, { recursive: true });
  for (const [path, content] of Object.entries(files?.() ?? {})) if (content !== undefined) write(root, path, content);
  make?.(root, outside);
  return root;
}

/** Of each file and code the first, with how many there are. */
function told(diagnostics: readonly Diagnostic[]): string[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const each of diagnostics) {
    const key = `${each.place.source.file}\0${each.code}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [`${brief(first)}${more.length ? ` and ${more.length} more` : ''}`] : [],
  );
}

describe.each([
  ['YAML', yamlSites],
  ['files', fileSites],
  ['site.yaml', siteSites],
])('of a hostile site in %s', (_, sites) => {
  test.each(sites.map((site) => [site.name, site] as const))('%s: the check ends and tells where', (_name, site) => {
    const root = made(site);
    const project = openProject(root);
    const diagnostics = inTime(4000, () => project.check());
    expect(told(diagnostics.filter(({ severity }) => severity === 'error'))).toEqual(found[site.name] ?? []);
    const printed = printReport(diagnostics);
    expect(printed).not.toContain(SECRET);
    expect(printed).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e]/u);
    expect(printed).not.toMatch(/^::/m);
    const annotations = diagnostics.map((each) => githubAnnotation(each));
    for (const line of annotations) expect(line).toMatch(/^::(?:error|warning) file=[^\p{Cc}]*$/u);
    for (const path of project.publicFiles.values()) {
      expect(path.startsWith(`${root}/`)).toBe(true);
      expect(lstatSync(path).isFile() && readFileSync(path, 'latin1').includes(SECRET)).toBe(false);
    }
    rmSync(root, { recursive: true, force: true });
  });
});
