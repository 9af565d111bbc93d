import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '../../../src/disk/machine.ts';
import { blockForms } from '../../../src/editor/block-forms.ts';
import { openDesk } from '../../../src/editor/page/desk.ts';
import { blockReference } from '../../../src/editor/reference.ts';
import type { ChangeOutcome } from '../../../src/editor/shared/protocol.ts';
import { type Files, siteFolder } from '../site-folder.ts';

const engine = join(import.meta.dirname, '../../..');
/** The fields of all kinds of blocks. */
export const forms = blockForms(engine);

/** The page editor's desk on a small site of its own, with the home page open on it; `path` is the open page's address. */
export function siteDesk(files: Files, { path = '/en', canBeConverted = async (_: Buffer) => true } = {}) {
  const root = siteFolder(files);
  let project = openFolder(root, { drafts: true });
  const site = {
    get project() {
      return project;
    },
    change: (changed: ReadonlySet<string>) => {
      project = project.refresh(changed);
    },
  };
  const kinds = () => blockReference(engine);
  const desk = openDesk({ root, engine, site, canBeConverted, kinds, forms: () => forms });
  const asked = () => {
    const page = project.pageFile('/');
    const table = page && desk.keep({ route: '/', texts: [], page });
    return { path, languages: 'en', language: 'en', table };
  };
  return {
    ...{ root, site, desk, session: desk.session },
    act: (name: string, what: object = {}) =>
      desk.changes.get(name)?.({ ...asked(), ...what } as never) as ChangeOutcome,
    ask: <Told>(name: string, what: object = {}) =>
      desk.questions.get(name)?.({ ...asked(), ...what } as never) as unknown as Told,
    read: (file = 'pages/index.yaml') =>
      existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined,
  };
}
