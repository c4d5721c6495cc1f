import { isAlphanumerical } from "./alphanumerical.ts";
import { emailProblem } from "./email.ts";
import { INPUT_LIMITS, type InputType } from "./input-limits.ts";
import { isIpAddress } from "./ip-address.ts";
import { isMacAddress } from "./mac-address.ts";
import { isInRange, type NumberRange, readNumber } from "./number.ts";
import { isGoodPassword } from "./password.ts";
import { isPermalink } from "./permalink.ts";
import { personNameProblem } from "./person-name.ts";
import { isPhone } from "./phone.ts";
import { isPostalCode } from "./postal-code.ts";
import { lengthOf } from "./text-length.ts";
import { isUrl } from "./url.ts";

export type InputProblem = "required" | "too_short" | "too_long" | "invalid";

const CHECKS: Readonly<Record<InputType, (text: string, range: NumberRange) => boolean>> = {
  text: () => true,
  name: (text) => personNameProblem(text) === null,
  alphanumerical: isAlphanumerical,
  email: (text) => emailProblem(text) === null,
  tel: isPhone,
  url: isUrl,
  permalink: isPermalink,
  password: isGoodPassword,
  "postal-code": isPostalCode,
  mac: isMacAddress,
  ip: isIpAddress,
  number: (text, range) => {
    const value = readNumber(text);
    return value !== null && isInRange(value, range);
  },
};

export interface InputRules extends NumberRange {
  required?: boolean;
  /** Where the field has a maximum of its own, which wins over its type's. */
  max_length?: number;
}

/** What is wrong with what stands in a field of a type; nothing at all is wrong only where it is required. */
export const inputProblem = (type: InputType, text: string, rules: InputRules = {}): InputProblem | null => {
  if (text.trim() === "") return rules.required === true ? "required" : null;
  const { min, max } = INPUT_LIMITS[type];
  const length = lengthOf(text);
  if (length > (rules.max_length ?? max)) return "too_long";
  if (length < min) return "too_short";
  return CHECKS[type](text, rules) ? null : "invalid";
};
