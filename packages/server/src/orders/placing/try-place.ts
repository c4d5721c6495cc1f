import type { Order } from "@tablee/contract/orders/orders.schema";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { type Minor, toMinor } from "@tablee/domain/money/minor";
import { checkExpectedTotal } from "@tablee/domain/orders/expected-total";
import type { DeliveryFacts } from "@tablee/domain/orders/delivery-reach";
import {
  checkOpenOrders,
  checkUnpaidOrders,
  type OpenOrders,
  openOrderLimits,
  type TooManyOrders,
} from "@tablee/domain/orders/open-orders";
import { nowPastMidnight } from "@tablee/domain/restaurants/now-past-midnight";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../../database/open-database.ts";
import type { Say } from "../../events/telling.ts";
import type { Viewer } from "../../http/context.ts";
import type { Services } from "../../services.ts";
import { payableOf } from "../pay-before.ts";
import { viewOrder } from "../stored/order-view.ts";
import { basketOfRequest } from "./basket-of-request.ts";
import { newOrder, type PlaceRequest, recordOf } from "./new-order.ts";
import { countUnpaid, insertOrder } from "./place-order.queries.ts";
import { type InvalidPlace, priceRequest, type Snapshot, slotOfRequest } from "./price-request.ts";
import { noteUses, usesOfOffers } from "./uses-of-offers.ts";
import { usedOfSlot } from "./used-of-slot.ts";

export type PlaceRefusal =
  | { refused: "not_found" }
  | { refused: "order_refused"; problems: OrderProblem[] }
  | { refused: "invalid_input"; places: InvalidPlace[] }
  | { refused: "idempotency_conflict" }
  | { refused: "too_many_orders"; crowd: TooManyOrders }
  | { refused: "too_many_requests"; retry_after: number };

interface Placed {
  order: Order;
}

/**
 * `moved`: the restaurant has changed since it was read. `used`: the key already has an order. Neither writes anything.
 */
export type Attempt = Placed | PlaceRefusal | "moved" | "used";

/** Who places what. */
export interface Placing {
  services: Services;
  viewer: Viewer;
  key: string;
  request: PlaceRequest;
  /** What decides whether the delivery is within reach. */
  reach: DeliveryFacts | null;
  hash: string;
}

export const isPlaced = (attempt: Attempt): attempt is Placed => typeof attempt === "object" && "order" in attempt;

/** Checks an order against one snapshot of the restaurant, and writes it if that snapshot is still current. */
export const tryPlace = async (
  db: Queryable,
  placing: Placing,
  snapshot: Snapshot | null,
  say: Say,
): Promise<Attempt> => {
  if (!snapshot) return { refused: "not_found" };
  const at = placing.services.clock();
  const { account_id } = placing.viewer;
  const asked = nowPastMidnight(placing.request, snapshot.row.timezone, at);
  const basket = await basketOfRequest(db, asked, { account_id, hold: true });
  const used = await usedOfSlot(db, snapshot, asked, at);
  const uses = await usesOfOffers(db, snapshot, account_id);
  const priced = priceRequest(snapshot, basket, at, { used, reach: placing.reach, uses });
  if (priced.invalid.length > 0) return { refused: "invalid_input", places: priced.invalid };
  const dearer = basket.problems.length > 0 ? null : checkExpectedTotal(shownTotal(asked), priced.totals.total);
  const problems = dearer ? [...priced.problems, dearer] : priced.problems;
  const slot = slotOfRequest(snapshot, asked, at);
  if (problems.length > 0 || !priced.window || !slot) return { refused: "order_refused", problems };
  const placer = { account_id, key: placing.key, hash: placing.hash };
  const fixed = { ...priced, window: priced.window, slot };
  const takesPayments = placing.services.payments.online;
  const order = newOrder(placer, basket.request, snapshot, fixed, { at, takesPayments });
  const lines = priced.lines.map((line) => ({ ...line, id: uuid() }));
  const unpaid = order.status === "unpaid" ? await countUnpaid(db, account_id, order.restaurant_id) : 0;
  const crowd = checkUnpaidOrders(unpaid, snapshot.row.max_open_orders);
  if (crowd) return { refused: "too_many_orders", crowd };
  const limits = openOrderLimits(snapshot.row.max_open_orders);
  const placed = await insertOrder(db, snapshot.row.revision, order, lines, limits);
  if (!placed) return "moved";
  if ("open" in placed) return crowded(placed.open, limits);
  await noteUses(db, snapshot, priced, { id: placed.id, account_id });
  const view = viewOrder(recordOf(order, lines, placed, snapshot));
  const { has_webhooks } = snapshot;
  await say(db, "order.placed", {
    order: view,
    for_kitchen: view,
    at,
    table_session_id: basket.session_id,
    has_webhooks,
  });
  return { order: payableOf(view, snapshot) };
};

const crowded = (open: OpenOrders, limits: OpenOrders): PlaceRefusal => {
  const crowd = checkOpenOrders(open, limits);
  if (!crowd) throw new Error("An order was not written, and the member may have more of them");
  return { refused: "too_many_orders", crowd };
};

const shownTotal = ({ expected_total }: PlaceRequest): Minor | null =>
  expected_total == null ? null : toMinor(expected_total);
