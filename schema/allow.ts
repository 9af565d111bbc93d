import { z } from 'zod';
import { type LeafFault, wrongFormat } from './leaf.ts';
import { flag } from './scalar.ts';
import { urlOf } from './url.ts';

/** An asterisk in a host would let in whoever has a name below it. */
const noWildcard = [
  (address: string) => !address.includes('*'),
  { params: { fault: 'wildcard-host' satisfies LeafFault }, abort: true },
] as const;

/** What an https origin looks like in a header: a plain host, maybe a port. */
export const ORIGIN = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;
/** The address of a script: an origin, a plain path to a file, maybe a query. */
export const SCRIPT = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?\/[\w.~@/-]*[\w.~@-](?:\?[\w.~%+=&-]*)?$/;

const hosts = () =>
  z
    .array(
      z
        .string()
        .refine(...noWildcard)
        .refine((written) => ORIGIN.test(written) && urlOf(written) !== undefined, wrongFormat),
    )
    .default([]);

/** What of other hosts a site's pages may load; without it, nothing. */
export const allow = z
  .strictObject({
    /** Scripts that every page loads, once its own content is there. */
    scripts: z
      .array(
        z.strictObject({
          /** Its address: `https://stats.example.com/script.js`. */
          src: z
            .string()
            .refine(...noWildcard)
            .refine((written) => SCRIPT.test(written) && urlOf(written) !== undefined, wrongFormat),
          /** What it is told: `domain: example.com` becomes `data-domain`. */
          data: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string()).default({}),
          /** `false` where pages do not load it by themselves: a block of the site's own does, once visitors have agreed. */
          load: flag().default(true),
        }),
      )
      .default([]),
    /** The hosts whose pages may stand in a frame: `https://maps.example.com`. */
    frames: hosts(),
    /** The hosts that scripts may ask: `https://stats.example.com`. */
    connect: hosts(),
    /** The hosts whose pictures may be shown. */
    images: hosts(),
  })
  .prefault({});
