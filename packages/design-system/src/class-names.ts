/** Joins what is true. Order does not decide which utility wins, the stylesheet does: never pass two of one kind. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
