import { describe, expect, test } from 'vitest';
import { isPlainProse, strayMark } from '../../../../src/content/written/stray-marks.ts';

describe('what programs leave in a text', () => {
  test.each([
    ['Look: <Media omitted>', '<Media omitted>'],
    ['<Medya dahil edilmedi> bakın', '<Medya dahil edilmedi>'],
    ['We ship. <This message was edited>', '<This message was edited>'],
    ['نشحن <تم حذف هذه الرسالة>', '<تم حذف هذه الرسالة>'],
    ['See (/services/bread), please', '(/services/bread)'],
    ['See <https://www.example.com/faq> for more', '<https://www.example.com/faq>'],
    ['We ship [3/5/26, 9:07 PM] Ali: yes', '[3/5/26, 9:07 PM]'],
    ['We ship.¶', '¶'],
    ['We ship[MK12] today', '[MK12]'],
    ['We ship [cid:logo.png@01DA]', '[cid:logo.png@01DA]'],
    ['See Error! Reference source not found. for more.', 'Error! Reference source not found.'],
    ['Bkz. Hata! Başvuru kaynağı bulunamadı.', 'Hata! Başvuru kaynağı bulunamadı.'],
    ['Ada Miller —', '—'],
    ['Fresh bread–', '–'],
    ['Our <1>bread</1> is fresh', '<1>'],
    ['Our {1}bread{2} is fresh', '{1}'],
    ['Fresh %s and %1$s every day', '%s'],
    ['Fresh %1$s every day', '%1$s'],
    ['Fresh·bread·every day', '·bread·'],
    ['<target/>', '<target/>'],
    ['[!!! Fresh bread !!!]', '[!!!'],
    ['＊＊Fresh＊＊ bread', '＊＊'],
    ['#, fuzzy Fresh bread', '#, fuzzy'],
    ['msgstr Fresh bread', 'msgstr'],
    ['ـ Bread\n- Cake\n', 'ـ'],
    ['– Bread\n- Cake\n', '–'],
  ])('%j', (text, marks) => {
    expect(isPlainProse(text)).toBe(false);
    expect(strayMark(text, true)?.marks).toBe(marks);
  });

  test('quotation marks of a program are told where nothing makes them whole', () => {
    expect(strayMark('Weigh \\"yours\\"?', false)?.marks).toBe('\\"');
    expect(strayMark('Weigh \\"yours\\"?', true)).toBeUndefined();
    expect(strayMark('--- Our ovens ---', false)?.marks).toBe('---');
    expect(strayMark('== Our ovens ==', false)?.marks).toBe('==');
    expect(strayMark('-- 20 degrees', false)).toBeUndefined();
  });

  test.each([
    'Parcels < 2 kg and > 30 kg',
    'Prices a<b and c>d',
    'Rules [2] of [EU] law',
    'Open [9:00–18:00]',
    'Since 2019–',
    'Col·lecció, 3·4 and A·B',
    'Rye at 5 % s. and {{1}} <3 you',
    'The baker (/she) and(/services/or) so',
    '—',
  ])('leaves %s alone', (text) => {
    expect(strayMark(text, true)).toBeUndefined();
  });

  test('leaves an error alone that an author writes about', () => {
    expect(strayMark('Error! Please try again.', true)).toBeUndefined();
  });
});
