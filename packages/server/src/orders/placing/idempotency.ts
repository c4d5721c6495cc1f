import { createHash } from "node:crypto";
import { IDEMPOTENCY_KEY } from "@tablee/contract/orders/orders.schema";

/** The header Idempotency-Key where it is there and well formed, else null. */
export const idempotencyKeyOf = (headers: Readonly<Record<string, string | undefined>>): string | null => {
  const key = headers["idempotency-key"];
  return key !== undefined && IDEMPOTENCY_KEY.test(key) ? key : null;
};

/** A value of JSON written in one way: keys in order, what is undefined left out. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, canonical(part)]),
  );
};

/** Two bodies have the same hash exactly when they ask for the same thing, however their keys are ordered. */
export const requestHash = (body: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(body)))
    .digest("base64url");
