import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { frame, link } from '../../schema/link.ts';
import { icon, image } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** A film, a map or another page of a service, of which nothing loads before a visitor opens it. */
export const embeddedBlock = block('embedded', {
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
  /** How high it is: `wide` as films are, `square`, or `tall` as films of phones are. */
  shape: z.enum(['wide', 'square', 'tall']).default('wide'),
  /** Says before anybody opens it who then learns of the visit: `The film comes from Example Films, which then knows your address.` */
  note: text(),
  /** The same on the service's own page, for whoever would rather go there. */
  source: z.strictObject({
    /** The words of the link. */
    label: text(),
    /** Its address. */
    link: link(),
  }),
});
