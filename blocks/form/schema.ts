import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { type LeafFault, wrongFormat } from '../../schema/leaf.ts';
import { endpoint } from '../../schema/link.ts';
import { flag, number, within } from '../../schema/scalar.ts';
import { isWritten, type Step } from '../../schema/steps.ts';
import { richText, text } from '../../schema/text.ts';

/** What browsers may fill in by themselves: names of the HTML standard, 'Autofill'. */
const PURPOSES = [
  ...['name', 'given-name', 'family-name', 'organization', 'organization-title', 'email', 'tel', 'url', 'bday'],
  ...['street-address', 'postal-code', 'address-level1', 'address-level2', 'country-name', 'off'],
] as const;

/** What people send: documents, tables, pictures, drawings, recordings, folders. */
const FORMATS = [
  ...['pdf', 'docx', 'xlsx', 'pptx', 'jpg', 'png', 'mp4', 'zip', 'dwg'],
  ...['doc', 'odt', 'rtf', 'txt', 'ppt', 'xls', 'ods', 'csv', 'jpeg', 'webp', 'gif', 'heic', 'tif', 'svg', 'ai', 'psd'],
  ...['dxf', 'stl', 'step', 'mp3', 'm4a', 'mov'],
] as const;

/** The fields that mean something in some kinds only. */
const ofKinds = {
  options: ['select', 'radio', 'checkboxes'],
  recipients: ['select', 'radio'],
  formats: ['file'],
  megabytes: ['file'],
  placeholder: ['text', 'long', 'email', 'telephone', 'select'],
  autocomplete: ['text', 'long', 'email', 'telephone', 'date'],
} as const;

const field = z
  .strictObject({
    /**
     * What is asked for: `text` (one line; unless told), `long` (several lines), `email`, `telephone`, `date`, `select` (one
     * of `options`, in a list that opens), `radio` (one of `options`, all of them in view), `checkboxes` (as many of
     * `options` as apply), `file` (files of the visitor's) or `consent` (a box to tick).
     */
    kind: z
      .enum(['text', 'long', 'email', 'telephone', 'date', 'select', 'radio', 'checkboxes', 'file', 'consent'])
      .default('text'),
    /** Its name in what is sent, in small letters: `company`. Visitors do not see it. */
    name: z.string().refine((name) => /^[a-z][a-z0-9-]*$/.test(name), wrongFormat),
    /** What stands above it, or beside the box: for consent with a link to what is agreed to. */
    label: richText(),
    /**
     * `true` where it must not stay empty, or the box unticked. The others say that they are optional. `checkboxes` may
     * always stay empty: browsers cannot ask for one of several.
     */
    required: flag().default(false),
    /** A sentence below it: what is wanted, or why it is asked. */
    help: text().optional(),
    /** An example of what to write, inside it; in a `select`, what stands there until one is chosen. */
    placeholder: text().optional(),
    /** What `select`, `radio` and `checkboxes` offer, in order. */
    options: z.array(text()).min(1).optional(),
    /**
     * Who gets the form by what is chosen: for each of `options`, in their order, a name from `formEndpoints` in
     * site.yaml. Without JavaScript it goes to the form's own `endpoint`, with what was chosen in it.
     */
    recipients: z.array(endpoint()).min(1).optional(),
    /** The kinds of files that are taken, by the ends of their names: `pdf`, `jpg`. All unless told. */
    formats: z.array(z.enum(FORMATS)).min(1).optional(),
    /** How many megabytes a file may have; 10 unless told. It stands below the field. */
    megabytes: number()
      .refine(...within(1, 1000))
      .optional(),
    /** What browsers may fill in: `name`, `organization`, `tel` …; known without it for `email` and `telephone`. */
    autocomplete: z.enum(PURPOSES).optional(),
    /** `half` where it may share a row with its neighbour on wide screens; `full` unless told. */
    width: z.enum(['full', 'half']).default('full'),
  })
  .superRefine((written, ctx) => {
    const { kind } = written;
    const refuse = (fault: LeafFault, key: keyof typeof ofKinds | 'required') =>
      ctx.addIssue({ code: 'custom', input: written[key], path: [key], params: { fault, kind } });
    if (ofKinds.options.some((each) => each === kind) && !written.options) refuse('missing-field', 'options');
    const { options, recipients } = written;
    if (options && recipients && options.length !== recipients.length) {
      const about = { fault: 'uneven-list' satisfies LeafFault, count: recipients.length, wanted: options.length };
      ctx.addIssue({ code: 'custom', input: recipients, path: ['recipients'], params: { ...about, per: 'options' } });
    }
    if (kind === 'checkboxes' && written.required) refuse('not-of-kind', 'required');
    for (const [key, kinds] of Object.entries(ofKinds) as [keyof typeof ofKinds, readonly string[]][]) // its own keys
      if (written[key] !== undefined && !kinds.includes(kind)) refuse('not-of-kind', key);
  });

