import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { type LeafFault, wrongFormat } from '../../schema/leaf.ts';
import { frame, link } from '../../schema/link.ts';
import { icon, image } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

const embedded = block('embedded', {
  /** The section's heading. */
  title: text().optional(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** What visitors press, and what the frame is called for people who hear the page: `Watch a wheel being built`. */
  label: text(),
  /** A small picture before it: `play`, `map-pin`. */
  icon: icon().optional(),
  /** The picture that stands in until it is opened: one from the film, a drawn map. */
  picture: image().optional(),
  /** The address that the service gives for frames. Left out, the link alone leads there. */
  frame: frame().optional(),
  /**
   * A film of your own, in place of a frame: an MP4 or WebM file below `public/`, such as `/films/wheel.mp4`. It needs a
   * `picture`, and neither `note` nor `source`.
   */
  film: link()
    .refine(({ target }) => /\.(?:mp4|webm)$/i.test(target), wrongFormat)
    .optional(),
  /** What is said in the film, for people who do not hear it: a WebVTT file below `public/`. For a file in each language its path is a fact. */
  captions: link()
    .refine(({ target }) => /\.vtt$|\{\{/i.test(target), wrongFormat)
    .optional(),
  /** How high it is: `wide` as films are, `square`, or `tall` as films of phones are. */
  shape: z.enum(['wide', 'square', 'tall']).default('wide'),
  /** Says before anybody opens it who then learns of the visit: `The film comes from Example Films, which then knows your address.` */
  note: text().optional(),
  /** The same on the service's own page, for whoever would rather go there. */
  source: z
    .strictObject({
      /** The words of the link. */
      label: text(),
      /** Its address. */
      link: link(),
    })
    .optional(),
});

type Embedded = z.output<typeof embedded>;

/** What comes from a service is told of before, and has a link; a film of the site's own has a picture. */
function checkParts(written: Embedded, ctx: z.RefinementCtx): void {
  const { film, frame: framed, captions } = written;
  const refuse = (fault: LeafFault, key: keyof Embedded, about: object = {}) =>
    ctx.addIssue({ code: 'custom', input: written[key], path: [key], params: { fault, ...about } });
  for (const key of film ? (['picture'] as const) : (['note', 'source'] as const))
    if (written[key] === undefined) refuse('missing-field', key);
  if (film && framed) refuse('no-effect-beside', 'frame', { other: 'film' });
  if (captions && !film) refuse('missing-field', 'film');
}

/** A film, a map or another page of a service, of which nothing loads before a visitor opens it. */
export const embeddedBlock = embedded.superRefine(checkParts);
