import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import type { SlotUse } from "@tablee/domain/orders/slot-capacity";
import type { Queryable } from "../../database/open-database.ts";
import { type Snapshot, slotOfRequest } from "./price-request.ts";
import { readSlotUse } from "../stored/slot-use.queries.ts";

/** Returns what is used of the slot that a request asks for. Reads nothing if the restaurant limits nothing. */
export const usedOfSlot = async (
  db: Queryable,
  snapshot: Snapshot,
  request: OrderRequest,
  at: Date,
): Promise<SlotUse[]> => {
  const slot = snapshot.capacities.length === 0 ? null : slotOfRequest(snapshot, request, at);
  return slot === null ? [] : readSlotUse(db, snapshot.row.id, slot);
};
