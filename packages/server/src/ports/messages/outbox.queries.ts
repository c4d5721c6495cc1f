import { desc, eq, lte } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { outbox } from "./outbox.table.ts";

type OutboxRow = typeof outbox.$inferSelect;

/** How many messages are stored; older ones are deleted. */
const KEPT = 1_000;

export const insertMessage = async (db: Queryable, message: Omit<OutboxRow, "id">): Promise<void> => {
  const [row] = await db.insert(outbox).values(message).returning({ id: outbox.id });
  if (row) await db.delete(outbox).where(lte(outbox.id, row.id - KEPT));
};

/** Returns the latest messages, newest first. */
export const listMessages = (db: Queryable, limit: number): Promise<OutboxRow[]> =>
  db.select().from(outbox).orderBy(desc(outbox.id)).limit(limit);

export const findMessage = async (db: Queryable, id: number): Promise<OutboxRow | null> => {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
};
