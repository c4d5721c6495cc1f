import type { SentInvitation } from "@tablee/contract/accounts/registration.contract";
import { Id } from "@tablee/contract/wire/values.schema";
import { invitationState } from "@tablee/domain/accounts/invitation";
import * as z from "zod";
import { readContinuation, writeContinuation } from "../../http/continuation.ts";
import type { Services } from "../../services.ts";
import { writeAudit } from "../stored/audit.queries.ts";
import { deleteOpenInvitation, listInvitations, type SentRow } from "./invitations.queries.ts";

const LIST = "invitations";
const LastId = z.tuple([Id]);

/** The invitations that were sent, newest first. Throws invalid_input for a continuation of another list. */
export async function sentInvitations(
  { database: { db }, clock }: Services,
  { continuation, limit }: { continuation?: string | undefined; limit: number },
): Promise<{ invitations: SentInvitation[]; continuation: string | null }> {
  const [before] = continuation === undefined ? [null] : readContinuation(LIST, LastId, continuation);
  const found = await listInvitations(db, before, limit + 1);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const now = clock();
  return {
    invitations: shown.map((row) => invitationView(row, now)),
    continuation: last ? writeContinuation(LIST, [last.id]) : null,
  };
}

const invitationView = ({ taken, first_name, last_name, created_at, expires_at, ...row }: SentRow, now: Date) => ({
  ...row,
  state: invitationState({ taken, expires_at }, now),
  invited_by: first_name === null ? null : `${first_name} ${last_name}`.trim(),
  date_creation: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

/** Withdraws an invitation: its link stops working, even if the mail is still on its way. false if none is open. */
export const withdrawInvitation = ({ database, clock }: Services, withdrawn_by: number, id: number): Promise<boolean> =>
  database.db.transaction(async (tx) => {
    const withdrawn = await deleteOpenInvitation(tx, id);
    if (!withdrawn) return false;
    await writeAudit(tx, {
      account_id: withdrawn_by,
      restaurant_id: null,
      action: "invitation.withdraw",
      subject: `invitation ${id}`,
      before: withdrawn,
      date: clock(),
    });
    return true;
  });
