import { z } from 'zod';

/** A name that authors give to something: letters, digits, dashes, underscores and dots, no dash or dot first. */
export const name = () => z.string().regex(/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._-]*$/u);
