import { describe, expect, test } from 'vitest';
import { blockComponents } from '../../../../blocks/components.tsx';
import { type ClassOwners, classOwners, divideByBlock } from '../../../../src/publish/styles/block-styles.ts';
import { engine, importsOf, sourceFiles } from '../../source-files.ts';

const owners: ClassOwners = new Map([
  ['map', new Set(['map'])],
  ['lane', new Set(['map'])],
  ['quote', new Set(['quote'])],
  ['pair', new Set(['map', 'quote'])],
  ['frame', new Set(['map/frame'])],
  ['legend', new Set(['map/legend'])],
  ['wrap', undefined],
]);
const divide = (css: string) => divideByBlock(css, owners);

describe('a rule', () => {
  test.each([
    ['.map{color:red}', 'map'],
    ['.map>.wrap p{color:red}', 'map'],
    ['.wrap:has(.lane){color:red}', 'map'],
    ['.wrap:is(.map,.lane) b{color:red}', 'map'],
    ['.pair.quote{color:red}', 'quote'],
    ['.frame>img:has(+.legend){color:red}', 'map/frame'],
    ['.frame+.quote{color:red}', undefined],
    ['@media print{.quote{color:red}}', 'quote'],
    ['.wrap{color:red}', undefined],
    ['.pair{color:red}', undefined],
    ['.map,.quote{color:red}', undefined],
    ['p:not(.map){color:red}', undefined],
    ['.wrap:is(.map,b){color:red}', undefined],
    ['.elsewhere{color:red}', undefined],
  ])('%s goes to %s', (css, type) => {
    expect(divide(css)).toEqual(type ? { shared: '', own: { [type]: css } } : { shared: css, own: {} });
  });

  test('leaves no empty condition where it was', () => {
    expect(divide('@media print{.map{color:red}}.wrap{margin:0}')).toEqual({
      shared: '.wrap{margin:0}',
      own: { map: '@media print{.map{color:red}}' },
    });
  });

  test.each([
    ['color:red', 'color:#00f'],
    ['padding:1px', 'padding-inline:2px'],
    ['inset-inline-start:1px', 'inset:2px'],
    ['line-height:2', 'font:1em a'],
    ['align-items:start', 'place-items:end'],
    ['row-gap:1px', 'gap:2px'],
    ['min-width:1px', 'min-inline-size:2px'],
    ['white-space:nowrap', 'text-wrap:pretty'],
    ['--line:red', '--line:#00f'],
    ['border:var(--line)', 'border-inline-color:red'],
    ['color:red', 'all:unset'],
  ])('with %s stays before a shared one with %s that may meet it', (own, shared) => {
    for (const meeting of ['.wrap', '.pair']) {
      const { own: divided, shared: kept } = divide(`.map{${own}}${meeting}{${shared}}`);
      expect(divided).toEqual({});
      expect(kept.indexOf('.map')).toBeLessThan(kept.indexOf(meeting));
    }
  });

  test('holds those before it where it has to stay itself', () => {
    const { own, shared } = divide('.map{margin:1px}.lane{margin:2px;color:red}.wrap{color:#00f}');
    expect(own).toEqual({});
    expect(shared).toBe('.map{margin:1px}.lane{color:red;margin:2px}.wrap{color:#00f}');
  });

  test('passes shared ones that say other things, or of other blocks', () => {
    expect(divide('.map{color:red}.wrap{margin:0}').own).toEqual({ map: '.map{color:red}' });
    const apart: ClassOwners = new Map([...owners, ['pair', new Set(['quote', 'text'])]]);
    expect(divideByBlock('.map{color:red}.pair{color:#00f}', apart).own).toEqual({ map: '.map{color:red}' });
  });
});

test('keyframes stay where every page finds them', () => {
  const css = '@keyframes draw{to{opacity:1}}';
  expect(divide(`.map{animation:1s draw}${css}`)).toEqual({ shared: css, own: { map: '.map{animation:1s draw}' } });
});

test('classes belong to the block whose components alone have them', () => {
  const own = classOwners(engine);
  expect([...own.values()].some((types) => types?.size === 1)).toBe(true);
  expect(own.get('wrap')).toBeUndefined();
  const types = new Set([...own.values()].flatMap((some) => [...(some ?? [])]));
  expect([...types].filter((type) => !((type.split('/')[0] ?? '') in blockComponents))).toEqual([]);
  // A component in a file that is named like a field belongs to what stands for that field.
  expect([...(own.get('lanes') ?? [])]).toEqual(['hero/map']);
  expect([...(own.get('opening') ?? [])]).toEqual(['hero']);
});

test('no block shows a part of another, whose styles the page may not have', () => {
  const parts = sourceFiles(/^blocks\/[^/]+\/.*\.tsx$/).flatMap((file) =>
    importsOf(file).map(({ target }) => ({
      from: file.path.split('/')[1],
      to: /^blocks\/([^/]+)\//.exec(target)?.[1],
    })),
  );
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.filter(({ from, to }) => to && to !== 'ui' && to !== from)).toEqual([]);
});
