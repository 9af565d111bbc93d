import { session } from './count-from-here.ts';

/**
 * How many steps some work takes: each run of each block of code counts one, in this project and in its packages, and
 * each character that a search in a text passes counts one. The same work takes the same steps on any machine.
 */
export function countSteps(work: () => void): number {
  takeBlocks();
  const texts = watchTexts();
  try {
    work();
  } finally {
    texts.stop();
  }
  return takeBlocks() + texts.passed();
}

/** How many blocks have run since this was asked last. */
function takeBlocks(): number {
  let blocks = 0;
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    for (const { url, functions } of result)
      if (!url.includes('/linear/steps.ts'))
        for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
  });
  return blocks;
}

/** Counts the characters that searches pass: to what they find, or to the end. */
function watchTexts() {
  let passed = 0;
  const { indexOf, lastIndexOf, includes, split } = String.prototype;
  const { exec } = RegExp.prototype;
  const isAnchored = ({ source, flags }: RegExp) =>
    flags.includes('y') || (source.startsWith('^') && !flags.includes('m'));
  Object.assign(String.prototype, {
    indexOf(this: string, part: string, from = 0) {
      const at = indexOf.call(this, part, from);
      passed += (at === -1 ? this.length : at) - Math.min(from, this.length);
      return at;
    },
    lastIndexOf(this: string, part: string, from = this.length) {
      const at = lastIndexOf.call(this, part, from);
      passed += Math.min(from, this.length) - Math.max(at, 0);
      return at;
    },
    includes(this: string, part: string, from = 0) {
      const at = indexOf.call(this, part, from);
      passed += (at === -1 ? this.length : at) - from;
      return includes.call(this, part, from);
    },
    split(this: string, by: string | RegExp, limit?: number) {
      passed += this.length;
      return Reflect.apply(split, this, [by, limit]);
    },
  });
  RegExp.prototype.exec = function (text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    if (found) passed += found.index + found[0].length - from;
    else passed += isAnchored(this) ? 1 : String(text).length - from;
    return found;
  };
  return {
    passed: () => passed,
    stop: () => {
      Object.assign(String.prototype, { indexOf, lastIndexOf, includes, split });
      RegExp.prototype.exec = exec;
    },
  };
}
