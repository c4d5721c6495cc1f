import type { Order } from "@tablee/contract/orders/orders.schema";
import { type CorrectionVerdict, correctOrder as corrected, type LineWish } from "@tablee/domain/kitchen/correct-order";
import { isPastOrder } from "@tablee/domain/kitchen/past-orders";
import { isRepeatedCorrection } from "@tablee/domain/kitchen/as-wished";
import { QUEBEC_TAX } from "@tablee/domain/menus/tax";
import { keptRules } from "@tablee/domain/orders/offers/offers-on";
import { placedTaxBases } from "@tablee/domain/orders/tax/line-tax-bases";
import { checkOrderRight } from "@tablee/domain/accounts/right";
import type { Queryable } from "../database/open-database.ts";
import { type Say, telling } from "../events/telling.ts";
import type { Viewer } from "../http/context.ts";
import { lockOrder } from "../orders/stored/move-order.queries.ts";
import { type StoredLine, viewForBoth, viewForKitchen } from "../orders/stored/order-view.ts";
import { readOrder } from "../orders/stored/orders.queries.ts";
import type { Services } from "../services.ts";
import { writeCorrection } from "./correct-order.queries.ts";

export interface Correction {
  id: number;
  /** The revision of the order that staff saw. */
  revision: number;
  lines: readonly LineWish[];
}

/**
 * Corrects an order that nobody has confirmed, in one transaction and under the same lock as a move. If a correction
 * coincides with a confirmation, a cancellation or another correction, the second sees the result of the first; the
 * same correction by the same member gets its answer (kitchen §16). The diner never pays more than before. The diner,
 * the restaurant's webhooks, and the printers that already printed the order are notified reliably after the commit.
 */
export const correctOrder = (
  services: Services,
  viewer: Viewer,
  correction: Correction,
): Promise<Corrected | Refusal> =>
  telling(services, (say) =>
    services.database.db.transaction((tx) => correctHeld({ services, viewer, tx, say }, correction)),
  );

const correctHeld = async (
  { services, viewer, tx, say }: { services: Services; viewer: Viewer; tx: Queryable; say: Say },
  { id, revision, lines }: Correction,
): Promise<Corrected | Refusal> => {
  const locked = await lockOrder(tx, id, viewer.account_id);
  if (!locked) return { code: "not_found" };
  const seen = { isSeen: locked.was_sent, isPast: isPastOrder(locked, services.clock()) };
  const refusal = checkOrderRight({ admin: viewer.admin, role: locked.role }, seen);
  if (refusal) return refusal;
  const record = await readOrder(tx, id);
  if (!record) return { code: "not_found" };
  const { order } = record;
  const last = record.corrections.at(-1);
  // Its answer was lost; whatever became of the order since, nothing is done twice.
  const isRepeated = order.revision > revision && last?.account_id === viewer.account_id;
  if (isRepeated && isRepeatedCorrection(last.lines, record.lines, lines)) return { order: viewForKitchen(record) };
  const verdict = corrected(
    {
      status: order.status,
      lines: record.lines.map(withBases),
      totals: order,
      tax: order.tax_rules ?? QUEBEC_TAX,
      mode: order.mode,
      offers: keptRules(order.offers),
      corrections: record.corrections.length,
    },
    lines,
  );
  // That the order has been confirmed or cancelled meanwhile is a more useful answer than that it has changed.
  if ("code" in verdict && verdict.code === "correction_too_late") return verdict;
  if (order.revision !== revision) return { code: "order_changed" };
  if ("code" in verdict) return verdict;
  const { account_id } = viewer;
  const written = { ...verdict, total_before: order.total, account_id, date: services.clock() };
  await writeCorrection(tx, id, written);
  const after = await readOrder(tx, id);
  if (!after) return { code: "not_found" };
  const views = viewForBoth(after);
  await say(tx, "order.corrected", { ...views, account_id });
  return { order: views.for_kitchen };
};

const withBases = (line: StoredLine) => ({ ...line, tax_bases: placedTaxBases(line) });

type Corrected = { order: Order };
type Refusal = { code: "not_found" } | CorrectionVerdict | { code: "order_changed" };
