import { describe, expect, test } from 'vitest';
import { folded } from '../../../blocks/ui/fold.ts';

describe('words as they are searched for', () => {
  test.each([
    ['IŞIK, ışık; ISIK', 'isik isik isik'],
    ['İstanbul’da ÇİÇEK', 'istanbul da cicek'],
    ['أَحْمَد إلى الآن مؤسسة شاطئ', 'احمد الي الان موسسه شاطي'],
    ['مكتبــة', 'مكتبه'],
    ['١٢ و ۱۲', '12 و 12'],
    ['کتاب فارسی', 'كتاب فارسي'],
    ['Crème brûlée, Straße & Łódź', 'creme brulee strasse lodz'],
    ['שָׁלוֹם', 'שלום'],
    ['24/7, e-mail', '24 7 e mail'],
    ['ＡＢＣ ｶﾀｶﾅ', 'abc カタ タカ カナ'],
    ['弁護士', '弁護 護士'],
    ['がか', 'がか'],
    ['会', '会'],
    ['한국어 문서', '한국어 문서'],
    ['हिन्दी में', 'हिन्दी में'],
    ['  …  ', ''],
  ])('%s: %s', (text, words) => {
    expect(folded(text)).toBe(words);
  });

  test('the index has the last letter of an unbroken run too, for whoever asks for it alone', () => {
    expect(folded('弁護士', 'index')).toBe('弁護 護士 士');
    expect(folded('Law 会', 'index')).toBe('law 会');
  });

  test('what is folded stays as it is, where words have blanks between them', () => {
    for (const text of ['IŞIK mağazası', 'مؤسسة شاطئ', 'Straße']) expect(folded(folded(text))).toBe(folded(text));
  });
});
