import type { Order } from "@tablee/contract/orders/orders.schema";
import { type ArrivalVerdict, checkArrival } from "@tablee/domain/orders/arrival";
import { telling } from "../events/telling.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { lockOrder, writeArrival } from "./stored/move-order.queries.ts";
import { viewForBoth } from "./stored/order-view.ts";
import { readOrder } from "./stored/orders.queries.ts";

type Refusal = { code: "not_found" } | ArrivalVerdict;

/**
 * Handles "I'm here": the diner of a curbside or drive order says where the car is, and the kitchen sees it at once. A
 * second announcement changes the spot; one with the same words changes nothing.
 */
export const announceArrival = (
  services: Services,
  viewer: Viewer,
  { id, spot }: { id: number; spot: string },
): Promise<{ order: Order } | Refusal> => {
  const where = spot.trim();
  return telling(services, (say) =>
    services.database.db.transaction(async (tx): Promise<{ order: Order } | Refusal> => {
      const locked = await lockOrder(tx, id, viewer.account_id);
      if (!locked || locked.account_id !== viewer.account_id) return { code: "not_found" };
      const refusal = checkArrival(locked);
      if (refusal) return refusal;
      const changed = locked.spot !== where;
      if (changed) await writeArrival(tx, id, where, services.clock());
      const record = await readOrder(tx, id);
      if (!record) return { code: "not_found" };
      const views = viewForBoth(record);
      if (changed) await say(tx, "order.arrived", views);
      return { order: views.order };
    }),
  );
};
