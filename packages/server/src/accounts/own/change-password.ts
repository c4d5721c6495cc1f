import type { Viewer } from "../../http/context.ts";
import type { RateLimits } from "../../ports/rate-limits.ts";
import type { Services } from "../../services.ts";
import { QueueFull } from "../../jobs/fair-queue.ts";
import { askerAt, hashPassword, isPassword } from "../password.ts";
import { newPasswordFault } from "../sign-in/new-password.ts";
import { dropEmailChange } from "../stored/account-links.queries.ts";
import { deleteSessionsBut } from "./devices.queries.ts";
import { tellMember } from "./own-mails.ts";
import { lockAccount, readPassword, replacePassword } from "./own.queries.ts";

type Refused = "wrong_password" | "password_invalid" | "password_common";
export type ChangePasswordResult =
  | true
  | { refused: Refused }
  | { refused: "busy" | "too_many_requests"; retry_after: number };

interface Caller {
  services: Services;
  limits: RateLimits;
  address: string;
  viewer: Viewer;
}

/**
 * Sets another password and signs out every other device (accounts §36). Wrong passwords are counted per account, so
 * that somebody who only has a session token cannot guess the password.
 */
export async function changePassword(
  { services, limits, address, viewer }: Caller,
  { current_password, password }: { current_password: string; password: string },
): Promise<ChangePasswordResult> {
  const account = String(viewer.account_id);
  const retry_after = await limits.take("password_changes", account);
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };
  const { db } = services.database;
  try {
    const present = await readPassword(db, viewer.account_id);
    const asker = askerAt(address);
    const right = await isPassword(current_password, present?.hash ?? null, asker);
    // A repeated request, because the answer to the first one was lost: the new password is the present one.
    const isDone = !right && present !== null && (await isPassword(password, present.hash, asker));
    if (!present || (!right && !isDone)) return { refused: "wrong_password" };
    await limits.giveBack("password_changes", account);
    if (isDone) return true;
    const fault = await newPasswordFault(services, password, present);
    if (fault) return { refused: fault.code };
    return await replace(services, viewer, { from: present.hash, to: await hashPassword(password, undefined, asker) });
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    await limits.giveBack("password_changes", account);
    return { refused: "busy", retry_after: error.retry_after };
  }
}

async function replace(
  services: Services,
  { account_id, session_id }: Viewer,
  hashes: { from: string; to: string },
): Promise<ChangePasswordResult> {
  const ended = await services.database.db.transaction(async (tx) => {
    const account = await lockAccount(tx, account_id);
    if (!account || !(await replacePassword(tx, account_id, { ...hashes, at: services.clock() }))) return null;
    // A pending change of e-mail may have been requested by somebody who knew the old password and can read the new
    // address.
    await dropEmailChange(tx, account_id);
    await tellMember(services, tx, account, { kind: "password_changed" });
    return deleteSessionsBut(tx, account_id, session_id);
  });
  // Another device has changed the password meanwhile.
  if (!ended) return { refused: "wrong_password" };
  for (const { id } of ended) services.realtime.sessionEnded(id);
  return true;
}
