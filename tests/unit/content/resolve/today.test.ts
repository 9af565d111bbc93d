import { afterEach, expect, test, vi } from 'vitest';
import { openRecords } from '../../../../src/content/records.ts';
import { openSite } from '../../site-folder.ts';
import { page } from '../../small-site.ts';

const PLANNER = page(`  - type: seasons
    title: { all: Year }
    items: [{ name: { all: Feast }, dates: [{ starts: 2027-02-08 }] }]
`);
const [NOVEMBER, A_DAY_LATER] = ['1795564800', '1795651200'];

afterEach(() => vi.unstubAllEnvs());

test('a page that marks the present day is another one a day later, and no other page is', () => {
  const project = openSite({ 'pages/planner.yaml': PLANNER });
  const open = (before: ReturnType<ReturnType<typeof openRecords>['all']> = new Map()) =>
    openRecords(before, project.basis());
  vi.stubEnv('SOURCE_DATE_EPOCH', NOVEMBER);
  const records = open();
  for (const route of project.routes()) records.put(project.record(route).record);
  const known = (of: typeof records) => project.routes().filter((route) => of.get(route) !== undefined);
  expect(known(open(records.all()))).toEqual(project.routes());
  vi.stubEnv('SOURCE_DATE_EPOCH', A_DAY_LATER);
  expect(known(open(records.all()))).toEqual(project.routes().filter((route) => route !== '/planner'));
});

test.each([
  ['', new Date().toISOString().slice(0, 4)],
  ['no number', new Date().toISOString().slice(0, 4)],
  [NOVEMBER, '2026'],
  ['0', '1970'],
])('the clock that reproducible builds are given is %j: the year is %s', (told, year) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', told);
  const value = openSite({ 'pages/planner.yaml': PLANNER }).compile('/planner', 'en').page;
  expect(JSON.stringify(value)).toContain(`"today":"${year}-`);
});
