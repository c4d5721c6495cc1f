import type { Order, OrderProblem } from "@tablee/contract/orders/orders.schema";
import { type Minor, toMinor } from "@tablee/domain/money/minor";
import { checkExpectedTotal } from "@tablee/domain/orders/expected-total";
import type { DeliveryFacts } from "@tablee/domain/orders/delivery-reach";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../../database/open-database.ts";
import type { Context, Viewer } from "../../http/context.ts";
import { printByItself } from "../../kitchen/printing/print-by-itself.ts";
import { keptMenu, type MenuEntry, menuOf } from "../../menus/menu-cache.ts";
import { readRestaurantWithMenu } from "../../menus/menu.queries.ts";
import type { Services } from "../../services.ts";
import type { SittingRecord } from "../../tables/table-session.queries.ts";
import { announceTaken, takeTable } from "../../tables/take-table.ts";
import { announceOrder } from "../../webhooks/announce-order.ts";
import { basketOfRequest } from "./basket-of-request.ts";
import { requestHash } from "./idempotency.ts";
import { inTurn } from "./kitchen-turns.ts";
import { hasAddress, locateDelivery } from "./locate-delivery.ts";
import { newOrder, type PlaceRequest, recordOf } from "./new-order.ts";
import { viewOrder } from "../stored/order-view.ts";
import { orderOfKey, readOrder } from "../stored/orders.queries.ts";
import { insertOrder, isKeyUsed, lockAtRevision, lockRestaurant } from "./place-order.queries.ts";
import { type InvalidPlace, priceRequest, type Snapshot, slotOfRequest } from "./price-request.ts";
import { usedOfSlot } from "./used-of-slot.ts";

export type PlaceRefusal =
  | { refused: "not_found" }
  | { refused: "order_refused"; problems: OrderProblem[] }
  | { refused: "invalid_input"; places: InvalidPlace[] }
  | { refused: "idempotency_conflict" }
  | { refused: "too_many_requests"; retry_after: number };

interface Placed {
  order: Order;
  taken: SittingRecord | null;
}

/** `moved`: the restaurant has changed since it was read. `used`: the key has an order. Nothing is written in either. */
type Attempt = Placed | PlaceRefusal | "moved" | "used";

/**
 * Places an order, once for each key of a member: repeated with the same body, at once or years later, it answers
 * the order that there is, whatever has become of the menu; with another body it is refused.
 *
 * It is priced by the menu at hand and written only where that is still the menu (`insertOrder`); else by the one that
 * there is now, or, where that changes too, read, checked and written under the lock that a change would need. Where what others have
 * ordered decides too (slots of limited capacity, a shared table's basket), it is read under that lock from the start.
 */
export const placeOrder = async (
  { limits, ...services }: Context,
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
  const located = await locateDelivery(services, request, entry?.row ?? null);
  const placing: Placing = { ...placer, ...located };
  const attempt = await placeByMenus(placing, entry, kept === null);
  if (isPlaced(attempt)) {
    services.realtime.orderUpdated(attempt.order);
    void printByItself(services, attempt.order);
    if (attempt.taken) await announceTaken(services, attempt.taken, viewer);
    return { order: attempt.order };
  }
  // The key comes before any refusal: what was placed was placed.
  const before = await orderOfBefore(placing);
  if (before) return before;
  if (typeof attempt === "string") throw new Error(`An order could not be placed: ${attempt}`);
  return attempt;
};

interface Placing {
  services: Services;
  viewer: Viewer;
  key: string;
  request: PlaceRequest;
  /** What the delivery's reach is judged by. */
  reach: DeliveryFacts | null;
  hash: string;
}

const isPlaced = (attempt: Attempt): attempt is Placed => typeof attempt === "object" && "order" in attempt;

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
  let attempt = await unlessUsed(() => placeAsRead(placing, entry));
  if (!isAsked && attempt !== "used" && !isPlaced(attempt)) {
    const now = await menuOf(services, request.restaurant_id);
    if (now !== entry) attempt = await unlessUsed(() => placeAsRead(placing, now));
  }
  if (attempt !== "moved") return attempt;
  return unlessUsed(() => services.database.db.transaction((tx) => placeUnderLock(tx, placing)));
};

/** By the menu at hand: what has changed since is found out by its revision. */
const placeAsRead = async (placing: Placing, entry: MenuEntry | null): Promise<Attempt> => {
  const { db } = placing.services.database;
  const alone = placing.request.table === null;
  const { restaurant_id } = placing.request;
  if (!entry || (alone && entry.capacities.length === 0 && !entry.has_webhooks)) {
    return inTurn(restaurant_id, () => tryPlace(db, placing, entry));
  }
  return inTurn(restaurant_id, () =>
    db.transaction(async (tx) =>
      (await lockAtRevision(tx, entry.row.id, entry.revision)) ? tryPlace(tx, placing, entry) : "moved",
    ),
  );
};

const placeUnderLock = async (tx: Queryable, placing: Placing): Promise<Attempt> => {
  await lockRestaurant(tx, placing.request.restaurant_id);
  return tryPlace(tx, placing, await readRestaurantWithMenu(tx, placing.request.restaurant_id));
};

const tryPlace = async (db: Queryable, placing: Placing, snapshot: Snapshot | null): Promise<Attempt> => {
  if (!snapshot) return { refused: "not_found" };
  const at = placing.services.clock();
  const { account_id } = placing.viewer;
  const basket = await basketOfRequest(db, placing.request, { account_id, hold: true }, at);
  const used = await usedOfSlot(db, snapshot, placing.request, at);
  const priced = priceRequest(snapshot, basket, at, used, placing.reach);
  if (priced.invalid.length > 0) return { refused: "invalid_input", places: priced.invalid };
  const dearer =
    basket.problems.length > 0 ? null : checkExpectedTotal(shownTotal(placing.request), priced.totals.total);
  const problems = dearer ? [...priced.problems, dearer] : priced.problems;
  const slot = slotOfRequest(snapshot, placing.request, at);
  if (problems.length > 0 || !priced.window || !slot) return { refused: "order_refused", problems };
  const placer = { account_id, key: placing.key, hash: placing.hash };
  const order = newOrder(placer, basket.request, snapshot, { ...priced, window: priced.window, slot }, at);
  const lines = priced.lines.map((line) => ({ ...line, id: uuid() }));
  const placed = await insertOrder(db, snapshot.row.revision, order, lines);
  if (!placed) return "moved";
  const taken = basket.session_id === null ? null : await takeTable(db, basket.session_id, placed.id, at);
  const view = viewOrder(recordOf(order, lines, placed, snapshot));
  if (snapshot.has_webhooks) await announceOrder(placing.services, db, "order.placed", view);
  return { order: view, taken };
};

const shownTotal = ({ expected_total }: PlaceRequest): Minor | null =>
  expected_total == null ? null : toMinor(expected_total);

const orderOfBefore = async (
  placing: Pick<Placing, "services" | "viewer" | "key" | "hash">,
): Promise<{ order: Order } | PlaceRefusal | null> => {
  const { db } = placing.services.database;
  const before = await orderOfKey(db, placing.viewer.account_id, placing.key);
  if (!before) return null;
  if (before.request_hash !== placing.hash) return { refused: "idempotency_conflict" };
  const record = await readOrder(db, before.id);
  return record && { order: viewOrder(record) };
};
