import { secondStepsOf } from "@tablee/domain/accounts/second-step";
import type { Queryable } from "../../database/open-database.ts";
import { deleteIdentities } from "./identities.queries.ts";
import { deletePasskeys } from "./passkeys/passkeys.queries.ts";
import { readSecondStepFacts } from "./second-step/second-step.queries.ts";

/**
 * Removes an account's passkeys and identities when somebody is the first to prove that its e-mail is theirs: a
 * stranger may have registered with the e-mail before them (accounts §29). Leaves an account with a second step
 * unchanged, because a mail must not bypass it.
 */
export async function forgetUnprovenWays(tx: Queryable, account_id: number): Promise<void> {
  const facts = await readSecondStepFacts(tx, account_id);
  if (!facts || secondStepsOf(facts).length > 0) return;
  await deletePasskeys(tx, account_id);
  await deleteIdentities(tx, account_id);
}
