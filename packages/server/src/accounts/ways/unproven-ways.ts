import { secondStepsOf } from "@tablee/domain/accounts/second-step";
import type { Queryable } from "../../database/open-database.ts";
import { deleteIdentities, listIdentities } from "./identities.queries.ts";
import { deletePasskeys, listPasskeys } from "./passkeys/passkeys.queries.ts";
import { readSecondStepFacts } from "./second-step/second-step.queries.ts";

/** What a reset has done with the passkeys and identities of an account. */
export interface WaysAfterReset {
  removed: boolean;
  /** Some still sign in. */
  left: boolean;
}

/**
 * Removes the passkeys and identities that were added before it was proven that the account's e-mail is its member's
 * (`proven_at`; null: nobody has proven it yet). A stranger may have registered with the e-mail, or changed theirs to
 * it, and the member may have followed the link of that mail before they reset the password (accounts §29). Leaves an
 * account with a second step unchanged, because a mail must not bypass it.
 */
export async function forgetUnprovenWays(
  tx: Queryable,
  account_id: number,
  proven_at: Date | null,
): Promise<WaysAfterReset> {
  const facts = await readSecondStepFacts(tx, account_id);
  const isSafe = !facts || secondStepsOf(facts).length > 0;
  const passkeys = isSafe ? 0 : await deletePasskeys(tx, account_id, proven_at);
  const providers = isSafe ? [] : await deleteIdentities(tx, account_id, proven_at);
  const left = (await listPasskeys(tx, account_id)).length + (await listIdentities(tx, account_id)).length;
  return { removed: passkeys + providers.length > 0, left: left > 0 };
}
