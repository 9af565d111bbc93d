import type { Diagnostic } from './diagnostic.ts';

/** Messages that are shown one by one. */
export const MAX_SHOWN = 500;

/** What is shown of all messages: errors before warnings where there are too many, in their order, and how many are left. */
export function shown(all: readonly Diagnostic[]): readonly Diagnostic[] {
  if (all.length <= MAX_SHOWN) return all;
  const gravest = [...all].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const chosen = new Set(gravest.slice(0, MAX_SHOWN));
  const left = all.filter((each) => !chosen.has(each));
  const files = new Set(left.map(({ place }) => place.source.file));
  const place = { source: { file: left[0]?.place.source.file ?? '', text: '' }, range: { start: 0, end: 0 } };
  const details = { limit: MAX_SHOWN, count: left.length, files: files.size };
  return [...all.filter((each) => chosen.has(each)), { code: 'more-messages', severity: 'warning', place, details }];
}
