import { z } from 'zod';
import { link } from './link.ts';
import { region } from './media.ts';
import { flag } from './scalar.ts';
import { text } from './text.ts';

/** A link of a menu or of the footer. */
export const menuLink = z.strictObject({
  /** The entry's words. */
  label: text(),
  /** Where it leads. */
  link: link().optional(),
  /** `true` for an entry that is announced but leads nowhere yet. */
  disabled: flag().optional(),
});

const entry = z.strictObject({
  /** The entry's words. */
  label: text(),
  /** Where it leads, for an entry without a menu of its own. */
  link: link().optional(),
  /** Where it leads instead while the visitor is on the home page: `#faq`. */
  linkOnHome: link().optional(),
  /** The links of the entry's menu. */
  items: z.array(menuLink).min(1).optional(),
  /** The links of the entry's menu, in groups with headings. */
  groups: z
    .array(
      z.strictObject({
        /** The group's heading. */
        label: text(),
        /** The region (below, under `regions`) whose colour the heading takes. */
        region: region().optional(),
        /** The group's links. */
        items: z.array(menuLink).min(1),
      }),
    )
    .min(1)
    .optional(),
});

/** What an entry with a menu of its own opens, and where another one leads. */
function checkParts(written: z.output<typeof entry>, ctx: z.RefinementCtx): void {
  const other = written.groups ? 'groups' : 'items';
  if (!written[other]) return;
  for (const key of ['link', 'linkOnHome', 'items'] as const)
    if (key !== other && written[key])
      ctx.addIssue({ code: 'custom', input: written[key], path: [key], params: { fault: 'no-effect-beside', other } });
}

/** An entry of the bar at the top of every page. */
export const menuEntry = entry.superRefine(checkParts);
