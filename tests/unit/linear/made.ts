import type { Pattern } from './patterns.ts';

/** A pattern that was put together while something ran, and where. */
export interface MadePattern extends Pattern {
  /** The line and column of its making, as the module that runs has them. */
  readonly place: string;
}

const MAKER = /\/((?:src|blocks|schema)\/[^?\s:]+\.tsx?)(?:\?[^\s:]*)?:(\d+:\d+)/;

/** Keeps every pattern that the engine's own files make from here on. */
export function keepMade(): { readonly made: MadePattern[]; readonly end: () => void } {
  const made: MadePattern[] = [];
  const own = globalThis.RegExp;
  globalThis.RegExp = new Proxy(own, {
    construct(target, args, newTarget) {
      const pattern = Reflect.construct(target, args, newTarget) as RegExp;
      const [, maker = ''] = (new Error().stack ?? '').split('\n').slice(1);
      const [, file, place] = MAKER.exec(maker) ?? [];
      if (file && place) made.push({ file, place, source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  return {
    made,
    end() {
      globalThis.RegExp = own;
    },
  };
}
