import type { People } from "@tablee/contract/management/people.contract";
import { INVITATION_MS, invitationState } from "@tablee/domain/accounts/invitation";
import type { StaffRole } from "@tablee/domain/accounts/right";
import { mayInviteByMail } from "@tablee/domain/management/invitable";
import { checkStaffChange, higherRole } from "@tablee/domain/management/staff-change";
import type { Language, Text } from "@tablee/domain/language/text";
import { emailProblem, tidyEmail } from "@tablee/domain/validation/email";
import { hashInvitation } from "../../accounts/registration/invitation-key.ts";
import { readStaffRole, setStaffRole } from "../../accounts/rights/rights.queries.ts";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import type { Context, Viewer } from "../../http/context.ts";
import { refusedIn, refusedPart, type RightRefusal } from "../../restaurants/stored/rights.ts";
import { holdStaff } from "../../restaurants/stored/staff.queries.ts";
import type { Services } from "../../services.ts";
import {
  countInvitations,
  countOwners,
  deleteInvitation,
  endInvitationsOf,
  isStaffsEmail,
  putInvitation,
  readByKey,
  readInvitation,
  readInvitations,
  readInviting,
  readStaff,
  takeByKey,
} from "./people.queries.ts";
import { staffMailQueue } from "./staff-mail.ts";

/** More than any restaurant invites at once. */
const MOST_INVITATIONS = 50;

/** A restaurant's staff and open invitations. */
export async function listPeople(
  { database: { db }, clock }: Services,
  viewer: Viewer,
  restaurant_id: number,
): Promise<People | RightRefusal> {
  const refusal = await refusedIn(db, viewer, restaurant_id, "staff");
  if (refusal) return refusal;
  const now = clock();
  const [staff, invited] = await Promise.all([readStaff(db, restaurant_id), readInvitations(db, restaurant_id)]);
  return {
    people: staff.map((one) => ({ ...one, self: one.account_id === viewer.account_id })),
    invitations: invited.map(({ expires_at, ...one }) => ({
      ...one,
      expired: invitationState({ taken: false, expires_at }, now) === "expired",
      expires_at: expires_at.toISOString(),
    })),
  };
}

type InviteRefusal =
  | RightRefusal
  | { code: "invalid_email" | "already_staff" | "not_open_yet" | "unavailable" | "too_many_invitations" }
  | { code: "too_many_requests"; retry_after: number };

/**
 * Invites somebody by mail to a restaurant's staff; a second invitation replaces the first one with its role and link.
 */
export async function inviteStaff(
  { database: { db }, clock, jobs, mail, limits }: Services & Pick<Context, "limits">,
  viewer: Viewer,
  asked: { restaurant_id: number; email: string; role: StaffRole; language: Language },
): Promise<true | InviteRefusal> {
  const { restaurant_id, role, language } = asked;
  const email = tidyEmail(asked.email);
  return db.transaction(async (tx) => {
    await holdStaff(tx, restaurant_id);
    const refusal = await refusedIn(tx, viewer, restaurant_id, "staff");
    if (refusal) return refusal;
    if (mail.off) return { code: "unavailable" };
    const place = await readInviting(tx, restaurant_id);
    if (!place || !mayInviteByMail(place)) return { code: "not_open_yet" };
    if (emailProblem(email) !== null) return { code: "invalid_email" };
    if (await isStaffsEmail(tx, restaurant_id, email)) return { code: "already_staff" };
    const created_at = clock();
    const open = await countInvitations(tx, { restaurant_id, but: email, now: created_at });
    if (open >= MOST_INVITATIONS) return { code: "too_many_invitations" };
    // A withdrawn invitation has already sent its mail: without these limits, strangers' mailboxes could be flooded.
    const retry_after =
      (await limits.take("staff_invitations", `member ${viewer.account_id}`)) ??
      (await limits.take("staff_invitations", `restaurant ${restaurant_id}`)) ??
      (await limits.take("staff_invitations_to", email));
    if (retry_after !== null) return { code: "too_many_requests", retry_after };
    const id = await putInvitation(tx, {
      restaurant_id,
      email,
      role,
      language,
      invited_by: viewer.account_id,
      created_at,
      expires_at: new Date(created_at.getTime() + INVITATION_MS),
    });
    // Without the address, because audit entries outlive the invitation and the account.
    const entry = {
      account_id: viewer.account_id,
      restaurant_id,
      subject: `invitation ${id}` as const,
      date: created_at,
    };
    await writeAudit(tx, { ...entry, action: "staff.invite", after: { role } });
    await jobs.enqueue(tx, staffMailQueue, { id });
    return true;
  });
}

