/** Returns the value of a key that must exist, because it was checked or inserted earlier. Throws if it does not. */
export function known<K, V>(there: ReadonlyMap<K, V>, key: K): V {
  const value = there.get(key);
  if (value === undefined) throw new Error(`Nothing is known of ${String(key)}`);
  return value;
}

/** Returns the next of values counted beforehand. Throws if there were too few. */
export function nextOf<T>(counted: Iterator<T, undefined>): T {
  const { value, done } = counted.next();
  if (done) throw new Error("Fewer were counted than are needed");
  return value;
}
