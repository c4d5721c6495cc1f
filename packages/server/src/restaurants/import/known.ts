/** What is known to be there, because it was checked or put there before. Throws where that is not so. */
export function known<K, V>(there: ReadonlyMap<K, V>, key: K): V {
  const value = there.get(key);
  if (value === undefined) throw new Error(`Nothing is known of ${String(key)}`);
  return value;
}

/** The next of what was counted beforehand. Throws where the count was wrong. */
export function nextOf<T>(counted: Iterator<T, undefined>): T {
  const { value, done } = counted.next();
  if (done) throw new Error("Fewer were counted than are needed");
  return value;
}
