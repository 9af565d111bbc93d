import type { Labels } from '../../schema/labels.ts';
import { shippedLabels } from './all.ts';

/** The language whose words a language has: itself, or the wider one that its code begins with (RFC 4647, 3.4). */
export function shippedFor(code: string): string | undefined {
  if (code === '' || Object.hasOwn(shippedLabels, code)) return code || undefined;
  return shippedFor(code.slice(0, Math.max(0, code.lastIndexOf('-'))));
}

/** The engine's own words for a language. */
export function labelsFor(code: string): Labels | undefined {
  const shipped = shippedFor(code);
  return shipped === undefined ? undefined : shippedLabels[shipped];
}
