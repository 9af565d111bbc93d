import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listSamples } from '../../src/content/authoring/samples.ts';
import { printReport } from '../../src/diagnostics/print.ts';
import { openFolder } from '../../src/disk/machine.ts';

const garden = openFolder(join(import.meta.dirname, '../fixtures/garden'));

describe('a site of other languages, regions and pages', () => {
  test('compiles without a word', () => {
    expect(printReport(garden.check())).toBe('0 errors, 0 warnings.');
  });

  test('has its own routes and languages', () => {
    expect(garden.routes().sort()).toEqual(['/', '/404', '/beete/farne', '/beete/kraeuter']);
    expect(garden.languagesOf('/')).toEqual(['de', 'fa']);
  });

  test('writes figures and months with its own digits', () => {
    expect(garden.compile('/', 'de').page?.description).toBe('1.250 Sorten seit April 2003.');
    expect(garden.compile('/', 'fa').page?.description).toContain('۱٬۲۵۰ گونه');
  });

  test('fills a template with a page’s facts, in each language', () => {
    expect(garden.compile('/beete/farne', 'de').page?.title).toBe('Farne im Schattenbeet');
    expect(garden.compile('/beete/kraeuter', 'fa').page).toMatchObject({
      title: 'سبزی‌ها در باغچهٔ آفتابی',
      blocks: [{ type: 'hero', region: { key: 'sonne' } }, { type: 'list' }],
    });
  });

  test('lists the samples that are left', () => {
    expect(listSamples(garden).map(({ details }) => details.value)).toEqual(['gruen@garten.example.test']);
  });

  test('reads only the pages again that use a changed file', () => {
    const farne = garden.pageFile('/beete/farne');
    const home = garden.pageFile('/');
    const next = garden.refresh(new Set(['pages/_beet.yaml']));
    expect(next.pageFile('/')).toBe(home);
    expect(next.pageFile('/beete/farne')).not.toBe(farne);
  });
});
