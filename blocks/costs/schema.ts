import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { wrongFormat } from '../../schema/leaf.ts';
import { number, within } from '../../schema/scalar.ts';
import { richText, text } from '../../schema/text.ts';

/** What the calculator says of a sum: its name and what it is. */
const sum = () =>
  z.strictObject({
    /** Its name in a few words. */
    name: text(),
    /** What it is, and who pays or receives it. */
    detail: text(),
  });

/** What stands in a field when a visitor asks for the example. */
const example = () =>
  number()
    .refine(...within(0, 99_999_999))
    .optional();

const part = () =>
  z.strictObject({
    /** The part's name in a few words. */
    name: text(),
    /** What it is, and who charges it. */
    detail: text(),
    /** What visitors write: a `percent` of the price, or an `amount` for one piece. */
    kind: z.enum(['percent', 'amount']),
    /** What the example has here: percent, or an amount for one piece. */
    example: example(),
  });

/**
 * How a price divides: an explained list, and where JavaScript runs a calculator for the visitor's own figures. It
 * brings no figures with it but those of an example, which is marked as one.
 */
export const costsBlock = block('costs', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading; true without the calculator too. */
  intro: richText().optional(),
  /** Codes of the currencies that a visitor may choose, such as `USD` (ISO 4217). */
  currencies: z
    .array(z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code), wrongFormat))
    .min(1),
  /** What buyers pay for one piece. */
  price: sum().extend({
    /** The example's price. */
    example: example(),
  }),
  /** What is taken off the price, in order. */
  parts: z.array(part()).min(1),
  /** What remains of the price after these parts. */
  payout: sum(),
  /** What a seller takes off the payout. */
  after: z
    .strictObject({
      /** The parts, in order. */
      parts: z.array(part()).min(1),
      /** What remains in the end. */
      left: sum(),
    })
    .optional(),
  /** Under the drawing as long as there are no figures: that its lengths mean nothing. */
  unscaled: text(),
  /** Said where nothing remains; the missing amount follows. */
  deficit: text(),
  /** Said where a figure cannot be read. */
  unreadable: text(),
  /** Said beside the result while fields are empty: that what stands in none is not counted. */
  incomplete: text().optional(),
  /** A button that fills in the figures named `example` beside the price and its parts. */
  example: z
    .strictObject({
      /** The words on the button. */
      offer: text(),
      /** Said as long as one of the figures is the example's: that it is made up. */
      note: text(),
      /** The button's words while there is something to empty. */
      clear: text(),
    })
    .optional(),
});
