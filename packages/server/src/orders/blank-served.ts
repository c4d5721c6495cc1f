import { servedBefore } from "@tablee/domain/orders/afterwards/serving-data";
import { purgeInBatches } from "../jobs/purge-in-batches.ts";
import type { Services } from "../services.ts";
import { blankServedOrders } from "./blank-served.queries.ts";

/** Each order is written with its lines. */
const BATCH = 500;

/**
 * Blanks what was needed only to serve orders whose last state is two years old (orders §45); returns how many. Money,
 * items and dates remain.
 */
export const blankServed = ({ database, clock }: Services, batch = BATCH): Promise<number> => {
  const at = clock();
  return purgeInBatches(batch, (most) => blankServedOrders(database, { before: servedBefore(at), at, most }));
};
