/** Returns unique names for the rows of a list: identical names are numbered in the order of the rows. */
export function namesApart(names: readonly string[]): string[] {
  const taken = new Set(names);
  const seen = new Map<string, number>();
  return names.map((name) => {
    let count = (seen.get(name) ?? 0) + 1;
    // Another row may already have the name that the number would produce.
    while (count > 1 && taken.has(`${name} (${count})`)) count += 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
