import { z } from 'zod';
import { block } from '../../schema/block.ts';
import type { Count, LeafFault, Span } from '../../schema/leaf.ts';
import { isWritten, type Step } from '../../schema/steps.ts';
import { richText, text } from '../../schema/text.ts';
import { checkOrder, count } from '../../schema/time.ts';

const spanOf = ({ from, to }: { from: Count; to: Count }): Span => ({ $leaf: 'span', from: from.value, to: to.value });

/** Until version 3 the unit stood before its figure in every language, some with a sign between them: `Hafta: 4`. */
const bareUnit: Step = {
  from: 2,
  step(written) {
    const { unit } = written;
    const bare = isWritten(unit)
      ? Object.fromEntries(Object.entries(unit).map(([language, words]) => [language, withoutColon(words)]))
      : withoutColon(unit);
    return JSON.stringify(bare) === JSON.stringify(unit) ? written : { ...written, unit: bare };
  },
};

const withoutColon = (words: unknown) => (typeof words === 'string' ? words.replace(/(?<=\S)\s*[:：]$/, '') : words);

const timeline = { type: 'timeline', steps: [bareUnit] } as const;

/** Phases of a plan as bars on one axis, to scale, and who does what in each. */
export const timelineBlock = block(timeline, {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading: when the clock starts. */
  intro: richText().optional(),
  /** What the figures count, in the singular: `Day`, `Week`; in Turkish `hafta`, for *4. hafta*. */
  unit: text(),
  /** The figures on the axis, ascending; it begins with 1 and ends with the last of them. */
  marks: z.array(count()).min(2).max(12),
  /** The phases, in the order in which they begin; they may overlap. */
  phases: z
    .array(
      z
        .strictObject({
          /** The day or week in which the phase begins. */
          from: count(),
          /** The day or week in which it ends, counted in. */
          to: count(),
          /** The phase in a few words. */
          title: text(),
          /** Who does what in it. */
          tasks: z
            .array(
              z.strictObject({
                /** Who: `You`, `The partner`. */
                who: text(),
                /** What is done. */
                does: text(),
              }),
            )
            .min(1)
            .max(3),
        })
        .transform((phase) => ({ ...phase, span: spanOf(phase) })),
    )
    .min(2)
    .max(8),
}).superRefine(({ marks, phases }, ctx) => {
  const inside = (input: number, minimum: number, maximum: number, path: (string | number)[]) => {
    const params = { fault: 'out-of-range' satisfies LeafFault, minimum, maximum };
    if (input < minimum || input > maximum) ctx.addIssue({ code: 'custom', input, path, params });
  };
  marks.forEach(({ value }, place) => {
    inside(value, (marks[place - 1]?.value ?? 0) + 1, 10_000, ['marks', place]);
  });
  const end = marks.at(-1)?.value ?? 1;
  phases.forEach(({ from, to }, place) => {
    inside(from.value, 1, end, ['phases', place, 'from']);
    inside(to.value, 1, end, ['phases', place, 'to']);
    checkOrder(from.value, to.value, ['phases', place, 'to'], ctx);
  });
});
