import type { Order } from "@tablee/contract/orders/orders.schema";
import { wasSent } from "@tablee/domain/payments/payment";
import { isAbandoned } from "@tablee/domain/tables/table";
import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";

/** The shared table whose order this device placed last and pays for: stored, because paying leads away from the page. */
const placed = stored(
  "order-table",
  v.object({ order_id: v.optional(v.nullable(v.number()), null), code: v.optional(v.string(), "") }),
);

/** Called when a table's order that is to be paid was placed on this device. */
export const noteTableOf = (order_id: number, code: string): void => placed.set({ order_id, code });

/** The code of the table that an order was placed at, if this device placed it last. */
export const tableOf = (order_id: number): string | null =>
  placed.get().order_id === order_id ? placed.get().code : null;

export const forgetTable = (): void => placed.reset();

/**
 * The code of the table that an order was placed at on this device, if it was called off unsent and the table's basket
 * can still be open again (tables §14).
 */
export const tableToReturnTo = (
  { id, table, status, statuses }: Pick<Order, "id" | "table" | "status" | "statuses">,
  now: Date,
): string | null => {
  const stopped = status === "refunded" ? statuses.at(-1) : undefined;
  if (!stopped || table === null || wasSent({ statuses })) return null;
  return isAbandoned(new Date(stopped.date), now) ? null : tableOf(id);
};
