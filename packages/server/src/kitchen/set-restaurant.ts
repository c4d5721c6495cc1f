import { isDeepStrictEqual } from "node:util";
import { type FieldConflict, overSeen } from "@tablee/domain/management/over-seen";
import { limitsByKey, limitsOfKeys } from "@tablee/domain/kitchen/limits-by-key";
import { statusAsked } from "@tablee/domain/management/owners";
import { repeatedCapacity, type SlotCapacity } from "@tablee/domain/orders/slot-capacity";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { readCapacities, replaceCapacities } from "../restaurants/stored/capacities.queries.ts";
import type { RestaurantRow } from "../restaurants/stored/restaurant.queries.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import { readOwners } from "../restaurants/stored/staff.queries.ts";
import { holdRestaurant, updateRestaurant } from "./kitchen.queries.ts";
import type { KitchenRecord } from "./kitchen-view.ts";

export interface RestaurantChange {
  id: number;
  status?: "open" | "paused" | undefined;
  /** In hours. */
  min_order_delay?: number | undefined;
  max_open_orders?: number | undefined;
  /** Replaces all limits, or only those that differ from what was seen. */
  capacity?: SlotCapacity[] | undefined;
  seen?: Seen | undefined;
}
interface Seen {
  capacity?: SlotCapacity[] | undefined;
  max_open_orders?: number | undefined;
}

type Changed =
  | { kitchen: KitchenRecord }
  | RightRefusal
  | { code: "invalid_input"; path: string }
  | { code: "edit_conflict"; conflicts: FieldConflict[] };

/**
 * Pauses or opens a restaurant's ordering, and sets how far ahead it wants its orders and how many it takes per half
 * hour, each limit only over the one that was seen (kitchen §7). Existing orders remain even if a limit is lowered below
 * their number.
 */
export const setRestaurant = async (
  services: Services,
  viewer: Viewer,
  { id, capacity: asked, seen, ...change }: RestaurantChange,
): Promise<Changed> => {
  const repeated = repeatedCapacity(asked ?? []);
  if (repeated !== null) return { code: "invalid_input", path: `capacity.${repeated}` };
  const act = asked || change.max_open_orders !== undefined ? "capacity" : "pause";
  return services.database.db.transaction(async (tx) => {
    const refusal = await refusedIn(tx, viewer, id, act);
    if (refusal) return refusal;
    const date = services.clock();
    // Locks the restaurant first, like placing does, so that a change of its limits waits for orders being written.
    const held = await holdRestaurant(tx, id);
    if (!held) return { code: "not_found" };
    const before = await settingsOf(tx, held);
    const laid = limitsOver(before, { capacity: asked, max_open_orders: change.max_open_orders }, seen);
    if ("code" in laid) return laid;
    const owners = (await readOwners(tx, [id])).get(id) ?? [];
    const status = statusAsked(held.status, change.status, { owners, admin: viewer.admin });
    const written = { ...change, max_open_orders: laid.max_open_orders, ...(status && { status }) };
    const row = (await updateRestaurant(tx, id, written, date)) ?? held;
    if (asked) await replaceCapacities(tx, id, laid.capacity);
    const after = await settingsOf(tx, row);
    const of = { account_id: viewer.account_id, restaurant_id: id, subject: `restaurant ${id}` as const, date };
    // The list names uses of a right that changed something (accounts §45): a refused opening has not (management §47).
    if (!isDeepStrictEqual(before, after)) await writeAudit(tx, { ...of, action: `restaurant.${act}`, before, after });
    await notifyChange(tx, `restaurant:${id}`);
    return { kitchen: { row, capacities: after.capacity } };
  });
};

/** The limits as they will be; a conflict's field is a limit's key, or `max_open_orders`. */
function limitsOver(now: { capacity: SlotCapacity[]; max_open_orders: number }, asked: Seen, seen: Seen = {}) {
  const fieldsOf = ({ capacity, max_open_orders }: Seen) => ({
    ...(capacity && limitsByKey(capacity)),
    ...(max_open_orders === undefined ? {} : { max_open_orders }),
  });
  const known = { ...limitsByKey(now.capacity), max_open_orders: now.max_open_orders };
  const laid = overSeen<typeof known>(known, { seen: { ...known, ...fieldsOf(seen) }, values: fieldsOf(asked) });
  if ("code" in laid) return laid;
  const { max_open_orders, ...limits } = { ...known, ...laid.values };
  return { capacity: limitsOfKeys(limits), max_open_orders };
}

const settingsOf = async (tx: Queryable, { id, status, min_order_delay, max_open_orders }: RestaurantRow) => ({
  status,
  min_order_delay,
  max_open_orders,
  capacity: (await readCapacities(tx, [id])).get(id) ?? [],
});
