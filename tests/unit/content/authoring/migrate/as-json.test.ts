import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saying } from '../../../../../src/content/authoring/migrate/plan.ts';
import { saidBy } from '../../../../../src/content/authoring/migrate/rewrite.ts';
import { readSource } from '../../../../../src/content/read/source.ts';
import { Report } from '../../../../../src/content/written/report.ts';
import { openFolder } from '../../../../../src/disk/machine.ts';

const engine = join(import.meta.dirname, '../../../../..');

test.each(['examples/bakery', 'tests/fixtures/garden'])(
  'what the files of %s say is the same where it is written as it is read',
  (folder) => {
    const project = openFolder(join(engine, folder));
    const files = ['site.yaml', ...project.files.routes.values(), ...project.files.partials];
    const sources = files.flatMap((file) => readSource(project.folder, file, new Report()) ?? []);
    const other = project.supposing(...sources.map((source) => saying(source.file, saidBy(source))));
    expect(other.site).toEqual(project.site);
    for (const route of project.files.routes.keys())
      expect(other.record(route).values, route).toEqual(project.record(route).values);
  },
);
