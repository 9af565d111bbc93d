import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** The value, a paint later than it comes, and in slices: what hangs on it holds up no answer to a visitor. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
