import { and, asc, desc, eq, gt, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import { sessions } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { pushDevices } from "./push-devices.table.ts";

type NewDevice = Omit<typeof pushDevices.$inferInsert, "id">;

/**
 * Stores a device for the member who is signed in on it. A browser's address passes from one member to another only
 * with the secret that belongs to it; returns whether the device was stored.
 */
export const keepPushDevice = async (tx: Queryable, device: NewDevice): Promise<boolean> => {
  const { account_id, session_id, keys, device_id, created_at } = device;
  const rows = await tx
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [pushDevices.kind, pushDevices.address],
      set: { account_id, session_id, keys, device_id, created_at },
      setWhere: or(isNull(pushDevices.keys), sql`${pushDevices.keys} ->> 'auth' = excluded.keys ->> 'auth'`),
    })
    .returning({ id: pushDevices.id });
  return rows.length > 0;
};

/** A native shell has one token at a time. */
export const dropOtherTokens = async (
  tx: Queryable,
  { account_id, device_id, address }: { account_id: number; device_id: string; address: string },
): Promise<void> => {
  const own = and(eq(pushDevices.account_id, account_id), eq(pushDevices.kind, "native"));
  await tx.delete(pushDevices).where(and(own, eq(pushDevices.device_id, device_id), ne(pushDevices.address, address)));
};

/** Deletes a member's devices except the newest `most`. */
export const dropOldest = async (tx: Queryable, account_id: number, most: number): Promise<void> => {
  const newest = tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.account_id, account_id))
    .orderBy(desc(pushDevices.created_at), desc(pushDevices.id))
    .limit(most);
  await tx.delete(pushDevices).where(and(eq(pushDevices.account_id, account_id), notInArray(pushDevices.id, newest)));
};

/** A member's devices whose sessions have not expired. */
export const readPushDevices = (db: Queryable, account_id: number, at: Date) =>
  db
    .select({ id: pushDevices.id, kind: pushDevices.kind, address: pushDevices.address, keys: pushDevices.keys })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.session_id))
    .where(and(eq(pushDevices.account_id, account_id), gt(sessions.expires_at, at)))
    .orderBy(asc(pushDevices.id));

export const deletePushDevices = async (db: Queryable, ids: readonly number[]): Promise<void> => {
  await db.delete(pushDevices).where(inArray(pushDevices.id, [...ids]));
};

export const deleteOwnBrowser = async (db: Queryable, account_id: number, address: string): Promise<void> => {
  const own = and(eq(pushDevices.account_id, account_id), eq(pushDevices.kind, "web"));
  await db.delete(pushDevices).where(and(own, eq(pushDevices.address, address)));
};

/** Assigns the devices of a renewed session to its successor. */
export const handDevicesOver = async (tx: Queryable, from: number, to: number): Promise<void> => {
  await tx.update(pushDevices).set({ session_id: to }).where(eq(pushDevices.session_id, from));
};
