import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../api/create-api.ts";
import { leaveNothingBegun } from "./leave-nothing.ts";
import { signedOut } from "./session.ts";
import { readToken } from "./token.ts";

/** What does not answer keeps nobody waiting. */
const PATIENCE_MS = 2_000;

/**
 * Signs out: the token is forgotten on this device and revoked on the server, and with it goes the address and the phone
 * number that orders were delivered to, and what was begun and not handed in, whether or not the server answers. A
 * session that merely ran out takes nothing along.
 *
 * The device lets go of the token first: what asked with it is given up, and what is asked from then on, in the same
 * moment too, a visitor asks. `revoked`: the server knows it no more already.
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
