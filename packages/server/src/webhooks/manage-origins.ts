import type { WebhookOrigin } from "@tablee/contract/webhooks/webhooks.schema";
import { readOrigin } from "@tablee/domain/webhooks/webhook-address";
import type { Services } from "../services.ts";
import { insertOrigin } from "./endpoints.queries.ts";

/** Allows an origin for a restaurant (null: for all). Allowed again it is the same. */
export const allowOrigin = async (
  { database: { db }, clock }: Services,
  { origin: entry, restaurant_id }: { origin: string; restaurant_id: number | null },
): Promise<WebhookOrigin | { code: "address_invalid" } | { code: "not_found" }> => {
  const origin = readOrigin(entry);
  if (origin === null) return { code: "address_invalid" };
  const row = { origin, restaurant_id, date_creation: clock() };
  return (await db.transaction((tx) => insertOrigin(tx, row))) ?? { code: "not_found" };
};
