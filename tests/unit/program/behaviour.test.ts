import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { blockComponents } from '../../../blocks/components.tsx';
import { pascalName } from '../../../src/content/read/block-names.ts';
import { blockFolders } from '../../../src/disk/block-folders.ts';
import { behaviourOf, saysThatItBehaves } from '../../../src/program/own-blocks/behaviour.ts';
import { sayWhatBehaves } from '../../../src/program/own-blocks/say-what-behaves.ts';
import { type Files, folder } from '../site-folder.ts';

const engine = join(import.meta.dirname, '../../..');

/** What of a block's code does something in the browser. */
const found = (files: Files) => {
  const root = folder(files);
  const behaviour = behaviourOf(join(root, 'A.tsx'));
  return behaviour?.text.slice(behaviour.start, behaviour.end);
};

describe('a component behaves', () => {
  test.each([
    ['with a handler', 'export const A = () => <button onClick={() => alert(1)}>x</button>;', 'onClick'],
    ['with state', "import { useState } from 'react';\nexport const A = () => <p>{useState(1)[0]}</p>;", 'useState'],
    [
      'with an effect by another name',
      "import { useEffect as after } from 'react';\nexport const A = () => { after(() => {}); return <p />; };",
      'after',
    ],
    [
      'with a hook of all of React',
      "import * as React from 'react';\nexport const A = () => <p>{React.useReducer(f, 1)[0]}</p>;",
      'React.useReducer',
    ],
  ])('%s', (_, code, place) => {
    expect(found({ 'A.tsx': code })).toBe(place);
  });

  test('by what it imports beside it, through however many files', () => {
    const files = {
      'A.tsx': "import { B } from './B.tsx';\nexport const A = () => <B />;",
      'B.tsx': "import { useOpen } from './use-open.ts';\nexport const B = () => <p>{useOpen()}</p>;",
      'use-open.ts': "import { useState } from 'react';\nexport const useOpen = () => useState(false)[0];",
    };
    expect(found(files)).toBe('useState');
  });

  test('by a package whose components do', () => {
    const files = {
      'A.tsx': "import { Tabs } from 'tabs';\nexport const A = () => <Tabs />;",
      'node_modules/tabs/package.json': '{ "name": "tabs", "main": "index.js" }',
      'node_modules/tabs/index.js': 'exports.Tabs = () => { const [open] = useControlled(); return open; };',
    };
    expect(found(files)).toBe("'tabs'");
  });
});

describe('a component is still', () => {
  test.each([
    [
      'with hooks that do their work in HTML',
      "import { useId, useMemo } from 'react';\nexport const A = () => <p id={useId()} />;",
    ],
    ['with a hook of its own of that name', 'const useState = () => 1;\nexport const A = () => <p>{useState()}</p>;'],
    ['with a field that is called like a handler', 'export const A = ({ block }) => <p title={block.onSale} />;'],
    ['with what is a type only', "import type { B } from './B.tsx';\nexport const A = () => <p />;"],
  ])('%s', (_, code) => {
    expect(found({ 'A.tsx': code, 'B.tsx': 'export const B = () => <p onClick={f} />;' })).toBeUndefined();
  });

  test('with files that import each other', () => {
    const files = {
      'A.tsx': "import { B } from './B.tsx';\nexport const A = () => <B />;",
      'B.tsx': "import { A } from './A.tsx';\nexport const B = () => <p>{A.name}</p>;",
    };
    expect(found(files)).toBeUndefined();
  });
});

test('the blocks that ship say that they behave where they do, and nowhere else', () => {
  for (const [type, blockFolder] of blockFolders(engine)) {
    if (!Object.hasOwn(blockComponents, type)) continue;
    const file = join(blockFolder, `${pascalName(type)}.tsx`);
    expect(readdirSync(blockFolder), type).toContain(`${pascalName(type)}.tsx`);
    expect(saysThatItBehaves(file, `${pascalName(type)}Block`), type).toBe(behaviourOf(file) !== undefined);
  }
});

describe('migrate', () => {
  const lively = "import { useState } from 'react';\nexport const OpeningHoursBlock = () => <p>{useState(1)[0]}</p>;\n";
  const file = 'blocks/opening-hours/OpeningHours.tsx';
  const asked = (args: readonly string[]) => {
    const root = folder({ [file]: lively });
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const goesOn = sayWhatBehaves({ engine, root, args });
    vi.restoreAllMocks();
    return { goesOn, text: readFileSync(join(root, file), 'utf8') };
  };

  test('writes it below the components that lack it, once', () => {
    const { goesOn, text } = asked([]);
    expect(goesOn).toBe(true);
    expect(text).toBe(`${lively}\nOpeningHoursBlock.behaves = true;\n`);
  });

  test('only shows it in a dry run', () => {
    expect(asked(['--dry-run'])).toEqual({ goesOn: false, text: lively });
  });
});
