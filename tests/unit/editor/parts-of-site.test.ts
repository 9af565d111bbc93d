import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/content/authoring/edit/edit.ts';
import { exampleText } from '../../../src/disk/block-folders.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { blockForms } from '../../../src/editor/block-forms.ts';
import type { Session } from '../../../src/editor/desk/session.ts';
import { fieldOfBlock, openBlock } from '../../../src/editor/desk/settings/fields.ts';
import { changePart, partsOf } from '../../../src/editor/desk/settings/parts.ts';
import type { FieldWay, PartAct } from '../../../src/editor/shared/settings.ts';

const root = join(import.meta.dirname, '../../..');
const forms = blockForms(root);
const project = openFolder(root, { drafts: true });

/** Every how manyth of the site's parts is tried. */
const STEP = 5;

/** A file's text after a change of a part; undefined where it is not made. */
function changed(
  text: string,
  { route, block, way, act }: { route: string; block: number; way: FieldWay; act: PartAct },
) {
  let after: string | undefined;
  const trial = {
    change(file: string, make: Parameters<Session['change']>[1]) {
      const made = make({ file, text });
      if ('edits' in made) after = applyEdits(text, made.edits);
      return { kind: 'done' };
    },
  } as unknown as Session;
  const open = fieldOfBlock(project.pageFile(route), { block, way }, forms);
  changePart(trial, { way, act }, { open, exampleText: (type) => exampleText(root, root, type), project });
  return after;
}

test('whatever a page of this site may have is added, and taken out again byte for byte', () => {
  const tried: { route: string; block: number; way: FieldWay; file: string }[] = [];
  for (const route of project.routes()) {
    const page = project.pageFile(route);
    for (const block of page?.page?.blocks.keys() ?? []) {
      const open = openBlock(page, block, forms);
      for (const { way, kind, isThere, count, isFull, ofPictures } of open ? partsOf(open, project, 'en') : []) {
        const { file = '' } = fieldOfBlock(page, { block, way }, forms) ?? {};
        if (!isThere && kind !== 'picture') tried.push({ route, block, way, file });
        if (isThere && count !== undefined && !isFull && !ofPictures)
          tried.push({ route, block, way: [...way, count], file });
      }
    }
  }
  expect(tried.length).toBeGreaterThan(400);
  const wrong = tried
    .filter((_, place) => place % STEP === 0)
    .filter(({ file, ...part }) => {
      const text = readFileSync(join(root, file), 'utf8');
      const added = changed(text, { ...part, act: 'add' });
      return added === undefined || added === text || changed(added, { ...part, act: 'remove' }) !== text;
    });
  expect(wrong).toEqual([]);
});
