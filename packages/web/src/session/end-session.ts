import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../api/create-api.ts";
import { leaveNothingBegun } from "./leave-nothing.ts";
import { signedOut } from "./session.ts";
import { readToken } from "./token.ts";

/** How long a sign-out waits for an answer. */
const PATIENCE_MS = 2_000;

/**
 * Signs out: the token is removed from this device and revoked on the server. With it go the delivery address, the
 * phone number, and everything that was begun and not submitted, whether or not the server answers. A session that
 * merely expired removes nothing.
 *
 * The device drops the token first: queries in flight with it are abandoned, and every later one, even in the same
 * moment, is a visitor's. `revoked`: the server has already revoked the token.
 */
export async function endSession(
  { api, client }: { api: Pick<Api, "accounts">; client: QueryClient },
  { revoked = false } = {},
): Promise<void> {
  const token = readToken();
  signedOut(client);
  const told =
    token === null || revoked
      ? undefined
      : api.accounts.logout(undefined, { context: { token } }).catch(() => undefined);
  const forgotten = Promise.allSettled([
    import("../features/orders/placed/forget-diner.ts").then(({ forgetDiner }) => forgetDiner()),
    leaveNothingBegun(),
  ]);
  await Promise.race([Promise.all([told, forgotten]), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
