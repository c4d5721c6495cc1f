import { INPUT_LIMITS, type InputType } from "./input-limits.ts";
import { isIpAddress } from "./ip-address.ts";
import { isPermalink } from "./permalink.ts";
import { isPhone } from "./phone.ts";
import { isPostalCode } from "./postal-code.ts";
import { lengthOf } from "./text-length.ts";
import { isUrl } from "./url.ts";

export type InputProblem = "required" | "too_short" | "too_long" | "invalid";

const CHECKS: Readonly<Record<InputType, (text: string) => boolean>> = {
  tel: isPhone,
  url: isUrl,
  permalink: isPermalink,
  ip: isIpAddress,
  "postal-code": isPostalCode,
};

export interface InputRules {
  required?: boolean;
  /** The field's own maximum, which takes precedence over that of its type. */
  max_length?: number;
}

/** What is wrong with the content of a field; an empty field is wrong only if it is required. */
export const inputProblem = (type: InputType, text: string, rules: InputRules = {}): InputProblem | null => {
  if (text.trim() === "") return rules.required === true ? "required" : null;
  const { min, max } = INPUT_LIMITS[type];
  const length = lengthOf(text);
  if (length > (rules.max_length ?? max)) return "too_long";
  if (length < min) return "too_short";
  return CHECKS[type](text) ? null : "invalid";
};
