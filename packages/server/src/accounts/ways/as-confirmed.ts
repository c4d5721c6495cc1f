import { checkConfirmed } from "@tablee/domain/accounts/confirmation";
import type { Queryable } from "../../database/open-database.ts";
import type { Viewer } from "../../http/context.ts";
import { api } from "../../http/implement.ts";
import { refusal, unauthorized } from "../../http/refusal.ts";
import { readConfirmationWays, readConfirmedAt } from "./confirm.queries.ts";

/**
 * Middleware of sensitive calls (`delicateCall` of the contract): a member who has not confirmed their identity in the
 * last ten minutes, for instance by signing in, is asked to do so again. A stolen token alone is not enough for them.
 */
export const asConfirmed = api.middleware(async ({ context, next, errors }) => {
  const { viewer } = context;
  if (!viewer) throw errors.unauthorized();
  await requireConfirmed(context.database.db, viewer, context.clock());
  return next({ context: { viewer } });
});

/** The same for a call that is sensitive only with some inputs; throws the refusal. */
export async function requireConfirmed(db: Queryable, viewer: Viewer, at: Date): Promise<void> {
  const confirmed_at = await readConfirmedAt(db, viewer.session_id);
  if (!confirmed_at) throw unauthorized();
  const verdict = checkConfirmed(confirmed_at, at);
  if (!verdict) return;
  const ways = await readConfirmationWays(db, viewer.account_id);
  throw refusal(422, verdict.code, "Confirm that it is you (POST /client/account/confirm), then call again", { ways });
}
