import type { Text } from "../language/text.ts";
import { OFFER_CODE, type OfferKind } from "./offer.ts";

/** An offer as its owner writes it; amounts may be decimals or cents. */
interface WrittenOffer {
  ref: string;
  name: Text;
  kind: OfferKind;
  amount: number;
  from: number;
  starts: string | null;
  ends: string | null;
  code: string | null;
}

export const OFFER_PROBLEMS = [
  "offer_name_missing",
  "offer_amount_missing",
  "offer_pays",
  "offer_code_invalid",
  "offer_code_twice",
  "offer_dates_reversed",
] as const;
type OfferProblem = (typeof OFFER_PROBLEMS)[number];

/**
 * The first offer that cannot be saved, and why (menus §39). An amount off that exceeds the minimum order would pay the
 * diner.
 */
export function offerProblem(offers: readonly WrittenOffer[]): { at: number; code: OfferProblem } | null {
  const codes = new Set<string>();
  for (const [at, { name, kind, amount, from, starts, ends, code }] of offers.entries()) {
    if (!name.en && !name.fr && !name.default) return { at, code: "offer_name_missing" };
    if (kind === "amount_off" && amount <= 0) return { at, code: "offer_amount_missing" };
    if (kind === "amount_off" && amount > from) return { at, code: "offer_pays" };
    if (starts !== null && ends !== null && ends < starts) return { at, code: "offer_dates_reversed" };
    if (code === null) continue;
    if (!OFFER_CODE.test(code)) return { at, code: "offer_code_invalid" };
    if (codes.has(code)) return { at, code: "offer_code_twice" };
    codes.add(code);
  }
  return null;
}
