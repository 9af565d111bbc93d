import { expect, test } from 'vitest';
import {
  OUTGOING_FORMATS,
  type OutgoingTexts,
  type ReturnedTexts,
  type TextsWanted,
  textOfFile,
} from '../../../src/editor/shared/letters.ts';
import type { ChangeOutcome } from '../../../src/editor/shared/protocol.ts';
import { page } from '../small-site.ts';
import { siteDesk } from './site-desk.ts';

const FACTS = 'facts: { price: { all: "5" } }\n';
const block = (title: string, body: string) => `  - type: text\n    title: ${title} # kept\n    body: ${body}\n`;
const PAGE = FACTS + page(block('{ en: Bread, tr: Ekmek }', '{ en: "Rolls for {{price}}" }'));

const sitting = () => siteDesk({ 'pages/index.yaml': PAGE });
type Sitting = ReturnType<typeof sitting>;

const sent = ({ ask }: Sitting, wanted: Partial<TextsWanted> = {}) =>
  ask<Promise<OutgoingTexts | undefined>>('letter', { from: 'en', to: 'tr', format: 'csv', isAll: true, ...wanted });

const file = (text: string) => ({ ...textOfFile(new TextEncoder().encode(text)), name: 'back.csv', to: 'tr' });
const look = ({ ask }: Sitting, returned: object) => ask<Promise<ReturnedTexts>>('read-letter', returned);
const take = async ({ act }: Sitting, returned: object): Promise<ChangeOutcome> => act('take-letter', returned);

test.each(OUTGOING_FORMATS)('what goes out as %s comes back as it was', async (format) => {
  const desk = sitting();
  const letter = await sent(desk, { format });
  expect(letter?.name).toMatch(/^[\w.-]+-tr\.(?:csv|xlf|po)$/);
  const told = await look(desk, file(letter?.text ?? ''));
  expect(told).toMatchObject({ to: 'tr', fitting: 0, empty: expect.any(Number), faults: [], more: 0 });
  expect(told.same + told.empty).toBe(letter?.count);
  expect(await take(desk, file(letter?.text ?? ''))).toMatchObject({ kind: 'refused', why: 'nothing' });
});

test('what is not translated yet goes out alone, in words of the page', async () => {
  const letter = await sent(sitting(), { isAll: false });
  expect(letter?.text).toContain('Rolls for {{price}}');
  expect(letter?.text).not.toContain('Ekmek');
  expect(letter?.text).toContain('/ › Text › ');
  expect(await sent(sitting(), { to: 'en' })).toBeUndefined();
  expect(await sent(sitting(), { to: 'xx' })).toBeUndefined();
});

test('what fits is taken in as one change, the rest is told, and one step takes it back', async () => {
  const desk = sitting();
  const letter = await sent(desk);
  const lines = (letter?.text ?? '').split('\r\n').map((line) => {
    const [key = '', text = '', , ...notes] = line.split(line.includes(';') ? ';' : ',');
    const translation = { Bread: 'Somun', "'Rolls for {{price}}": "'Çörek", 'Rolls for {{price}}': 'Çörek' }[text];
    return translation ? [key, text, translation, ...notes].join(';') : line;
  });
  const returned = file(lines.join('\r\n'));
  const told = await look(desk, returned);
  expect(told).toMatchObject({ to: 'tr', fitting: 1 });
  expect(told.faults.map(({ quote }) => quote)).toEqual([expect.stringContaining('Çörek')]);
  expect(told.faults[0]?.words).toContain('{{price}}');
  expect(told.faults[0]?.words).not.toContain('--accept');
  expect(await take(desk, returned)).toMatchObject({ kind: 'done' });
  expect(desk.read()).toBe(PAGE.replace('Ekmek', 'Somun'));
  // It is known what the translation was made from.
  expect(desk.read('pages/translations.lock')).toContain('Bread');
  expect(desk.session.done.map(({ what, language }) => [what, language])).toEqual([[['translate'], 'Türkçe']]);
  expect(desk.session.undo()).toMatchObject({ kind: 'done' });
  expect([desk.read(), desk.read('pages/translations.lock')]).toEqual([PAGE, undefined]);
});

test.each([
  ['a workbook of Excel', Uint8Array.of(0x50, 0x4b, 3, 4), 'CSV UTF-8'],
  ['the letters of Windows', Uint8Array.of(0x6b, 0xfe, 0xfd), 'CSV UTF-8'],
  ['a table without its heading', new TextEncoder().encode('a;b;c;d\n1;2;3;4\n'), 'key;en;tr;notes'],
  ['something else', new TextEncoder().encode('Dear all,'), 'Ask for it once more'],
  ['another language', new TextEncoder().encode('key;en;de;notes\na#b;c;d;e\n'), 'Choose the language above'],
])('%s is told, with what to do', async (_, bytes, hint) => {
  const desk = sitting();
  const returned = { ...textOfFile(bytes), name: 'back', to: 'tr' };
  const told = await look(desk, returned);
  expect(told).toMatchObject({ to: '', fitting: 0, faults: [{ words: expect.stringContaining(hint) }] });
  expect(told.faults[0]?.quote).toBeUndefined();
  expect(await take(desk, returned)).toMatchObject({ kind: 'refused' });
});

test('a table that Excel calls Unicode text is read, in either order of its bytes', () => {
  const little = Buffer.from('\ufeffşع', 'utf16le');
  expect(textOfFile(little)).toEqual({ text: 'şع' });
  expect(textOfFile(Buffer.from(little).swap16())).toEqual({ text: 'şع' });
  expect(textOfFile(Buffer.from('\ufeffşع'))).toEqual({ text: 'şع' });
});
