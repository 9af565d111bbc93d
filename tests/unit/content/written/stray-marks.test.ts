import { describe, expect, test } from 'vitest';
import { isPlainProse, strayMark } from '../../../../src/content/written/stray-marks.ts';

describe('what programs leave in a text', () => {
  test.each([
    ['Look: <Media omitted>', '<Media omitted>'],
    ['<Medya dahil edilmedi> bakın', '<Medya dahil edilmedi>'],
    ['See Error! Reference source not found. for more.', 'Error! Reference source not found.'],
    ['Bkz. Hata! Başvuru kaynağı bulunamadı.', 'Hata! Başvuru kaynağı bulunamadı.'],
  ])('%j', (text, marks) => {
    expect(isPlainProse(text)).toBe(false);
    expect(strayMark(text, true)?.marks).toBe(marks);
  });

  test('leaves an error alone that an author writes about', () => {
    expect(strayMark('Error! Please try again.', true)).toBeUndefined();
  });
});
