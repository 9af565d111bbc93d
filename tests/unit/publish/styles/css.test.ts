import { describe, expect, test, vi } from 'vitest';
import { lookOf } from '../../../../schema/look.ts';
import { theme } from '../../../../schema/theme.ts';
import { classNames, componentClasses, unoRules } from '../../../../src/publish/styles/css.ts';
import { styles } from '../../../../src/render/styles.ts';
import { engine, sourceFiles } from '../../source-files.ts';

const components = componentClasses(engine);
const shortcuts = Object.values(styles.shortcuts).flatMap((own) => Object.entries(own));
const sheets = sourceFiles(/\.css$/);
/** A sheet of its own, which no page has. */
const catalogue = sourceFiles(/Catalogue\.tsx$/);
const look = lookOf(theme.parse({}));
const family = 'Some Face';
const rulesOf = async (names: ReadonlySet<string>) =>
  Object.values(await unoRules({ styles, look, family }, names)).join('');
const classesIn = (css: string) =>
  [...css.matchAll(/\.((?:[\w-]|\\.)+)(?![^{}]*\})/g)].map(([, name = '']) => name.replaceAll('\\', ''));

describe('class names', () => {
  test('are taken from class attributes alone: words that look like utilities make no rule', async () => {
    const source = `
      <p className="flex" title="grid hidden block">inline</p>
      <p className={clsx('wrap', layout === 'split' && 'split')} hidden="table" />
      const classes = { primary: 'btn-primary' };
      const FLAG = { className: 'flag', kind: 'outline' };`;
    expect(classNames(source)).toEqual(['flex', 'wrap', 'split', 'split', 'btn-primary', 'flag']);
    expect([...components].filter((name) => /^(me|h2|h3|inline|block|outline)$/.test(name))).toEqual([]);
  });

  test('are found in the JavaScript that a component becomes as well', () => {
    const source = `
      _jsx("p", { className: "flex", title: "grid hidden block", children: 'inline' });
      _jsx("p", { className: clsx('wrap', (a || b) && 'split'), hidden: 'table' });
      _jsx("p", { className: open ? 'live' : undefined, id: 'contents' });
      _jsx("p", { id: 'grid', className: best ? 'best' : 'rest' });`;
    expect(classNames(source)).toEqual(['flex', 'wrap', 'split', 'live', 'best', 'rest']);
  });

  test('of components all have a rule, and no shortcut is without a component', async () => {
    const ruled = new Set(
      [await rulesOf(components), ...[...sheets, ...catalogue].map(({ text }) => text)].flatMap(classesIn),
    );
    expect([...components].filter((name) => !ruled.has(name))).toEqual([]);
    const used = new Set([...components, ...shortcuts.flatMap(([, value]) => words(value))]);
    expect(shortcuts.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  test('of the hand-written sheets are those of components', () => {
    const written = sheets.flatMap(({ text }) => classesIn(text.replace(/\/\*.*?\*\/|@import[^;]*;/gs, '')));
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((name) => !components.has(name))).toEqual([]);
  });
});

/** What a shortcut is made of, without the conditions before it. */
const words = (value: string | string[]) => [value].flat().flatMap((each) => each.split(/[\s()]+|\]:|[a-z]:/));

describe('what UnoCSS writes', () => {
  test('leaves out no utility of a shortcut', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await unoRules({ styles, look, family }, new Set(shortcuts.map(([name]) => name)));
    expect(warned.mock.calls).toEqual([]);
    const wrong = { ...styles, shortcuts: { ...styles.shortcuts, ui: { wrong: 'flex colour-of-the-sea' } } };
    await unoRules({ styles: wrong, look, family }, new Set(['wrong']));
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  test('names no side of the screen', async () => {
    const physical = /\b(padding|margin|border)-(left|right)|[;{](left|right):|text-align:(left|right)/;
    expect(await rulesOf(components)).not.toMatch(physical);
    const css = await rulesOf(new Set(['px-4', 'mx-auto', 'border-l', 'left-0']));
    expect(css).toContain('.px-4{padding-inline:1rem;}');
    expect(css).toContain('.mx-auto{margin-inline:auto;}');
    expect(css).toContain('.left-0{inset-inline-start:0;}');
    expect(css).toContain('.border-l{border-inline-start-width:1px;}');
  });
});

test('a colour stands in the theme of a site and nowhere else', () => {
  const literal = /#[0-9a-f]{3,8}\b(?!;)|\b(rgb|hsl|oklch)\(\d/i;
  const places = [...sheets, ...sourceFiles(/(shortcuts\.ts|\.tsx|blocks\/ui\/theme\.ts|src\/build\/[\w-]+\.ts)$/)];
  const found = places.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => literal.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect('a { color: #0b2239 }').toMatch(literal);
});
