import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blockSchemas } from '../../../../../blocks/schemas.ts';
import { pageSchema } from '../../../../../schema/page.ts';
import { siteSchema } from '../../../../../schema/site.ts';
import { SCHEMA_VERSION, stepsOf } from '../../../../../schema/steps.ts';
import { planMigration } from '../../../../../src/content/authoring/migrate/plan.ts';
import { proveMigration, type Render } from '../../../../../src/content/authoring/migrate/proof.ts';
import type { Files } from '../../../../../src/content/files/files.ts';
import { memoryFiles } from '../../../../../src/content/files/memory-files.ts';
import { openProject, type Project } from '../../../../../src/content/project.ts';
import { asRead, newestFile } from '../../../../../src/content/validate/older.ts';
import { printReport } from '../../../../../src/diagnostics/print.ts';
import { catalogues } from '../../../../../src/diagnostics/wording.ts';
import { machineOf } from '../../../../../src/disk/machine.ts';
import { renderDocument } from '../../../../../src/render/prerender.tsx';
import { brief } from '../../../site-folder.ts';

const versions = join(import.meta.dirname, '../../../../fixtures/versions');

const render: Render = (page, site) =>
  renderDocument({ page, site }, { css: [], sprite: '/icons.svg', script: undefined });

const textsOf = (root: string) =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

const open = (folder: Files) => openProject(folder, machineOf(versions));

/** The site that was written for a version, on no disk. */
const siteOf = (version: number): Project => open(memoryFiles(textsOf(join(versions, String(version), 'before'))));

/** Writes what a migration plans, and opens what there is then. */
function migrated({ folder }: Project) {
  const plan = planMigration(open(folder));
  for (const { source, text } of plan.files) folder.write(source.file, text);
  return { plan, project: open(folder) };
}

test('every version before this one has a site', () => {
  const steps = [siteSchema, pageSchema, ...Object.values(blockSchemas)].flatMap((schema) => stepsOf(schema).steps);
  expect(Math.max(...steps.map(({ from }) => from))).toBe(SCHEMA_VERSION - 1);
  expect(readdirSync(versions).sort()).toEqual(Array.from({ length: SCHEMA_VERSION - 1 }, (_, at) => String(at + 1)));
});

describe.each([
  [1, 'site.yaml:4:1 older-site'],
  [2, 'site.yaml:2:9 older-site'],
])('the site that is written for version %i', (version, told) => {
  test('is told so, and nothing else', () => {
    const project = siteOf(version);
    expect(project.check().map(brief)).toEqual([told]);
    const { file, languages, texts } = project.diagnosticsOf(version === 1 ? '/visit' : '/');
    expect([file.map(brief), languages.size, texts]).toEqual([[told], 0, []]);
  });

  test('is written for the newest by exactly the bytes that differ', () => {
    const { plan, project } = migrated(siteOf(version));
    const after = textsOf(join(versions, String(version), 'after'));
    expect([plan.from, plan.left]).toEqual([version, []]);
    for (const [file, text] of Object.entries(after)) expect(project.folder.text(file), file).toBe(text);
    expect(printReport(project.check())).toBe('0 errors, 0 warnings.');
  });

  test('shows what its steps mean, and tells what they change', () => {
    const proof = proveMigration(planMigration(siteOf(version)), render);
    expect(proof).toMatchObject({ rendered: true, broken: [], settings: ['theme.ornament: "none" → "arc"'] });
    expect(proof.changed).toEqual([{ route: '/', language: 'tr', values: ['blocks.1.unit: "Hafta:" → "Hafta"'] }]);
  });

  test('stays as it is from then on', () => {
    const { project } = migrated(siteOf(version));
    expect(planMigration(project)).toMatchObject({ from: SCHEMA_VERSION, files: [], left: [] });
  });

  test('is left alone by steps that are made again', () => {
    for (const [file, said] of filesOf(siteOf(version))) {
      const once = asRead(newestFile(file, said, 1));
      expect(newestFile(file, once, 1)).toBe(once);
    }
  });
});

function filesOf(project: Project): [string, unknown][] {
  const { asMeant, files } = planMigration(project);
  expect(files.length).toBeGreaterThan(1);
  return [...asMeant.files.routes].map(([route, file]) => [file, asMeant.pageFile(route)?.page?.written]);
}

test('the message is the same in three languages', () => {
  const told = siteOf(1).check();
  for (const catalogue of Object.values(catalogues)) expect(printReport(told, catalogue)).toMatchSnapshot();
});
