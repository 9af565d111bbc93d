import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { richText, text } from '../../schema/text.ts';

const field = () =>
  z.strictObject({
    /** The field's name, above it. */
    label: text(),
    /** An example of what to write, inside it. */
    placeholder: text().optional(),
  });

/** A contact form. It posts to the endpoint in site.yaml, or writes an e-mail where there is none. */
export const formBlock = block('form', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The visitor's name. */
  name: field(),
  /** The visitor's e-mail address. */
  email: field(),
  /** The visitor's company; may stay empty. */
  company: field().optional(),
  /** What the visitor wants to say. */
  message: field(),
  /** What happens to what the visitor writes, above the button. */
  privacy: richText().optional(),
  /** The words on the button. */
  submit: text(),
  /** Shown once the message has been sent. */
  success: text(),
  /** Shown when sending fails; the e-mail address follows it. */
  failure: text(),
});
