import type { StaffRole } from "@tablee/domain/accounts/right";
import { higherRole } from "@tablee/domain/management/staff-change";
import type { Queryable } from "../../database/open-database.ts";
import { leavePlace } from "../../restaurants/stored/left-places.ts";
import { holdStaff } from "../../restaurants/stored/staff.queries.ts";
import type { Services } from "../../services.ts";
import { type AuditEntry, writeAudit } from "../stored/audit.queries.ts";
import { listIdentities } from "../ways/identities.queries.ts";
import { readSecondStepFacts } from "../ways/second-step/second-step.queries.ts";
import {
  holdAccount,
  isRestaurant,
  makeAccount,
  readStaffRole,
  setGlobalRight,
  setStaffRole,
} from "./rights.queries.ts";

/** A right of the whole product, or a role in one restaurant. */
export type Right = { right: "admin" | "moderator" } | { right: StaffRole; restaurant_id: number };

export interface Granted {
  account_id: number;
  email: string;
  /** Whether an account was created, which nobody can sign in to yet. */
  made: boolean;
  /** Whether the account may be a stranger's: somebody can sign in to it, and nobody has shown that its e-mail is theirs. */
  unproven: boolean;
}

/** A change of somebody's rights; `by` is the acting member's account, null from the command line. */
interface Change {
  email: string;
  given: Right;
  by: number | null;
}

/**
 * Grants a right (accounts §47). Creates an account if the e-mail has none; its names are asked for at the first
 * sign-in. Granting it again changes nothing, and neither does granting a lower role than somebody has: revoke that
 * first.
 */
export const grantRight = (services: Services, change: Change): Promise<Granted | { code: "not_found" }> =>
  services.database.db.transaction(async (tx) => {
    const { given, email } = change;
    if ("restaurant_id" in given && !(await isRestaurant(tx, given.restaurant_id))) return { code: "not_found" };
    const made = await makeAccount(tx, email.trim());
    const account = await holdAccount(tx, email.trim());
    if (!account) return { code: "not_found" };
    await write(services, tx, account, change, true);
    const unproven = account.email_verified_at === null && (await canBeEntered(tx, account.id));
    return { account_id: account.id, email: account.email ?? email, made, unproven };
  });

/**
 * Revokes a right; nothing changes if the member does not have it. A restaurant that loses its last owner takes no more
 * orders (management §47).
 */
export const revokeRight = (services: Services, change: Change): Promise<Granted | { code: "not_found" }> =>
  services.database.db.transaction(async (tx) => {
    const account = await holdAccount(tx, change.email.trim());
    if (!account) return { code: "not_found" };
    await write(services, tx, account, change, false);
    return { account_id: account.id, email: change.email, made: false, unproven: false };
  });

const canBeEntered = async (tx: Queryable, account_id: number): Promise<boolean> => {
  const facts = await readSecondStepFacts(tx, account_id);
  return !!facts?.has_password || !!facts?.has_passkey || (await listIdentities(tx, account_id)).length > 0;
};

type Held = NonNullable<Awaited<ReturnType<typeof holdAccount>>>;

const write = async (
  { clock }: Services,
  tx: Queryable,
  account: Held,
  { given, by }: Change,
  granted: boolean,
): Promise<void> => {
  const entry: Omit<AuditEntry, "restaurant_id" | "before" | "after"> = {
    account_id: by,
    action: granted ? "right.grant" : "right.revoke",
    subject: `account ${account.id}`,
    date: clock(),
  };
  if ("restaurant_id" in given) {
    const { restaurant_id } = given;
    await holdStaff(tx, restaurant_id);
    const before = await readStaffRole(tx, restaurant_id, account.id);
    const role = granted ? higherRole(before, given.right) : before === given.right ? null : before;
    if (role === before) return;
    await setStaffRole(tx, { restaurant_id, account_id: account.id, role });
    await writeAudit(tx, { ...entry, restaurant_id, before: { role: before }, after: { role } });
    if (before === "owner") await leavePlace(tx, { restaurant_id, account_id: account.id, by, at: entry.date });
    return;
  }
  const { right } = given;
  if (account[right] === granted) return;
  await setGlobalRight(tx, account.id, right === "admin" ? { admin: granted } : { moderator: granted });
  await writeAudit(tx, {
    ...entry,
    restaurant_id: null,
    before: { [right]: account[right] },
    after: { [right]: granted },
  });
};
