import type { Language } from "@tablee/domain/language/text";
import { formatMoney } from "./formats.ts";

/**
 * Formats an amount of credit, which is in Canadian dollars for everybody: $12.50 CAD, 12,50 $ CAD (language §18). The
 * sign alone would read as the reader's own dollar, because a device may have chosen another currency.
 */
export const formatCredit = (decimal: number, language: Language): string =>
  `${formatMoney(decimal, "CAD", language)}\u00a0CAD`;
