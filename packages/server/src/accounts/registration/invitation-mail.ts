import { randomUUID } from "node:crypto";
import type { Language } from "@tablee/domain/language/text";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { layOutMail } from "../mails/mail-layout.ts";
import { hashInvitation } from "./invitation-key.ts";
import { beginInvitationKey, invitationIsOut, readInvited } from "./invitations.queries.ts";

const WORDS = {
  en: {
    subject: "You are invited to Tablée",
    register: "Join Tablée",
    text: "Come and sit down with us: Tablée is where people who love food share the dishes they would order again. The link is good for 14 days, once, and is yours alone.",
  },
  fr: {
    subject: "Vous êtes invité à Tablée",
    register: "Rejoindre Tablée",
    text: "Prenez place à table : sur Tablée, celles et ceux qui aiment manger partagent les plats qu’ils recommanderaient. Le lien est valide 14 jours, une seule fois, et n’appartient qu’à vous.",
  },
} as const satisfies Record<Language, { subject: string; register: string; text: string }>;

interface InvitationMessage {
  id: number;
}

/**
 * Mails an invitation, as long as nobody has registered with it. Its id for the address is made where the mail is:
 * neither the queue nor anything else holds it, and it takes the place of older ones once the mail is out.
 */
export const invitationQueue: JobQueue<InvitationMessage> = {
  name: "invitations",
  expire_seconds: 30,
  retries: 8,
  retry_seconds: 10,
  work: async ({ database, clock, settings, mail }, { id }) => {
    const invited = await readInvited(database.db, id, clock());
    if (!invited) return;
    const { email, language } = invited;
    const { subject, register, text } = WORDS[language];
    const invitation_id = randomUUID();
    const action = { label: register, path: `/register?invitation_id=${invitation_id}` };
    const reader = { to: email, language, public_url: settings.public_url };
    const key_hash = hashInvitation(invitation_id);
    await beginInvitationKey(database.db, id, key_hash, clock());
    await mail.send(layOutMail(reader, { subject, text: [text], action, note: null }));
    await invitationIsOut(database.db, key_hash);
  },
};
