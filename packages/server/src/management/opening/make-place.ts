import { badWordsOf } from "@tablee/domain/comments/bad-words";
import { containsUrl } from "@tablee/domain/comments/contains-url";
import type { Language } from "@tablee/domain/language/text";
import {
  checkNewPlace,
  isSamePlace,
  type NewPlaceFields,
  type NewPlaceRefusal,
  zoneOfPlace,
} from "@tablee/domain/management/opening/new-place";
import { modeFacts } from "@tablee/domain/management/settings";
import { firstTax } from "@tablee/domain/menus/first-tax";
import { currencyOf } from "@tablee/domain/money/country-currency";
import { DEFAULT_CURRENCY } from "@tablee/domain/money/minor";
import { isTimezone } from "@tablee/domain/restaurants/local-time";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { setStaffRole } from "../../accounts/rights/rights.queries.ts";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import type { Context, Viewer } from "../../http/context.ts";
import { storedTax } from "../../restaurants/import/write/wanted-rows.ts";
import type { Services } from "../../services.ts";
import { isPhoneVerified } from "../claims/claims.queries.ts";
import { countryOfClock, zonesOf } from "./country-of-clock.ts";
import { holdMaking, insertPlace, readUnopened } from "./opening.queries.ts";

export interface NewPlace extends NewPlaceFields {
  position: { latitude: number; longitude: number } | null;
  /** Two letters; without it, the device's time zone decides. */
  country?: string | null | undefined;
  timezone: string;
}

type Refusal = { code: "place_refused"; reason: NewPlaceRefusal } | { code: "too_many_requests"; retry_after: number };

const HOME = "America/Toronto";
const NO_WORDS = { en: null, fr: null, default: null };
const CLOSED = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
/** Take-out is the only way of ordering that needs nothing but a counter. */
const MODES = Object.assign(
  {},
  ...ORDER_MODES.map((mode) => modeFacts(mode, mode === "take_out" ? "offered" : "hidden")),
);

/**
 * Creates a place that does not exist yet, with the member as its owner; no list shows it before it is opened
 * (management §41).
 */
export function makePlace(
  { database: { db }, clock, limits }: Services & Pick<Context, "limits">,
  { account_id }: Viewer,
  asked: NewPlace,
  language: Language,
): Promise<{ restaurant_id: number } | Refusal> {
  const row = placeRow(asked, language);
  return db.transaction(async (tx) => {
    await holdMaking(tx, account_id);
    const unopened = await readUnopened(tx, account_id);
    // A repeated request, because the answer to the first one was lost.
    const made = unopened.find(({ name, ...place }) =>
      Object.values(name).some((words) => words !== null && isSamePlace({ ...place, name: words }, asked)),
    );
    if (made) return { restaurant_id: made.id };
    const refusal = checkNewPlace({
      ...asked,
      phone_verified: await isPhoneVerified(tx, account_id),
      bad_words: badWordsOf(asked.name),
      has_url: containsUrl(asked.name),
      unopened: unopened.length,
    });
    if (refusal) return { code: "place_refused", reason: refusal.code };
    const retry_after = await limits.take("new_places", `member ${account_id}`);
    if (retry_after !== null) return { code: "too_many_requests", retry_after };
    const date = clock();
    const restaurant_id = await insertPlace(tx, { ...row, updated_at: date });
    await setStaffRole(tx, { restaurant_id, account_id, role: "owner" });
    const after = { name: asked.name.trim(), address: asked.address.trim(), city: asked.city.trim() };
    const entry = { account_id, restaurant_id, subject: `restaurant ${restaurant_id}` as const, date };
    await writeAudit(tx, { ...entry, action: "place.make", after });
    return { restaurant_id };
  });
}

/** A new place's row: its currency, tax and time zone follow from its country and postal code. */
function placeRow({ name, address, city, postal_code, position, ...asked }: NewPlace, language: Language) {
  const device = isTimezone(asked.timezone) ? asked.timezone : HOME;
  // null is a country that we do not know; only if none was named, the clock tells it.
  const country = asked.country === undefined ? countryOfClock(device) : asked.country;
  const timezone = zoneOfPlace(country, country === null ? [] : zonesOf(country), device);
  const tax = firstTax(asked.country === null ? "" : country, postal_code);
  return {
    ref: crypto.randomUUID(),
    name: { ...NO_WORDS, [language]: name.trim() },
    description: NO_WORDS,
    menu_description: NO_WORDS,
    address: address.trim(),
    city: city.trim(),
    postal_code: postal_code.trim().toUpperCase(),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    timezone,
    currency: (country === null ? null : currencyOf(country)) ?? DEFAULT_CURRENCY,
    tax:
      tax &&
      storedTax({
        included: tax.included,
        rates: tax.rates.map((rate) => ({ ...rate, modes: null, item_ids: null, registration: null })),
      }),
    hours: CLOSED,
    ...MODES,
  };
}
