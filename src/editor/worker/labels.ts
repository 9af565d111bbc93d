import { labelsFile } from '../shared/web.ts';
import { StoreFault } from '../stores/store.ts';
import { besideNow } from './beside.ts';

export type Labels = Readonly<Record<string, string>>;

/** Those that have come, by their languages. */
const known = new Map<string, Labels>();

/** Takes the engine's own words in a language before anybody asks for them. */
export const learnLabels = (code: string, labels: Labels) => known.set(code, labels);

/** The engine's own words in the languages that it comes with: those of a language come when they are asked for, as a site has a few. */
export function labelsBeside(codes: readonly string[]): Readonly<Record<string, Labels>> {
  const load = (code: string): Labels => {
    const labels = besideNow<Labels>(labelsFile(code));
    if (!labels) throw new StoreFault('offline', 'The words have not come.');
    known.set(code, labels);
    return labels;
  };
  const made: Record<string, Labels> = {};
  for (const code of codes)
    Object.defineProperty(made, code, { enumerable: true, get: () => known.get(code) ?? load(code) });
  return made;
}
