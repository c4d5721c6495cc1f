/**
 * Which mail a change of phone number causes; null if the number stays the same. `undefined`: the number was not given.
 */
export function phoneNews(
  before: string | null,
  now: string | null | undefined,
): "phone_added" | "phone_changed" | "phone_removed" | null {
  if (now === undefined || now === before) return null;
  if (now === null) return "phone_removed";
  return before === null ? "phone_added" : "phone_changed";
}