/** Withdraws an invitation, so that its link stops working. false if there is none, or the viewer may not. */
export const withdrawStaff = ({ database: { db }, clock }: Services, viewer: Viewer, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const there = await readInvitation(tx, id);
    if (!there || (await refusedPart(tx, viewer, there.restaurant_id, "staff"))) return false;
    if (!(await deleteInvitation(tx, id))) return false;
    const { restaurant_id, role } = there;
    const entry = { account_id: viewer.account_id, restaurant_id, subject: `invitation ${id}` as const, date: clock() };
    await writeAudit(tx, { ...entry, action: "staff.withdraw", before: { role } });
    return true;
  });

/** Gives a staff member another role, or removes them (null). The last owner must remain an owner. */
export const changeStaff = (
  { database: { db }, clock }: Services,
  viewer: Viewer,
  asked: { restaurant_id: number; account_id: number; role: StaffRole | null },
): Promise<true | RightRefusal | { code: "last_owner" }> =>
  db.transaction(async (tx) => {
    const { restaurant_id, account_id, role } = asked;
    await holdStaff(tx, restaurant_id);
    const refusal = await refusedIn(tx, viewer, restaurant_id, "staff");
    if (refusal) return refusal;
    const from = await readStaffRole(tx, restaurant_id, account_id);
    if (from === null) return { code: "not_found" };
    const wrong = checkStaffChange({ from, to: role, owners: await countOwners(tx, restaurant_id) });
    if (wrong) return wrong;
    if (from === role) return true;
    await setStaffRole(tx, { restaurant_id, account_id, role });
    // Otherwise they could become an owner again through an invitation that they had sent to themselves.
    if (from === "owner") await endInvitationsOf(tx, { restaurant_id, account_id });
    const entry = {
      account_id: viewer.account_id,
      restaurant_id,
      subject: `account ${account_id}` as const,
      date: clock(),
    };
    const action = role === null ? "right.revoke" : "right.grant";
    await writeAudit(tx, { ...entry, action, before: { role: from }, after: { role } });
    return true;
  });

/** What an invitation's link offers; null if it is not valid. */
export const lookAtInvitation = (
  { database: { db }, clock }: Services,
  key: string,
): Promise<{ restaurant_id: number; name: Text; role: StaffRole } | null> =>
  readByKey(db, hashInvitation(key), clock());

/**
 * Accepts an invitation: having its link proves access to its mail. It works once, and never lowers a member's role.
 */
export const joinStaff = (
  { database: { db }, clock }: Services,
  { account_id }: Viewer,
  key: string,
): Promise<{ restaurant_id: number; role: StaffRole } | null> =>
  db.transaction(async (tx) => {
    const date = clock();
    const key_hash = hashInvitation(key);
    const there = await readByKey(tx, key_hash, date);
    if (!there) return null;
    const { restaurant_id } = there;
    await holdStaff(tx, restaurant_id);
    const taken = await takeByKey(tx, key_hash, date);
    if (!taken) return null;
    const before = await readStaffRole(tx, restaurant_id, account_id);
    const role = higherRole(before, taken.role);
    await setStaffRole(tx, { restaurant_id, account_id, role });
    const entry = { account_id, restaurant_id, subject: `account ${account_id}` as const, date };
    await writeAudit(tx, { ...entry, action: "staff.join", before: { role: before }, after: { role } });
    return { restaurant_id, role };
  });
