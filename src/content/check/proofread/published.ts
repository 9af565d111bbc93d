import { isMapping } from '../../written/mapping.ts';
import { locate, type Origins } from '../../written/origin.ts';
import type { WrittenValue } from './passages.ts';
import type { Slip } from './slip.ts';

/** Asks about every file that site.yaml publishes by its name: whoever changes the list is to be seen doing so. */
export function publishedSlips({ written }: WrittenValue, origins: Origins): Slip[] {
  const paths = isMapping(written) && Array.isArray(written.publish) ? written.publish : [];
  return paths.flatMap((path, index) =>
    typeof path === 'string'
      ? [{ code: 'published-file', place: locate(origins, written, ['publish', index]).place, details: { path } }]
      : [],
  );
}
