import { randomUUID } from "node:crypto";
import { INVITATION_MS } from "@tablee/domain/accounts/invitation";
import type { Certification } from "@tablee/domain/accounts/certification";
import type { Language } from "@tablee/domain/language/text";
import { emailProblem, tidyEmail } from "@tablee/domain/validation/email";
import { writeAudit } from "../stored/audit.queries.ts";
import type { Services } from "../../services.ts";
import { hashInvitation } from "./invitation-key.ts";
import { invitationQueue } from "./invitation-mail.ts";
import { type Invitation, isEmailTaken, readInvitation, renewInvitation } from "./invitations.queries.ts";

export type InviteResult =
  | { invitation_id: string }
  | { refused: "invalid_email" | "error_already_exists" | "unavailable" };

/**
 * Invites somebody by mail, in their language. An older invitation to the same e-mail ends once the mail is out. The
 * returned id allows registration too but proves no e-mail: the mail carries a different id, which nobody else is
 * given.
 */
export async function invite(
  services: Services,
  invited_by: number,
  asked: { email: string; certification: Certification | null; language: Language },
): Promise<InviteResult> {
  const { database, clock, jobs, mail } = services;
  if (mail.off) return { refused: "unavailable" };
  const email = tidyEmail(asked.email);
  if (emailProblem(email) !== null) return { refused: "invalid_email" };
  if (await isEmailTaken(database.db, email)) return { refused: "error_already_exists" };
  const created_at = clock();
  const { certification, language } = asked;
  const invitation_id = randomUUID();
  await database.db.transaction(async (tx) => {
    const id = await renewInvitation(tx, {
      email,
      // The hash of an id that nobody is given: the mail brings another.
      key_hash: hashInvitation(randomUUID()),
      answered_hash: hashInvitation(invitation_id),
      certification,
      language,
      invited_by,
      created_at,
      expires_at: new Date(created_at.getTime() + INVITATION_MS),
    });
    const entry = { account_id: invited_by, restaurant_id: null, date: created_at };
    // Without the address, because audit entries outlive the invitation and the account.
    await writeAudit(tx, {
      ...entry,
      action: "invitation.send",
      subject: `invitation ${id}`,
      after: { certification, language },
    });
    await jobs.enqueue(tx, invitationQueue, { id });
  });
  return { invitation_id };
}

/** An invitation that is still valid; null for any other id. */
export const findInvitation = (services: Services, invitation_id: string): Promise<Invitation | null> =>
  readInvitation(services.database.db, hashInvitation(invitation_id), services.clock());
