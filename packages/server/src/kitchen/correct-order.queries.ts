import type { CorrectedOrder } from "@tablee/domain/kitchen/correct-order";
import type { Minor } from "@tablee/domain/money/minor";
import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { momentAfter } from "../orders/stored/move-order.queries.ts";
import { orderLines, orders } from "../orders/stored/orders.table.ts";
import { orderCorrections } from "../orders/stored/order-corrections.table.ts";

export interface WrittenCorrection {
  corrected: CorrectedOrder;
  total_before: Minor;
  account_id: number;
  date: Date;
}

/** Writes the corrected lines and amounts of a locked order, and who changed what. */
export const writeCorrection = async (tx: Queryable, id: number, written: WrittenCorrection): Promise<void> => {
  const { corrected, date: at, ...row } = written;
  const { lines, changes, totals, discounts: offers, dishes } = corrected;
  const left = lines.map((line) => line.id);
  await tx.delete(orderLines).where(and(eq(orderLines.order_id, id), notInArray(orderLines.id, left)));
  // Updates every remaining line, because a discount moves to what is left of its dish.
  for (const { id: line_id, ...line } of lines) {
    await tx
      .update(orderLines)
      .set(line)
      .where(and(eq(orderLines.order_id, id), eq(orderLines.id, line_id)));
  }
  const revision = sql`${orders.revision} + 1`;
  await tx
    .update(orders)
    .set({ ...totals, offers, dishes, revision })
    .where(eq(orders.id, id));
  const date = momentAfter(id, at);
  await tx.insert(orderCorrections).values({ ...row, date, order_id: id, lines: changes, total_after: totals.total });
};
