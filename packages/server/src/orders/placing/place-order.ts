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
 * Places an order, once for each key of a member: repeated with the same body, at once or years later, it answers
 * the order that there is, whatever has become of the menu; with another body it is refused.
 *
 * It is priced by the menu at hand and written only where that is still the menu (`insertOrder`); else by the one that
 * there is now, or, where that changes too, read, checked and written under the lock that a change would need. Where what others have
 * ordered decides too (slots of limited capacity, offers of which there are only so many, a shared table's basket), it is read under that lock from the start.
 */
export const placeOrder = async (
  { limits, address, ...services }: Context,
  viewer: Viewer,
  key: string,
  request: PlaceRequest,
): Promise<{ order: Order } | PlaceRefusal> => {
  // What the diner was shown is not what the diner asked for: a retry that has seen a new total is the same order.
  const { expected_total: _shown, ...asked } = request;
  // Looked up before the transaction: nobody waits behind a map.
  const kept = keptMenu(services, request.restaurant_id);
  const entry = kept ?? (await menuOf(services, request.restaurant_id));
  const placer = { services, viewer, key, hash: requestHash(asked) };
  // Counted for the member and not for the address, which a whole restaurant shares; unlike a quote it does not go on
  // without: then nobody would have checked how far it goes.
  const retry_after = hasAddress(request) ? await limits.take("places", `member ${viewer.account_id}`) : null;
  if (retry_after !== null) return (await orderOfBefore(placer)) ?? { refused: "too_many_requests", retry_after };
  const tried = await tryCode({ limits, viewer, address }, request);
  if (tried.problem !== null) {
    return (await orderOfBefore(placer)) ?? { refused: "order_refused", problems: [tried.problem] };
  }
  const located = await locateDelivery(services, request, entry?.row ?? null);
  const placing: Placing = { ...placer, ...located };
  const attempt = await placeByMenus(placing, entry, kept === null);
  await tried.settle(typeof attempt === "object" && "problems" in attempt ? attempt.problems : []);
  if (isPlaced(attempt)) return attempt;
  // The key comes before any refusal: what was placed was placed.
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
 * By the menu at hand, then by the one that there is now, last under the lock. A menu that was kept may be of before a
 * change: it may place an order, because that asks for its revision, and never refuse one.
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

/** By the menu at hand: what has changed since is found out by its revision. */
const placeAsRead = async (placing: Placing, entry: MenuEntry | null, say: Say): Promise<Attempt> => {
  const { db } = placing.services.database;
  const alone = placing.request.table === null;
  const { restaurant_id } = placing.request;
  const isFree = entry !== null && entry.capacities.length === 0 && !hasLimitedOffers(entry) && !entry.has_webhooks;
  if (!entry || (alone && isFree)) {
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
