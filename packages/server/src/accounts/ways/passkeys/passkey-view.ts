import type { Passkey } from "@tablee/contract/accounts/ways.schema";
import type { PasskeyRow } from "./passkeys.queries.ts";

/** A passkey as its member sees it, without its keys. */
export const passkeyView = ({ id, name, created_at, last_used_at, backed_up }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  backed_up,
});
