import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { tableDiners, tablePresences } from "./tables.table.ts";

/**
 * A presence seen no later than this is lost: its process has not renewed it for so long that it has died. Written and
 * compared by the database's clock, because those of hosts differ (page 026).
 */
export const LOST = sql`now() - interval '90 s'`;

/** Records that a socket sits at a table for a diner; a socket sits at one table only. */
export const putPresence = async (
  tx: Queryable,
  { socket_id, ...seat }: { socket_id: string; session_id: number; diner_id: string },
): Promise<void> => {
  const set = { ...seat, seen_at: sql`now()` };
  await tx
    .insert(tablePresences)
    .values({ socket_id, ...set })
    .onConflictDoUpdate({ target: tablePresences.socket_id, set });
};

/** Deletes a socket's presence; returns whether it was its diner's last one. */
export const deletePresence = async (
  tx: Queryable,
  { socket_id, diner_id }: { socket_id: string; diner_id: string },
): Promise<{ last: boolean }> => {
  const gone = await tx
    .delete(tablePresences)
    .where(and(eq(tablePresences.socket_id, socket_id), eq(tablePresences.diner_id, diner_id)))
    .returning({ socket_id: tablePresences.socket_id });
  if (gone.length === 0) return { last: false };
  const others = await tx
    .select({ socket_id: tablePresences.socket_id })
    .from(tablePresences)
    .where(and(eq(tablePresences.diner_id, diner_id), gt(tablePresences.seen_at, LOST)))
    .limit(1);
  return { last: others.length === 0 };
};

/** A diner who leaves is gone on every device. */
export const deletePresencesOf = async (tx: Queryable, diner_id: string): Promise<void> => {
  await tx.delete(tablePresences).where(eq(tablePresences.diner_id, diner_id));
};

/** Renews the presence of this process's sockets, also of those that another process has given up. */
export const refreshPresences = async (
  db: Queryable,
  sockets: readonly { socket_id: string; session_id: number; diner_id: string }[],
): Promise<void> => {
  if (sockets.length === 0) return;
  await db.execute(sql`
    insert into ${tablePresences} (socket_id, session_id, diner_id, seen_at)
    select s.socket_id, s.session_id, s.diner_id, now()
    from jsonb_to_recordset(${JSON.stringify(sockets)}::jsonb) s (socket_id text, session_id bigint, diner_id uuid)
    where exists(select 1 from ${tableDiners} d where d.id = s.diner_id and d.left_at is null)
    order by s.socket_id
    on conflict (socket_id) do update set seen_at = excluded.seen_at`);
};

/** The sittings with lost presences. */
export const listLosing = async (db: Queryable): Promise<number[]> => {
  const { session_id, seen_at } = tablePresences;
  const lost = await db
    .selectDistinct({ session_id })
    .from(tablePresences)
    .where(lte(seen_at, LOST))
    .orderBy(session_id);
  return lost.map((row) => row.session_id);
};

/** Deletes the lost presences of a sitting; returns whether there were any. */
export const deleteLostPresences = async (tx: Queryable, session_id: number): Promise<boolean> => {
  const lost = await tx
    .delete(tablePresences)
    .where(and(eq(tablePresences.session_id, session_id), lte(tablePresences.seen_at, LOST)))
    .returning({ socket_id: tablePresences.socket_id });
  return lost.length > 0;
};
