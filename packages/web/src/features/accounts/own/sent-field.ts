import type { AccountField } from "@tablee/domain/accounts/account-changes";
import { readNumber } from "@tablee/domain/validation/number";

/** The words beside the field write thousands so, hence its reader does. */
const SPACES = /\s/g;

/** A field as it is sent. What is no number is sent as one that is refused, not as none. */
export const sentField = (field: AccountField, text: string): string | number | null => {
  if (field === "target_calories") return text.trim() === "" ? null : (readNumber(text.replaceAll(SPACES, "")) ?? -1);
  return text === "" && field !== "first_name" && field !== "last_name" ? null : text;
};
