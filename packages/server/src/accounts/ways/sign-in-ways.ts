import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { networksOf } from "@tablee/domain/accounts/social-network";
import { hasMuchToLose, isSecondStepDue } from "@tablee/domain/accounts/second-step";
import { isLastWayIn } from "@tablee/domain/accounts/ways/removal";
import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";
import { tellMember } from "../own/own-mails.ts";
import { deleteIdentity, listIdentities, lockAccount } from "./identities.queries.ts";
import { deletePasskey, listPasskeys } from "./passkeys/passkeys.queries.ts";
import { passkeyView } from "./passkeys/passkey-view.ts";
import { countRecoveryCodes, readSecondStepFacts } from "./second-step/second-step.queries.ts";

/** The ways in which a member can sign in; null if the account is gone. */
export async function readSignInWays({ database, identity }: Services, account_id: number) {
  const { db } = database;
  const facts = await readSecondStepFacts(db, account_id);
  if (!facts) return null;
  const connected = await listIdentities(db, account_id);
  const passkeys = (await listPasskeys(db, account_id)).map(passkeyView);
  return {
    password: facts.has_password,
    providers: connected,
    offered: [...identity.offered],
    networks: networksOf({ own: facts.has_password || passkeys.length > 0, providers: connected }),
    passkeys,
    authenticator: facts.has_authenticator,
    recovery_codes_left: await countRecoveryCodes(db, account_id),
    second_step_due: isSecondStepDue(facts),
    second_step_expected: hasMuchToLose(facts),
  };
}

type Removed = "removed" | "last_way" | "not_found";

/** Removes a way to sign in, unless it is the last one. */
const remove = ({ database }: Services, account_id: number, work: (tx: Queryable) => Promise<boolean>) =>
  database.db.transaction(async (tx): Promise<Removed> => {
    // Locked, because two concurrent removals could each rely on the way that the other removes.
    await lockAccount(tx, account_id);
    const facts = await readSecondStepFacts(tx, account_id);
    const [providers, keys] = [await listIdentities(tx, account_id), await listPasskeys(tx, account_id)];
    const ways = { password: facts?.has_password ?? false, providers, passkeys: keys.length };
    if (isLastWayIn(ways)) return "last_way";
    return (await work(tx)) ? "removed" : "not_found";
  });

export const removeProvider = (services: Services, account_id: number, provider: IdentityProvider): Promise<Removed> =>
  remove(services, account_id, async (tx) => {
    const removed = await deleteIdentity(tx, account_id, provider);
    const owner = await readSecondStepFacts(tx, account_id);
    if (removed && owner) await tellMember(services, tx, owner, { kind: `${provider}_removed` });
    return removed;
  });

export const removePasskey = (services: Services, account_id: number, id: number): Promise<Removed> =>
  remove(services, account_id, async (tx) => {
    const removed = await deletePasskey(tx, { id, account_id });
    const owner = await readSecondStepFacts(tx, account_id);
    if (removed && owner) await tellMember(services, tx, owner, { kind: "passkey_removed" });
    return removed;
  });
