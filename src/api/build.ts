import { join, resolve } from 'node:path';
import type { BuildOptions, Built } from '../contract/api.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { openFolder } from '../disk/machine.ts';
import { hookFault } from '../program/own-blocks/hook-fault.ts';
import { loadProgram } from '../program/program.ts';
import { ContentFault } from '../publish/job/content-fault.ts';
import { diskFault } from '../publish/output/disk-fault.ts';
import { clearLeftovers } from '../publish/output/kept-files.ts';
import { buildSite } from '../publish/site-build.ts';
import { SiteFault } from './site-fault.ts';
import type { Where } from './where.ts';

type Building = Omit<BuildOptions, 'root' | 'language'> & { readonly root: string };

/** What came of a build, with all that is to be told of the site. */
export type BuiltSite = Omit<Built, 'findings'> & { readonly diagnostics: readonly Diagnostic[] };

/** Builds a site into `dist` in its folder, unless something in it is an error. `report` is told first what the check says. */
export async function build(
  building: Building,
  where: Where,
  report: (diagnostics: readonly Diagnostic[]) => void = () => {},
): Promise<BuiltSite> {
  const nothing = notBuilt(building.root);
  let told: readonly Diagnostic[] = [];
  const tell = (diagnostics: readonly Diagnostic[]) => {
    told = diagnostics;
    report(told);
  };
  try {
    const outcome = await attempt({ ...building, out: nothing.out }, where, tell);
    return { ...nothing, ...(outcome && { ok: true, ...outcome }), diagnostics: told };
  } catch (error) {
    if (error instanceof ContentFault) {
      tell(error.diagnostics);
      return { ...nothing, diagnostics: told };
    }
    const fault = hookFault(error, building.root) ?? diskFault(error);
    throw fault === undefined ? error : new SiteFault(fault, { cause: error });
  }
}

/** What is told of a build that has written nothing. */
export const notBuilt = (root: string) => ({ ok: false, out: resolve(root, 'dist'), pages: 0, written: 0, files: [] });

async function attempt(
  { root, drafts = false, ...options }: Building & { readonly out: string },
  { engine, program }: Where,
  report: (diagnostics: readonly Diagnostic[]) => void,
) {
  for (const folder of new Set([engine, root])) clearLeftovers(join(folder, '.cache'));
  const project = openFolder(root, { optimize: true, drafts });
  const { site } = project;
  if (site)
    return buildSite({ ...options, root, project, site, drafts, engine, program: await loadProgram(program) }, report);
  report(project.check());
  return undefined;
}
