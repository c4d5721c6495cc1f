import type { WebhookOrigin } from "@tablee/contract/webhooks/webhooks.schema";
import { readOrigin } from "@tablee/domain/webhooks/webhook-address";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { deleteOrigin, insertOrigin } from "./endpoints.queries.ts";

/** Allows an origin for a restaurant (null: for all). Allowing it again changes nothing. */
export const allowOrigin = async (
  { database: { db }, clock }: Services,
  { account_id }: Viewer,
  { origin: given, restaurant_id }: { origin: string; restaurant_id: number | null },
): Promise<WebhookOrigin | { code: "address_invalid" } | { code: "not_found" }> => {
  const origin = readOrigin(given);
  if (origin === null) return { code: "address_invalid" };
  const date = clock();
  return db.transaction(async (tx) => {
    const row = await insertOrigin(tx, { origin, restaurant_id, date_creation: date });
    if (!row) return { code: "not_found" };
    const entry = { account_id, restaurant_id, subject: `origin ${row.id}` as const, date };
    await writeAudit(tx, { ...entry, action: "origin.allow", after: { origin } });
    return row;
  });
};

/** Removes an origin; returns false if there is none. Pending deliveries to it are no longer sent. */
export const disallowOrigin = (
  { database: { db }, clock }: Services,
  { account_id }: Viewer,
  id: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await deleteOrigin(tx, id);
    if (!row) return false;
    const entry = { account_id, restaurant_id: row.restaurant_id, subject: `origin ${id}` as const, date: clock() };
    await writeAudit(tx, { ...entry, action: "origin.disallow", before: { origin: row.origin } });
    return true;
  });
