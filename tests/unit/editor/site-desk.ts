import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordChanges } from '../../../src/dev/record.ts';
import { exampleText } from '../../../src/disk/block-folders.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { blockForms } from '../../../src/editor/block-forms.ts';
import { type DeskOptions, openDesk } from '../../../src/editor/desk/desk.ts';
import { filesChanged } from '../../../src/editor/desk/session.ts';
import { readNames } from '../../../src/editor/names-files.ts';
import { blockReference } from '../../../src/editor/reference.ts';
import type { ChangeName, QuestionName } from '../../../src/editor/shared/editor-api.ts';
import type { ChangeOutcome } from '../../../src/editor/shared/protocol.ts';
import { type Files, siteFolder } from '../site-folder.ts';

const engine = join(import.meta.dirname, '../../..');
/** The fields of all kinds of blocks. */
export const forms = blockForms(engine);

/** The page editor's desk on a small site of its own, with the home page open on it; `path` is the open page's address. */
export function siteDesk(files: Files, { path = '/en', canBeConverted = async (_: Uint8Array) => true } = {}) {
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
  const options: DeskOptions = {
    ...{ site, canBeConverted, kinds, forms: () => forms },
    names: () => readNames(engine, root),
    exampleText: (type) => exampleText(engine, root, type),
    record: (done, wanted) => recordChanges(root, filesChanged(done), wanted),
    pictureOf: async () => undefined,
  };
  const desk = openDesk(options);
  const asked = () => {
    const page = project.pageFile('/');
    const table = page && desk.keep({ route: '/', texts: [], page });
    return { path, languages: 'en', language: 'en', table };
  };
  return {
    ...{ root, site, desk, options, session: desk.session },
    act: (name: ChangeName, what: object = {}) => desk.changes[name]({ ...asked(), ...what } as never) as ChangeOutcome,
    ask: <Told>(name: QuestionName, what: object = {}) =>
      desk.questions[name]({ ...asked(), ...what } as never) as unknown as Told,
    read: (file = 'pages/index.yaml') =>
      existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined,
  };
}
