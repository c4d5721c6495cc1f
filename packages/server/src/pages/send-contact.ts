import type { Language } from "@tablee/domain/language/text";
import { checkContact, type ContactMessage } from "@tablee/domain/pages/contact";
import { tidyEmail } from "@tablee/domain/validation/email";
import { layOutMail } from "../accounts/mails/mail-layout.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { Services } from "../services.ts";
import { MAIL_SECONDS } from "../ports/mail.ts";

interface Contact extends ContactMessage {
  language: Language;
}

const WORDS = {
  en: {
    subject: (name: string) => `A message from ${name}`,
    from: "From",
    note: "Sent through the contact form. Reply to this email to answer them.",
  },
  fr: {
    subject: (name: string) => `${name} vous écrit`,
    from: "De",
    note: "Envoyé par le formulaire de contact. Répondre à ce courriel, c’est répondre à cette personne.",
  },
} as const satisfies Record<Language, object>;

/** Mails a message to whoever runs the product, in the language of the form (pages §10). */
export const contactQueue: JobQueue<Contact> = {
  name: "contact",
  expire_seconds: MAIL_SECONDS,
  retries: 8,
  retry_seconds: 10,
  work: async ({ mail, settings }, { name, email, message, language }) => {
    const { contact_email, public_url } = settings;
    if (contact_email === null) return;
    const { subject, from, note } = WORDS[language];
    const colon = language === "fr" ? "\u00a0:" : ":";
    await mail.send({
      ...layOutMail(
        { to: contact_email, language, public_url },
        { subject: subject(name), text: [message, `${from}${colon} ${name}, ${email}`], action: null, note },
      ),
      reply_to: email,
    });
  },
};

/** Queues a message for mailing; refuses an invalid one, and returns `unavailable` if nobody would receive it. */
export async function sendContact(
  { database, jobs, mail, settings }: Services,
  { name, email, message, language }: Contact,
): Promise<{ code: "contact_invalid" | "unavailable" } | null> {
  const refused = checkContact({ name, email, message });
  if (refused) return refused;
  if (mail.off || settings.contact_email === null) return { code: "unavailable" };
  // The name goes into a subject, so it must be one line.
  const said = { name: name.trim().replace(/\s+/g, " "), email: tidyEmail(email), message: message.trim(), language };
  await database.db.transaction((tx) => jobs.enqueue(tx, contactQueue, said));
  return null;
}
