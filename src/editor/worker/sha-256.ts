import { sha256 as sumOf } from '@noble/hashes/sha2.js';
import { toBase64 } from '../stores/base64.ts';
import { bytesOf } from '../stores/repository.ts';

/** SHA-256 as base64url, as Node gives it at once; browsers have it too, but make their callers wait. */
export const sha256 = (content: string | Uint8Array): string =>
  toBase64(sumOf(bytesOf(content)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
