/** Beyond these many digits before the decimal sign a product of price and percentage would no longer be exact. */
const LONGEST = 8;

const NUMBER = /^([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+|\d*)(?:[.,٫](\d*))?$/;

/**
 * A figure as people write it, in whole units of its last digit: `12,5` with two digits is 1250. Comma and dot are both
 * decimal signs, unless three digits follow, which makes thousands of them. Digits may be Arabic or Persian ones.
 * Nothing written is undefined, anything else NaN.
 */
export function readFigure(written: string, digits: number): number | undefined {
  const plain = written
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s٬'’\u200e\u200f]/g, '');
  if (plain === '') return undefined;
  const [, grouped = '', fraction = ''] = NUMBER.exec(plain) ?? [];
  const whole = grouped.replace(/[.,]/g, '');
  if (whole.length > LONGEST || fraction.length > digits || whole + fraction === '') return Number.NaN;
  return Number(whole + fraction.padEnd(digits, '0'));
}

/** Hundredths of a percent that make the whole. */
export const WHOLE = 10_000;

export interface Share {
  readonly kind: 'percent' | 'amount';
  /** Hundredths of a percent, or smallest units of the currency. */
  readonly figure: number;
}

/** What a share of a price comes to in smallest units, half a unit rounded up. */
export const amountOf = (price: number, { kind, figure }: Share): number =>
  kind === 'amount' ? figure : Math.floor((price * figure + WHOLE / 2) / WHOLE);

/**
 * The amount of each share; an undefined one is what the shares before it leave, below zero where they exceed the price.
 * What the last leaves and all amounts of shares are together the price.
 */
export function divide(price: number, shares: readonly (Share | undefined)[]): number[] {
  let rest = price;
  return shares.map((share) => {
    const amount = share && amountOf(price, share);
    rest -= amount ?? 0;
    return amount ?? rest;
  });
}
