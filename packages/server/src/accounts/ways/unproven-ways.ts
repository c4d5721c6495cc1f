import { secondStepsOf } from "@tablee/domain/accounts/second-step";
import type { Queryable } from "../../database/open-database.ts";
import { deleteIdentities } from "./identities.queries.ts";
import { deletePasskeys } from "./passkeys/passkeys.queries.ts";
import { readSecondStepFacts } from "./second-step/second-step.queries.ts";

/**
 * Takes away by what an account opens besides its password, for somebody who is the first to show that the e-mail is
 * theirs: whoever registered with it before may have been a stranger who waited for them to come (accounts §29). A
 * second step stays: a mail is no way round it.
 */
export async function forgetUnprovenWays(tx: Queryable, account_id: number): Promise<void> {
  const facts = await readSecondStepFacts(tx, account_id);
  if (!facts || secondStepsOf(facts).length > 0) return;
  await deletePasskeys(tx, account_id);
  await deleteIdentities(tx, account_id);
}