/** Until version 2 a form had these fields, each under its own name, and no others; the third could be left out. */
const FIXED = {
  name: { name: 'name', autocomplete: 'name', required: true, width: 'half' },
  email: { kind: 'email', name: 'email', required: true, width: 'half' },
  company: { name: 'company', autocomplete: 'organization' },
  message: { kind: 'long', name: 'message', required: true },
} as const;

const listedFields: Step = {
  from: 1,
  step(written) {
    const fields = Object.entries(FIXED).flatMap(([name, about]) => {
      const own = written[name];
      return isWritten(own) ? [{ ...about, ...own }] : [];
    });
    if (written.fields !== undefined || fields.length === 0) return written;
    // They stand where the first of them stood.
    const isFixed = (name: string) => Object.hasOwn(FIXED, name) && isWritten(written[name]);
    const first = Object.keys(written).findIndex(isFixed);
    const others = Object.entries(written).filter(([name]) => !isFixed(name));
    return Object.fromEntries(others.toSpliced(first, 0, ['fields', fields]));
  },
};

const form = { type: 'form', steps: [listedFields] } as const;

const fieldsWith = block(form, {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /**
   * The form service that takes it: a name from `formEndpoints` in site.yaml; `formEndpoint` there unless told. A form that
   * asks for files needs its own.
   */
  endpoint: endpoint().optional(),
  /**
   * Seconds from opening the page that it takes anybody to fill it in, at least. What sends it sooner is a program: it is
   * not sent, and the e-mail address is shown. Without JavaScript nobody counts them.
   */
  seconds: number()
    .refine(...within(1, 60))
    .optional(),
  /**
   * `true` where the form service signs tokens: one is asked of it when somebody begins to fill the form in, and goes back
   * to it with what is sent, as `_token`. Not every service does; the one in docs/forms.md can.
   */
  token: flag().optional(),
  /** What is asked, in order. */
  fields: z.array(field).min(1).max(40).superRefine(checkNames),
  /** What happens to what the visitor writes, above the button. */
  privacy: richText().optional(),
  /** The words on the button. */
  submit: text(),
  /** Shown once the message has been sent. */
  success: text(),
  /** Shown when sending fails; the e-mail address follows it. */
  failure: text(),
});

type Form = z.output<typeof fieldsWith>;

/** No address can put a file into an e-mail. */
function checkFiles({ fields, endpoint }: Form, ctx: z.RefinementCtx): void {
  const params = { fault: 'files-by-mail' satisfies LeafFault };
  const at = fields.findIndex(({ kind }) => kind === 'file');
  if (at >= 0 && !endpoint) ctx.addIssue({ code: 'custom', input: 'file', path: ['fields', at, 'kind'], params });
}

/** A form of the fields that are listed. It posts to an endpoint, or writes an e-mail where there is none. */
export const formBlock = fieldsWith.superRefine(checkFiles);

/** What is sent has one value under each name. */
function checkNames(fields: readonly { readonly name: string }[], ctx: z.RefinementCtx): void {
  const names = fields.map(({ name }) => name);
  for (const [index, name] of names.entries()) {
    const params = { fault: 'repeated-name' satisfies LeafFault };
    if (names.indexOf(name) < index) ctx.addIssue({ code: 'custom', input: name, path: [index, 'name'], params });
  }
}
