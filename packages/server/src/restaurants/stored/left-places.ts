import { isLeftAlone, type OwnerFacts, statusBack, statusLeft } from "@tablee/domain/management/owners";
import { readLast, writeAudit } from "../../accounts/stored/audit.queries.ts";
import { notifyChange } from "../../database/changes.ts";
import type { Queryable } from "../../database/open-database.ts";
import { holdStaff, holdStatuses, readOwned, readOwners, readStatuses, writeStatus } from "./staff.queries.ts";

/** The places that nobody could look after without one member, besides those that were never opened. */
export async function placesOnlyOwned(db: Queryable, account_id: number) {
  const ids = await readOwned(db, account_id);
  const [owners, places] = await Promise.all([readOwners(db, ids), readStatuses(db, ids)]);
  return places.filter(({ id, status }) => isLeftAlone(status, owners.get(id) ?? [], account_id));
}

/**
 * Ends ordering at the places that a member leaves without a standing owner (management §47). The caller has locked the
 * account's row. Staff are locked too, so that of two owners who leave at once the second one sees it, and then the
 * places, so that no kitchen opens one meanwhile.
 *
 * The order of locks, for deletions, erasures and returns alike: the account, the discoveries on which it has commented,
 * staff by the ids of their places, places by their ids. In another order two of them would wait for each other.
 */
export async function leavePlaces(tx: Queryable, account_id: number, at: Date): Promise<void> {
  const ids = await holdOwned(tx, account_id);
  const places = await holdStatuses(tx, ids);
  const owners = await readOwners(tx, ids);
  for (const { id, status } of places) {
    const of = owners.get(id) ?? [];
    if (!isLeftAlone(status, of, account_id)) continue;
    if (await isDecided(tx, id, { since: askedAt(of, account_id), at })) continue;
    await change(tx, { id, from: status, to: statusLeft(status), action: "place.left", account_id, at });
  }
}

/** Ends ordering at one place that a member does not own any more, if nobody else does. The caller has locked its staff. */
export async function leavePlace(
  tx: Queryable,
  { restaurant_id, account_id, by, at }: { restaurant_id: number; account_id: number; by: number | null; at: Date },
): Promise<void> {
  const owners = (await readOwners(tx, [restaurant_id])).get(restaurant_id) ?? [];
  for (const { id, status } of await holdStatuses(tx, [restaurant_id]))
    if (isLeftAlone(status, owners, account_id))
      await change(tx, { id, from: status, to: statusLeft(status), action: "place.left", account_id: by, at });
}

/**
 * Whether a place was closed since the member asked for their deletion, earlier than now: the erasure leaves it as it
 * was set after that.
 */
async function isDecided(tx: Queryable, id: number, { since, at }: { since: Date | null; at: Date }): Promise<boolean> {
  if (since === null || since >= at) return false;
  const left = await readLast(tx, id, "place.left");
  return left !== null && left.date >= since;
}

const askedAt = (owners: readonly OwnerFacts[], account_id: number): Date | null =>
  owners.find((owner) => owner.account_id === account_id)?.deleted_at ?? null;

/**
 * Gives the places back the status that they had before the member's deletion. The caller has locked the account's row.
 */
export async function comeBackToPlaces(tx: Queryable, account_id: number, at: Date): Promise<void> {
  const ids = await holdOwned(tx, account_id);
  const places = await holdStatuses(tx, ids);
  const owners = await readOwners(tx, ids);
  for (const { id, status } of places) {
    const before = statusOf((await readLast(tx, id, "place.left"))?.before);
    const to = statusBack({ status, before }, owners.get(id) ?? [], account_id);
    await change(tx, { id, from: status, to, action: "place.back", account_id, at });
  }
}

const statusOf = (values: unknown): string | null => {
  const status = (values as { status?: unknown } | null | undefined)?.status;
  return typeof status === "string" ? status : null;
};

async function holdOwned(tx: Queryable, account_id: number): Promise<number[]> {
  const ids = (await readOwned(tx, account_id)).sort((one, other) => one - other);
  for (const id of ids) await holdStaff(tx, id);
  return ids;
}

interface Change {
  id: number;
  from: string;
  to: string;
  action: "place.left" | "place.back";
  /** Who did that; null from the command line. */
  account_id: number | null;
  at: Date;
}

async function change(tx: Queryable, { id, from, to, action, account_id, at }: Change): Promise<void> {
  if (from === to) return;
  await writeStatus(tx, id, to, at);
  const entry = { account_id, restaurant_id: id, subject: `restaurant ${id}` as const, date: at };
  await writeAudit(tx, { ...entry, action, before: { status: from }, after: { status: to } });
  await notifyChange(tx, `restaurant:${id}`);
}
