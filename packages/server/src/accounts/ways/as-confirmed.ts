import { checkConfirmed } from "@tablee/domain/accounts/confirmation";
import { refusal } from "../../http/refusal.ts";
import { api } from "../../http/implement.ts";
import { readConfirmationWays, readConfirmedAt } from "./confirm.queries.ts";

/**
 * Calls of a member that are delicate (`delicateCall` of the contract): whoever has not proved for ten minutes to be
 * the member, as by signing in, is asked to do so again. A token that was left lying about is not enough for them.
 */
export const asConfirmed = api.middleware(async ({ context, next, errors }) => {
  const { viewer, database, clock } = context;
  if (!viewer) throw errors.unauthorized();
  const confirmed_at = await readConfirmedAt(database.db, viewer.session_id);
  if (!confirmed_at) throw errors.unauthorized();
  const verdict = checkConfirmed(confirmed_at, clock());
  if (verdict) {
    const ways = await readConfirmationWays(database.db, viewer.account_id);
    throw refusal(422, verdict.code, "Confirm that it is you (POST /client/account/confirm), then call again", {
      ways,
    });
  }
  return next({ context: { viewer } });
});
