import { fixProject } from '../content/authoring/fix.ts';
import { messageLanguage } from '../content/validate/site-file.ts';
import type { CheckOptions, MessageLanguage } from '../contract/api.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { openFolder } from '../disk/machine.ts';
import { hookFault } from '../program/own-blocks/hook-fault.ts';
import { programName } from '../program/program-name.ts';
import { openPageCache } from '../publish/pages/page-cache.ts';
import { openPool } from '../publish/pages/pool.ts';
import { recordSite } from '../publish/pages/record-site.ts';
import { SiteFault } from './site-fault.ts';
import type { Where } from './where.ts';

type Checking = Pick<CheckOptions, 'drafts' | 'fix'> & { readonly root: string };

interface CheckedSite {
  readonly diagnostics: readonly Diagnostic[];
  readonly repaired: number;
  /** The language in which the site wants to be told of them. */
  readonly language: MessageLanguage;
}

/** Checks a whole site; what has only one right repair is repaired first, where that is asked for. */
export async function checkSite(
  { root, drafts = false, fix = false }: Checking,
  { engine, program }: Where,
): Promise<CheckedSite> {
  const repaired = fix ? fixProject(openFolder(root)) : 0;
  const project = openFolder(root, { drafts });
  const cache = openPageCache({ root, project, program: programName(program), out: root, name: 'checked' });
  const pool = openPool({ root, engine, project, program });
  try {
    const { records, diagnostics } = await recordSite({ project, pool, cache });
    cache.save(
      '',
      records.map((record) => ({ record })),
    );
    return { diagnostics, repaired, language: messageLanguage(project.siteFile) };
  } catch (error) {
    const fault = hookFault(error, root);
    throw fault === undefined ? error : new SiteFault(fault, { cause: error });
  } finally {
    await pool.close();
  }
}
