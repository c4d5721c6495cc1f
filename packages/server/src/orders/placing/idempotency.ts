import { createHash } from "node:crypto";
import { IDEMPOTENCY_KEY } from "@tablee/contract/orders/orders.schema";

/** Returns the Idempotency-Key header if it is present and well formed, else null. */
export const idempotencyKeyOf = (headers: Readonly<Record<string, string | undefined>>): string | null => {
  const key = headers["idempotency-key"];
  return key !== undefined && IDEMPOTENCY_KEY.test(key) ? key : null;
};

/** Normalizes a JSON value: keys sorted, undefined values omitted. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, canonical(part)]),
  );
};

/**
 * Hashes a body. Two bodies have the same hash if and only if they ask for the same thing, regardless of the order of
 * their keys.
 */
export const requestHash = (body: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(body)))
    .digest("base64url");
