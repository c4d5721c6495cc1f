import type { Context } from "../../http/context.ts";
import type { Services } from "../../services.ts";
import { QueueFull } from "../../jobs/fair-queue.ts";
import { askerAt, hashPassword } from "../password.ts";
import { newPasswordFault } from "../sign-in/new-password.ts";
import { tellMember } from "./own-mails.ts";
import { insertPassword, lockAccount, readNames } from "./own.queries.ts";

export type SetPasswordResult =
  | true
  | { refused: "already_set" | "password_invalid" | "password_common" }
  | { refused: "busy"; retry_after: number };

/**
 * Sets the first password of a member who registered without one. An existing one is never replaced, because the caller
 * has not proved that they know it. Other devices stay signed in, since the means by which they signed in have not
 * changed.
 */
export async function setFirstPassword(
  services: Services & Pick<Context, "address">,
  account_id: number,
  password: string,
): Promise<SetPasswordResult> {
  const whose = await readNames(services.database.db, account_id);
  const fault = whose && (await newPasswordFault(services, password, whose));
  if (fault) return { refused: fault.code };
  try {
    const hash = await hashPassword(password, undefined, askerAt(services.address));
    return await services.database.db.transaction(async (tx) => {
      const account = await lockAccount(tx, account_id);
      if (!account || !(await insertPassword(tx, account_id, { hash, at: services.clock() }))) {
        return { refused: "already_set" };
      }
      await tellMember(services, tx, account, { kind: "password_added" });
      return true;
    });
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return { refused: "busy", retry_after: error.retry_after };
  }
}
