/** What sets one field of a line, over the value that is shown. */
export type SetField = (field: string, seen: unknown, value: unknown) => void;

/** Where a line goes when it is pulled onto another one of its list: behind it from above, before it from below. */
export function placeFor(lines: readonly { ref: string }[], ref: string, onto: string): string | null {
  const from = lines.findIndex((one) => one.ref === ref);
  const to = lines.findIndex((one) => one.ref === onto);
  return from < to ? onto : (lines[to - 1]?.ref ?? null);
}
