/** What is known of a thing, worked out where it is asked for the first time. */
export function once<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, work: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = work();
  known.set(key, made);
  return made;
}
