import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Slip } from './slip.ts';

/** Faults of a text's own, which explain whatever else is odd at their place. */
const OF_TEXTS: ReadonlySet<string> = new Set([
  'stray-marks',
  'garbled-text',
  'hidden-in-text',
  'html-in-text',
  'bad-placeholder',
  'missing-fact',
  'unknown-format',
  'fact-not-number',
  'fact-not-date',
  'ambiguous-number',
  'invisible-character',
  'rich-text-unsupported',
  'bad-link',
  'number-without-country',
  'yaml-lookalike',
  'space-inside',
  'duplicate-title',
  'empty-value',
  'missing-file',
  'sample-value',
  'text-without-languages',
  'entry-without-languages',
  'yaml-note',
  'curly-quotes',
]);

interface Claim {
  readonly start: number;
  readonly end: number;
  /** Undefined for what has been reported already. */
  readonly slip: Slip | undefined;
  readonly rank: number;
}

/** One message for one slip: of those that overlap, what has been said already or else the one that was found first. */
export function sweep(slips: readonly Slip[], said: readonly Diagnostic[]): Slip[] {
  const byFile = new Map<string, Claim[]>();
  const claim = (file: string, each: Claim) => {
    const known = byFile.get(file);
    if (known) known.push(each);
    else byFile.set(file, [each]);
  };
  for (const { code, place } of said)
    if (OF_TEXTS.has(code)) claim(place.source.file, { ...place.range, slip: undefined, rank: -1 });
  slips.forEach((slip, rank) => {
    claim(slip.place.source.file, { ...slip.place.range, slip, rank });
  });
  return [...byFile.values()].flatMap(keepOne);
}

function keepOne(claims: Claim[]): Slip[] {
  const kept: Claim[] = [];
  for (const next of claims.sort((a, b) => a.start - b.start || a.rank - b.rank)) {
    const last = kept.at(-1);
    if (!last || next.start >= last.end) kept.push(next);
    else if (next.rank < last.rank) kept[kept.length - 1] = next;
  }
  return kept.flatMap(({ slip }) => slip ?? []);
}
