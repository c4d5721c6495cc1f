import { randomUUID } from "node:crypto";
import type { StaffRole } from "@tablee/domain/accounts/right";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { layOutMail } from "../../accounts/mails/mail-layout.ts";
import { hashInvitation } from "../../accounts/registration/invitation-key.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { purgeInBatches } from "../../jobs/purge-in-batches.ts";
import type { Services } from "../../services.ts";
import { beginKey, deleteOld, keyIsOut, readInvited } from "./people.queries.ts";
import { MAIL_SECONDS } from "../../ports/mail.ts";

const ROLES = {
  en: { owner: "an owner", manager: "a manager", kitchen: "kitchen staff" },
  fr: { owner: "propriétaire", manager: "gérance", kitchen: "cuisine" },
} as const satisfies Record<Language, Record<StaffRole, string>>;

const WORDS = {
  en: {
    subject: (restaurant: string) => `You’re invited to join the team at ${restaurant}`,
    text: (restaurant: string, role: string) =>
      `${restaurant} is inviting you to join its team on Tablée as ${role}. Sign in, or create an account, and accept the invitation. The link is valid for 14 days, works once, and is for you alone.`,
    action: "Accept the invitation",
    note: "If you don’t work there, ignore this email: nothing will change.",
  },
  fr: {
    subject: (restaurant: string) => `${restaurant} : invitation à rejoindre l’équipe`,
    text: (restaurant: string, role: string) =>
      `${restaurant} vous invite dans son équipe sur Tablée. Votre rôle : ${role}. Connectez-vous, ou créez un compte, et acceptez l’invitation. Le lien est valide 14 jours, une seule fois, et n’appartient qu’à vous.`,
    action: "Accepter l’invitation",
    note: "Vous n’y travaillez pas ? Ignorez ce courriel : rien ne changera.",
  },
} as const;

/**
 * Mails an invitation to a restaurant's staff. Its key is generated when the mail is sent, and only its hash is stored.
 */
export const staffMailQueue: JobQueue<{ id: number }> = {
  name: "staff-invitations",
  expire_seconds: MAIL_SECONDS,
  retries: 8,
  retry_seconds: 10,
  work: async ({ database: { db }, clock, mail, settings }, { id }) => {
    const invited = await readInvited(db, id, clock());
    if (!invited) return;
    const key = randomUUID();
    const key_hash = hashInvitation(key);
    await beginKey(db, id, key_hash);
    const { email, language, role } = invited;
    const { subject, text, action, note } = WORDS[language];
    const restaurant = textIn(invited.restaurant, language);
    const reader = { to: email, language, public_url: settings.public_url };
    await mail.send(
      layOutMail(reader, {
        subject: subject(restaurant),
        text: [text(restaurant, ROLES[language][role])],
        action: { label: action, path: `/restaurant-admin/join?key=${key}` },
        note,
      }),
    );
    await keyIsOut(db, key_hash);
  },
};

const BATCH = 5_000;

/** Deletes invitations to restaurants' staff that expired without being accepted; returns how many. */
export const purgeStaffInvitations = ({ database: { db }, clock }: Services, batch = BATCH): Promise<number> =>
  purgeInBatches(batch, (most) => deleteOld(db, clock(), most));
