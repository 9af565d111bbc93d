import type { Message } from './message.ts';

/** The messages of a site's own checks, by their codes; one that has checks in its `hooks.ts` brings them. */
export const ownMessages: Readonly<Record<string, Message>> = {};
