import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { wrongFormat } from '../../schema/leaf.ts';
import { richText, text } from '../../schema/text.ts';

/** What the calculator says of a sum: its name and what it is. */
const sum = () =>
  z.strictObject({
    /** Its name in a few words. */
    name: text(),
    /** What it is, and who pays or receives it. */
    detail: text(),
  });

const part = () =>
  z.strictObject({
    /** The part's name in a few words. */
    name: text(),
    /** What it is, and who charges it. */
    detail: text(),
    /** What visitors write: a `percent` of the price, or an `amount` for one piece. */
    kind: z.enum(['percent', 'amount']),
  });

/**
 * How a price divides: an explained list, and where JavaScript runs a calculator for the visitor's own figures. It
 * brings no figures with it.
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
  price: sum(),
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
});
