import type { TextValue } from './resolved.ts';

/** A finished text as one string, for attributes and addresses, which hold no markup. */
export function plainText(value: TextValue): string {
  if (typeof value === 'string') return value;
  return value.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}
