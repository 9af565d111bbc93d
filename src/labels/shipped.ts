import type { Labels } from '../../schema/labels.ts';
import { shippedLabels } from './all.ts';

/** The engine's own words for a language: its own, or those of the wider one that its code begins with (RFC 4647, 3.4). */
export function labelsFor(code: string): Labels | undefined {
  if (code === '' || Object.hasOwn(shippedLabels, code)) return shippedLabels[code];
  return labelsFor(code.slice(0, Math.max(0, code.lastIndexOf('-'))));
}
