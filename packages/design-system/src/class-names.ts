/**
 * Joins the truthy names. The stylesheet, not the order here, decides which utility wins, so never pass two of the same
 * kind.
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
