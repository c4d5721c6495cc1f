export type Random = () => number;

/**
 * mulberry32: numbers in [0, 1) that are identical for the same seed on every machine and in every release of Node. It
 * is written here because a library that changes its sequence in a new version would change the demo.
 */
export const seededRandom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** An integer from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** A random entry of a non-empty list. */
export const pick = <T>(random: Random, list: readonly T[]): T => {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error("pick from an empty list");
  return chosen;
};

/** `count` different entries of a list in random order (all of them if the list is shorter). */
export const sample = <T>(random: Random, list: readonly T[], count: number): T[] => {
  const rest = [...list];
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const moved = rest[at] as T;
    rest[at] = rest[other] as T;
    rest[other] = moved;
  }
  return rest.slice(0, count);
};
