/** Where a text, or a sentence of it, begins. */
export const START = '(?<=^|[.:!?–—-] )';
export const END = '(?=[\\s.!…:]*$)';
/** Where a text or one of its lines begins. */
export const LINE = '(?<=^|\\n)';
