import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, divide, readFigure, WHOLE } from '../../../blocks/costs/division.ts';

const price = fc.integer({ min: 1, max: 99_999_999_999 });
const share = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), figure: fc.integer({ min: 0, max: WHOLE }) }),
  fc.record({ kind: fc.constant('amount' as const), figure: fc.integer({ min: 0, max: 99_999_999_999 }) }),
);

describe('a division', () => {
  test('adds up to the price, to the last unit', () => {
    fc.assert(
      fc.property(price, fc.array(share, { maxLength: 9 }), (whole, shares) => {
        const amounts = divide(whole, [...shares, undefined]);
        expect(amounts.reduce((total, amount) => total + BigInt(amount), 0n)).toBe(BigInt(whole));
        for (const amount of amounts) expect(Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });

  test('rounds each percentage to the nearest unit, halves up', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: WHOLE }), (whole, figure) => {
        const exact = (BigInt(whole) * BigInt(figure) + 5000n) / 10_000n;
        expect(BigInt(amountOf(whole, { kind: 'percent', figure }))).toBe(exact);
      }),
    );
    expect(amountOf(5, { kind: 'percent', figure: 1000 })).toBe(1);
    expect(amountOf(4, { kind: 'percent', figure: 1000 })).toBe(0);
  });

  test('leaves less than nothing where the shares exceed the price', () => {
    const [eighty, thirty] = [{ kind: 'amount', figure: 80 } as const, { kind: 'percent', figure: 3000 } as const];
    expect(divide(100, [eighty, undefined, thirty, undefined])).toEqual([80, 20, 30, -10]);
  });
});

describe('a figure', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,5', 1250],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1.234', 123_400],
    ['1,234,567', 123_456_700],
    ['1 234,5', 123_450],
    ['1\u202f234,5', 123_450],
    ['١٢٫٥', 1250],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['۱۲', 1200],
    ['.5', 50],
    ['12.', 1200],
    ['0', 0],
    ['99999999.99', 9_999_999_999],
  ])('%j is read', (written, figure) => {
    expect(readFigure(written, 2)).toBe(figure);
  });

  test.each(['', '  '])('nothing is nothing: %j', (written) => {
    expect(readFigure(written, 2)).toBeUndefined();
  });

  test.each(['a', '-5', '1e3', '.', '0.125', '1.2.3', '12,345.6.7', '123456789', '5 %', 'NaN'])(
    '%j cannot be read',
    (written) => {
      expect(readFigure(written, 2)).toBeNaN();
    },
  );

  test('is read as each language shows it', () => {
    const any = fc.constantFrom('en-US', 'tr-TR', 'ar-SA-u-nu-arab', 'ar-SA-u-nu-latn', 'de-DE', 'fr-FR', 'fa-IR');
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 9_999_999_999 }), (locale, units) => {
        const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(units / 100);
        expect(readFigure(shown, 2)).toBe(units);
      }),
    );
  });
});
