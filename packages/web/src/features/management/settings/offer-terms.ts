import type { RestaurantSettings } from "@tablee/contract/management/settings.contract";
import type { Language } from "@tablee/domain/language/text";
import type { OfferKind } from "@tablee/domain/menus/offer";
import type { Currency } from "@tablee/domain/money/minor";
import { formatMoney } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";

type Offer = RestaurantSettings["offers"][number];

const KINDS: Record<OfferKind, () => string> = {
  second_half: () => m.management_offer_second_half(),
  third_free: () => m.management_offer_third_free(),
  amount_off: () => m.management_offer_amount_off(),
};
export const kindWord = (kind: OfferKind): string => KINDS[kind]();

/** Returns "5.00 off from 30.00 · code NOEL": the terms of an offer in one line. */
export function offerTerms({ kind, amount, from, code }: Offer, currency: Currency, language: Language): string {
  const money = (decimal: number) => formatMoney(decimal, currency, language);
  const terms =
    kind === "amount_off" ? m.management_offer_off_from({ amount: money(amount), from: money(from) }) : kindWord(kind);
  return code === null ? terms : `${terms} · ${m.management_offer_with_code({ code })}`;
}
