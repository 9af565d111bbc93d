import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../project.ts';
import { isMapping } from '../written/mapping.ts';
import { locate, type Path } from '../written/origin.ts';
import { Report } from '../written/report.ts';

/** The places of site.yaml where a sample stands in for a value that is not known yet. */
export function listSamples({ siteFile: { written, origins } }: Project): readonly Diagnostic[] {
  const report = new Report();
  const visit = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isMapping(value) && typeof value.sample === 'string' && Object.keys(value).length === 1)
      report.add('sample-value', locate(origins, written, [...path, 'sample']).place, { value: value.sample });
    else
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(written, []);
  return report.diagnostics;
}
