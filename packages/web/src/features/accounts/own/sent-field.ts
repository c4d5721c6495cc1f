import type { AccountField } from "@tablee/domain/accounts/account-changes";
import { readNumber } from "@tablee/domain/validation/number";

/** The hint beside the field groups thousands with spaces, so they are accepted in the field too. */
const SPACES = /\s/g;

/**
 * Returns the value of a field as it is sent. A text that is not a number is sent as a value that will be refused, not
 * as no value.
 */
export const sentField = (field: AccountField, text: string): string | number | null => {
  if (field === "target_calories") return text.trim() === "" ? null : (readNumber(text.replaceAll(SPACES, "")) ?? -1);
  return text === "" && field !== "first_name" && field !== "last_name" ? null : text;
};
