import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Queryable } from "../../database/open-database.ts";
import { type Say, telling } from "../../events/telling.ts";
import type { Context, Viewer } from "../../http/context.ts";
import { keptMenu, type MenuEntry, menuOf } from "../../menus/menu-cache.ts";
import { readRestaurantWithMenu } from "../../menus/menu.queries.ts";
import { tryCode } from "./code-tries.ts";
import { requestHash } from "./idempotency.ts";
import { inTurn } from "./kitchen-turns.ts";
import { hasAddress, locateDelivery } from "./locate-delivery.ts";
import type { PlaceRequest } from "./new-order.ts";
import { isKeyUsed, lockAtRevision, lockRestaurant } from "./place-order.queries.ts";
import { orderOfBefore } from "./placed-before.ts";
import { hasLimitedOffers } from "./uses-of-offers.ts";
import { type Attempt, isPlaced, type PlaceRefusal, type Placing, tryPlace } from "./try-place.ts";

/**
 * Places an order, once per key of a member. A repetition with the same body, at once or years later, returns the
 * existing order, whatever has become of the menu; a repetition with another body is refused.
 *
 * The order is first priced by the cached menu and written only if that menu is still current (`insertOrder`).
 * Otherwise it is priced by the current menu; if that changes too, the menu is read, checked and the order written
 * under the lock that a change of the menu needs. If other orders matter as well (slots of limited capacity, limited
 * offers, the basket of a shared table), they are read under that lock from the start.
 */
export const placeOrder = async (
  { limits, address, ...services }: Context,
  viewer: Viewer,
  key: string,
  request: PlaceRequest,
): Promise<{ order: Order } | PlaceRefusal> => {
  // The total shown to the diner is not part of the order: a retry that has seen a new total is the same order.
  const { expected_total: _shown, ...asked } = request;
  const kept = keptMenu(services, request.restaurant_id);
  const entry = kept ?? (await menuOf(services, request.restaurant_id));
  const placer = { services, viewer, key, hash: requestHash(asked) };
  // Counted per member and not per address, because everyone in a restaurant may share one address. Unlike a quote, the
  // order does not continue without the lookup: nobody would have checked how far the delivery goes.
  const retry_after = hasAddress(request) ? await limits.take("places", `member ${viewer.account_id}`) : null;
  if (retry_after !== null) return (await orderOfBefore(placer)) ?? { refused: "too_many_requests", retry_after };
  const tried = await tryCode({ limits, viewer, address }, request);
  if (tried.problem !== null) {
    return (await orderOfBefore(placer)) ?? { refused: "order_refused", problems: [tried.problem] };
  }
  // Before the transaction, so that nobody waits for a geocoder while a lock is held.
  const located = await locateDelivery(services, request, entry?.row ?? null);
  const placing: Placing = { ...placer, ...located };
  const attempt = await placeByMenus(placing, entry, kept === null);
  await tried.settle(typeof attempt === "object" && "problems" in attempt ? attempt.problems : []);
  if (isPlaced(attempt)) return attempt;
  // An order that exists for the key takes precedence over any refusal.
  const before = await orderOfBefore(placing);
  if (before) return before;
  if (typeof attempt === "string") throw new Error(`An order could not be placed: ${attempt}`);
  return attempt;
};

const unlessUsed = async (place: () => Promise<Attempt>): Promise<Attempt> => {
  try {
    return await place();
  } catch (error) {
    if (isKeyUsed(error)) return "used";
    throw error;
  }
};

/**
 * Tries the menu at hand, then the current one, and at last reads the menu under the lock. A cached menu may be
 * outdated: an order may be placed by it, because the write checks the revision, but never refused by it.
 */
const placeByMenus = async (placing: Placing, entry: MenuEntry | null, isAsked: boolean): Promise<Attempt> => {
  const { services, request } = placing;
  const asRead = (menu: MenuEntry | null) =>
    unlessUsed(() => telling(services, (say) => placeAsRead(placing, menu, say)));
  let attempt = await asRead(entry);
  if (!isAsked && attempt !== "used" && !isPlaced(attempt)) {
    const now = await menuOf(services, request.restaurant_id);
    if (now !== entry) attempt = await asRead(now);
  }
  if (attempt !== "moved") return attempt;
  const { db } = services.database;
  return unlessUsed(() => telling(services, (say) => db.transaction((tx) => placeUnderLock(tx, placing, say))));
};

/**
 * Places an order by the menu at hand; the revision tells whether it has changed since. Anything that must be
 * consistent with the order (capacity, limited offers, a shared table, webhooks, a payment) is read and written in one transaction
 * with it.
 */
const placeAsRead = async (placing: Placing, entry: MenuEntry | null, say: Say): Promise<Attempt> => {
  const { db } = placing.services.database;
  const alone = placing.request.table === null;
  const { restaurant_id } = placing.request;
  const isFree = entry !== null && entry.capacities.length === 0 && !hasLimitedOffers(entry) && !entry.has_webhooks;
  const isPaidThere = !placing.services.payments.online;
  if (!entry || (alone && isFree && isPaidThere)) {
    return inTurn(restaurant_id, () => tryPlace(db, placing, entry, say));
  }
  return inTurn(restaurant_id, () =>
    db.transaction(async (tx) =>
      (await lockAtRevision(tx, entry.row.id, entry.revision)) ? tryPlace(tx, placing, entry, say) : "moved",
    ),
  );
};

const placeUnderLock = async (tx: Queryable, placing: Placing, say: Say): Promise<Attempt> => {
  await lockRestaurant(tx, placing.request.restaurant_id);
  const snapshot = await readRestaurantWithMenu(tx, placing.request.restaurant_id);
  return tryPlace(tx, placing, snapshot, say);
};
