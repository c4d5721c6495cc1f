/** Names of a list's rows, each another: those that are alike bear a number, as the rows stand. */
export function namesApart(names: readonly string[]): string[] {
  const taken = new Set(names);
  const seen = new Map<string, number>();
  return names.map((name) => {
    let count = (seen.get(name) ?? 0) + 1;
    // What a number would make of it may be the name of another row.
    while (count > 1 && taken.has(`${name} (${count})`)) count += 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
