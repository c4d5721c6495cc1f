import { randomUUID } from "node:crypto";
import type { Certification } from "@tablee/domain/accounts/certification";
import type { Language } from "@tablee/domain/language/text";
import { emailProblem, tidyEmail } from "@tablee/domain/validation/email";
import { writeAudit } from "../stored/audit.queries.ts";
import type { Services } from "../../services.ts";
import { hashInvitation } from "./invitation-key.ts";
import { invitationQueue } from "./invitation-mail.ts";
import { type Invitation, isEmailTaken, readInvitation, replaceInvitation } from "./invitations.queries.ts";

const INVITATION_MS = 14 * 86_400_000;

export type InviteResult = { invitation_id: string } | { refused: "invalid_email" | "error_already_exists" };

/** Invites somebody by mail, in their language; an older invitation of the same e-mail ends. */
export async function invite(
  services: Services,
  invited_by: number,
  asked: { email: string; certification: Certification | null; language: Language },
): Promise<InviteResult> {
  const { database, clock, jobs } = services;
  const email = tidyEmail(asked.email);
  if (emailProblem(email) !== null) return { refused: "invalid_email" };
  if (await isEmailTaken(database.db, email)) return { refused: "error_already_exists" };
  const invitation_id = randomUUID();
  const created_at = clock();
  const { certification, language } = asked;
  await database.db.transaction(async (tx) => {
    const id = await replaceInvitation(tx, {
      email,
      key_hash: hashInvitation(invitation_id),
      certification,
      language,
      invited_by,
      created_at,
      expires_at: new Date(created_at.getTime() + INVITATION_MS),
    });
    const entry = { account_id: invited_by, restaurant_id: null, date: created_at };
    // Without the address, which outlives neither the invitation nor the account.
    await writeAudit(tx, {
      ...entry,
      action: "invitation.send",
      subject: `invitation ${id}`,
      after: { certification, language },
    });
    await jobs.enqueue(tx, invitationQueue, { email, invitation_id, language });
  });
  return { invitation_id };
}

/** An invitation that is still good; null for any other id. */
export const findInvitation = (services: Services, invitation_id: string): Promise<Invitation | null> =>
  readInvitation(services.database.db, hashInvitation(invitation_id), services.clock());
