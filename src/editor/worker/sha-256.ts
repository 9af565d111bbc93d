import { sha256 as sumOf } from '@noble/hashes/sha2.js';

/** SHA-256 as base64url, as Node gives it at once; browsers have it too, but make their callers wait. */
export const sha256 = (content: string | Uint8Array): string =>
  btoa(String.fromCharCode(...sumOf(typeof content === 'string' ? new TextEncoder().encode(content) : content)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
