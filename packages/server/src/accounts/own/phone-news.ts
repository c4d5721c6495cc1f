/** What a member is told of another phone number; null: it is the same one. `undefined`: it was not touched. */
export function phoneNews(
  before: string | null,
  now: string | null | undefined,
): "phone_added" | "phone_changed" | "phone_removed" | null {
  if (now === undefined || now === before) return null;
  if (now === null) return "phone_removed";
  return before === null ? "phone_added" : "phone_changed";
}
