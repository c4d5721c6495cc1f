import type { Menu } from "@tablee/domain/menus/menu";
import type { Offer } from "@tablee/domain/menus/offer";
import { offersFor, type OfferUse } from "@tablee/domain/orders/offers/offers-for";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { useNow } from "../../../language/now.ts";
import { useOrderSettings } from "../settings/order-settings-context.ts";

const NEVER_HAD = new Map<string, OfferUse>();

/**
 * The offers that apply to the basket, as far as this device knows: only the server knows about codes and past uses.
 */
export function useOfferRules(menu: Menu | null): readonly Offer[] {
  const { restaurant, choice } = useOrderSettings();
  const at = useNow();
  if (!menu) return [];
  const { timezone } = restaurant;
  const date = choice.date ?? localMoment(at, timezone).date;
  const asked = { code: null, mode: choice.mode, date, time: choice.time ?? "now", timezone, uses: NEVER_HAD };
  return offersFor(menu.offers, asked, at).rules;
}
