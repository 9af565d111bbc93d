import { fromMarkdown } from 'mdast-util-from-markdown';
import { afterEach, expect, test, vi } from 'vitest';
import { answering } from './answering.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What a character is by the whole table, as a text has it. */
const whole = (name: string) => {
  const [paragraph] = fromMarkdown(`x&${name};x`).children;
  return JSON.parse(JSON.stringify(paragraph)).children[0].value.slice(1, -1);
};

/** What the worker knows, where this is answered to whoever asks for the rest. */
async function known(answer: Parameters<typeof answering>[0]) {
  const asked = answering(answer);
  const { decodeNamedCharacterReference: decode } = await import('../../../../src/editor/worker/named-characters.ts');
  return { asked, decode };
}

const NAMES = ['amp', 'lt', 'gt', 'quot', 'apos', 'nbsp', 'shy', 'ensp', 'emsp', 'ndash', 'mdash', 'hellip', 'bull'];
const MORE = ['middot', 'times', 'deg', 'euro', 'pound', 'cent', 'copy', 'reg', 'trade', 'laquo', 'raquo', 'lsquo'];
const MARKS = ['rsquo', 'ldquo', 'rdquo', 'zwnj', 'zwj', 'lrm', 'rlm'];

test('what people write is known without asking, as the whole table has it', async () => {
  const { asked, decode } = await known(() => ({ status: 500, responseText: '' }));
  for (const name of [...NAMES, ...MORE, ...MARKS]) expect([name, decode(name)]).toEqual([name, whole(name)]);
  expect(asked).toEqual([]);
});

test('the others are asked for once, when one is met, and a name that is none is none', async () => {
  const table = JSON.stringify({ Omega: 'Ω', eacute: 'é' });
  const { asked, decode } = await known(() => ({ status: 200, responseText: table }));
  expect([decode('Omega'), decode('eacute'), decode('D'), decode('constructor'), decode('toString')]).toEqual([
    ...['Ω', 'é'],
    ...[false, false, false],
  ]);
  expect(asked).toEqual([
    ['GET', expect.objectContaining({ href: expect.stringMatching(/\/characters\.json$/) }), false],
  ]);
});

test('without a network a name stands as it is written, and is asked for again', async () => {
  let isThere = false;
  const { decode } = await known(() => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return { status: 200, responseText: '{"Omega":"Ω"}' };
  });
  expect(decode('Omega')).toBe(false);
  isThere = true;
  expect(decode('Omega')).toBe('Ω');
});
