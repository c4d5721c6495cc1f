import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isCallError } from "../../../api/call-error.ts";
import type { Api } from "../../../api/create-api.ts";
import { deleted } from "../../../api/answers/deleted.ts";
import { failureLine } from "../../../api/failure-words.ts";
import { m } from "../../../paraglide/messages.js";
import type { Platform } from "../../../platform/platform.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { makePasskey, wasClosed } from "./passkey-ceremony.ts";
import { nameOfNewPasskey } from "./passkey-name.ts";
import { keepPendingProvider } from "./pending-provider.ts";
import { NotConfirmed, useConfirmed } from "./use-confirmed.tsx";

export type WayChange =
  | { what: "connect" | "disconnect"; provider: IdentityProvider }
  | { what: "add_passkey" }
  | { what: "rename_passkey"; id: number; name: string }
  | { what: "remove_passkey"; id: number }
  | { what: "start_app"; offered: (offered: { secret: string; address: string }) => void }
  | { what: "remove_app" }
  | { what: "renew_codes"; made: (codes: readonly string[]) => void };

type Confirmed = ReturnType<typeof useConfirmed>["confirmed"];

/** Changes the ways by which a member signs in, after a confirmation of identity if the last one is old. */
export function useChangeWays() {
  const { api, orpc, platform } = useAppContext();
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmed();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: orpc.accounts.signInWays.key() });
    // The user's data says whether a second step is due.
    void client.invalidateQueries({ queryKey: orpc.accounts.currentUser.key() });
  };
  const change = useMutation({
    gcTime: 0,
    networkMode: "always",
    mutationFn: (wanted: WayChange) => make({ api, platform }, confirmed, wanted),
    onSettled: refresh,
  });
  const { mutate, isPending, isError, error } = change;
  // One at a time: of two new secrets or two lists of recovery codes, the member might keep the one that is replaced.
  const run = (wanted: WayChange): void => {
    if (!isPending) mutate(wanted);
  };
  return { change: { run, isPending, isError, words: wordsOf(error), refresh }, dialog };
}

async function make(
  { api: { accounts }, platform }: { api: Api; platform: Platform },
  confirmed: Confirmed,
  wanted: WayChange,
): Promise<unknown> {
  switch (wanted.what) {
    case "connect": {
      const { provider } = wanted;
      const { address, key } = await confirmed(() => accounts.startConnect({ provider }));
      keepPendingProvider({ provider, key, intent: "connect" });
      return location.assign(address);
    }
    case "disconnect":
      return confirmed(() => deleted(accounts.removeProvider({ provider: wanted.provider })));
    case "add_passkey": {
      const begun = await confirmed(() => accounts.newPasskeyOptions());
      const { key, response, ...where } = await makePasskey(begun);
      return accounts.addPasskey({ key, response, name: nameOfNewPasskey(platform, where) });
    }
    case "rename_passkey":
      return accounts.renamePasskey({ id: wanted.id, name: wanted.name });
    case "remove_passkey":
      return confirmed(() => deleted(accounts.removePasskey({ id: wanted.id })));
    case "start_app":
      return wanted.offered(await confirmed(() => accounts.startAuthenticator()));
    case "remove_app":
      return confirmed(() => deleted(accounts.removeAuthenticator()));
    case "renew_codes":
      return wanted.made((await confirmed(() => accounts.renewRecoveryCodes())).recovery_codes);
  }
}

/** Returns the text of an error; null if the member only cancelled. */
function wordsOf(error: unknown): string | null {
  if (!error || error instanceof NotConfirmed || wasClosed(error)) return null;
  if (error instanceof Error && error.name === "InvalidStateError") return m.ways_passkey_there();
  const code = isCallError(error) ? error.code : "";
  if (code === "last_way") return m.ways_last();
  if (code === "passkey_invalid") return m.ways_passkey_failed();
  return failureLine(error);
}
