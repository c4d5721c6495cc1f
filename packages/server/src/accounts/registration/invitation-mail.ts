import { randomUUID } from "node:crypto";
import type { Language } from "@tablee/domain/language/text";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Services } from "../../services.ts";
import { layOutMail } from "../mails/mail-layout.ts";
import { hashInvitation } from "./invitation-key.ts";
import { beginInvitationKey, invitationIsOut, readInvitation, readInvited } from "./invitations.queries.ts";
import { MAIL_SECONDS } from "../../ports/mail.ts";

const WORDS = {
  en: {
    subject: "You’re invited to Tablée",
    register: "Join Tablée",
    text: "Pull up a chair: Tablée is where people who love food share the dishes they would order again. The link is valid for 14 days, works once, and is for you alone.",
  },
  fr: {
    subject: "Une invitation à rejoindre Tablée",
    register: "Rejoindre Tablée",
    text: "Prenez place à table : sur Tablée, celles et ceux qui aiment manger partagent les plats qu’ils recommanderaient. Le lien est valide 14 jours, une seule fois, et n’appartient qu’à vous.",
  },
} as const satisfies Record<Language, { subject: string; register: string; text: string }>;

/** A job that an older version left in the queue carries the id for the address and its recipient instead. */
type InvitationMessage = { id: number } | { email: string; invitation_id: string; language: Language };

/**
 * Mails an invitation, unless somebody has registered with it. The id in its address is made when the mail is sent and
 * replaces older ones once the mail is out, so neither the queue nor the database stores it.
 */
export const invitationQueue: JobQueue<InvitationMessage> = {
  name: "invitations",
  expire_seconds: MAIL_SECONDS,
  retries: 8,
  retry_seconds: 10,
  work: async (services, message) => {
    const { database, clock } = services;
    if ("invitation_id" in message) {
      if (await readInvitation(database.db, hashInvitation(message.invitation_id), clock()))
        await send(services, message);
      return;
    }
    const invited = await readInvited(database.db, message.id, clock());
    if (!invited) return;
    const invitation_id = randomUUID();
    const key_hash = hashInvitation(invitation_id);
    await beginInvitationKey(database.db, message.id, key_hash, clock());
    await send(services, { ...invited, invitation_id });
    await invitationIsOut(database.db, key_hash);
  },
};

async function send(
  { settings, mail }: Services,
  { email, language, invitation_id }: { email: string; language: Language; invitation_id: string },
): Promise<void> {
  const { subject, register, text } = WORDS[language];
  const action = { label: register, path: `/register?invitation_id=${invitation_id}` };
  const reader = { to: email, language, public_url: settings.public_url };
  await mail.send(layOutMail(reader, { subject, text: [text], action, note: null }));
}
