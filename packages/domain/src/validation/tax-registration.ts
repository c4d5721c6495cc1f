import { visibleLine } from "../language/visible-text.ts";
import { lengthOf } from "./text-length.ts";

/** The most code points of a tax's registration number: room for a French VAT number with a SIRET (orders §46). */
export const MOST_REGISTRATION = 40;

/** What such numbers are printed with. No mark or joiner is among them, so that nothing in a number is hidden. */
const PRINTED = /^[\p{L}\p{N}\p{P}\p{Zs}°№+]*$/u;

/** A registration number as it is stored: visible, on one line, trimmed; null if nothing is left. */
export const tidyRegistration = (text: string | null | undefined): string | null => visibleLine(text ?? "") || null;

/** Whether a text can be a tax's registration number once it is tidied. None at all is no mistake. */
export const isRegistration = (text: string | null | undefined): boolean => {
  const tidy = tidyRegistration(text) ?? "";
  return lengthOf(tidy) <= MOST_REGISTRATION && PRINTED.test(tidy);
};
