import { z } from 'zod';
import { link } from './link.ts';
import { flag } from './scalar.ts';
import { type Step, withSteps } from './steps.ts';
import { text } from './text.ts';

/** The fields that every block has beside its own. */
const common = {
  /** A name for this section, so that links can lead to it: `id: faq` is reached by `#faq`. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  /** The background: `plain` (white), `sand` (warm) or `ink` (dark). */
  tone: z.enum(['plain', 'sand', 'ink']).optional(),
  /** `true` keeps this section off the page: it is checked, but visitors do not get it, and no link can lead to it. */
  hidden: flag().optional(),
};

/** A block's type, with the steps that led to its schema, the oldest first, where it has been another one. */
export type BlockName<Type extends string> = Type | { readonly type: Type; readonly steps: readonly Step[] };

/**
 * A block's schema: its `type`, the common fields and its own. Unknown keys are errors. With `.meta({ inNewPage: 2 })` such a
 * block is the second of a new page.
 */
export function block<Type extends string, Shape extends z.core.$ZodShape>(name: BlockName<Type>, shape: Shape) {
  const { type, steps } = typeof name === 'string' ? { type: name, steps: [] } : name;
  return withSteps(z.strictObject({ type: z.literal(type), ...common, ...shape }), steps);
}

/** A button or link that asks the visitor to do something. */
export const action = () =>
  z.strictObject({
    /** The words on the button. */
    label: text(),
    /** Where it leads. */
    link: link(),
    /** `primary` (filled, the one that matters most), `outline` or `quiet`. */
    style: z.enum(['primary', 'outline', 'quiet']).optional(),
  });

/** A figure with what it counts. */
export const figure = () =>
  z.strictObject({
    /** The figure itself, large: `{{visits, compact}}` or `24/7`. */
    value: text(),
    /** What it counts. */
    label: text(),
    /** Where it comes from or when it was read, small: `June 2024`. */
    note: text().optional(),
    /** Where visitors can look the figure up: a small link beside the note. */
    source: z
      .strictObject({
        /** The words of the link, such as the source's name. */
        label: text(),
        /** Its address. */
        link: link(),
      })
      .optional(),
  });
