import type { Language } from "@tablee/domain/language/text";
import type { Queryable } from "../../database/open-database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Services } from "../../services.ts";
import { layOutMail } from "../mails/mail-layout.ts";

const WORDS = {
  en: {
    confirm_email: [
      "Confirm your new e-mail",
      "Follow this link to use this address for your Tablée account. It works once, for three days.",
    ],
    email_asked: [
      "Your e-mail is about to change",
      "Somebody asked for another e-mail on your Tablée account. If that was not you, change your password.",
    ],
    password_changed: [
      "Your password was changed",
      "The password of your Tablée account was changed, and all other devices were signed out.",
    ],
    passkey_added: [
      "A passkey was added",
      "A passkey can now sign in to your Tablée account. If you did not add it, remove it and change your password.",
    ],
    passkey_removed: ["A passkey was removed", "A passkey of your Tablée account was removed."],
    second_step_added: [
      "An authenticator app was added",
      "From now on your Tablée account asks for a code of your authenticator app. If that was not you, write to us.",
    ],
    second_step_removed: [
      "Your authenticator app was removed",
      "Your Tablée account no longer asks for a code. If that was not you, change your password.",
    ],
    deletion_asked: [
      "Your account will be deleted",
      "Your Tablée account is hidden and will be erased in 14 days. Sign in before then to keep it.",
    ],
  },
  fr: {
    confirm_email: [
      "Confirmez votre nouvelle adresse courriel",
      "Suivez ce lien pour utiliser cette adresse avec votre compte Tablée. Il fonctionne une fois, pendant trois jours.",
    ],
    email_asked: [
      "Votre adresse courriel va changer",
      "Quelqu’un a demandé une autre adresse pour votre compte Tablée. Si ce n’est pas vous, changez votre mot de passe.",
    ],
    password_changed: [
      "Votre mot de passe a été changé",
      "Le mot de passe de votre compte Tablée a été changé, et tous les autres appareils ont été déconnectés.",
    ],
    passkey_added: [
      "Une clé d’accès a été ajoutée",
      "Une clé d’accès ouvre désormais votre compte Tablée. Si ce n’est pas vous, supprimez-la et changez votre mot de passe.",
    ],
    passkey_removed: ["Une clé d’accès a été supprimée", "Une clé d’accès de votre compte Tablée a été supprimée."],
    second_step_added: [
      "Une application d’authentification a été ajoutée",
      "Votre compte Tablée demande désormais un code de votre application. Si ce n’est pas vous, écrivez-nous.",
    ],
    second_step_removed: [
      "Votre application d’authentification a été supprimée",
      "Votre compte Tablée ne demande plus de code. Si ce n’est pas vous, changez votre mot de passe.",
    ],
    deletion_asked: [
      "Votre compte sera supprimé",
      "Votre compte Tablée est masqué et sera effacé dans 14 jours. Connectez-vous d’ici là pour le garder.",
    ],
  },
} as const satisfies Record<Language, Record<string, readonly [subject: string, text: string]>>;

const ACTIONS = {
  en: { confirm: "Confirm this e-mail", look: "Look at my account" },
  fr: { confirm: "Confirmer cette adresse", look: "Voir mon compte" },
} as const satisfies Record<Language, object>;

interface OwnMail {
  to: string;
  language: Language;
  kind: keyof (typeof WORDS)["en"];
  path: string;
}

/** What is told by mail of a change that a member made. */
export const ownMailQueue: JobQueue<OwnMail> = {
  name: "account-mails",
  expire_seconds: 30,
  retries: 8,
  retry_seconds: 10,
  places: 2,
  work: ({ mail, settings }, { to, language, kind, path }) => {
    const [subject, text] = WORDS[language][kind];
    const action = { label: ACTIONS[language][kind === "confirm_email" ? "confirm" : "look"], path };
    const reader = { to, language, public_url: settings.public_url };
    return mail.send(layOutMail(reader, { subject, text: [text], action, note: null }));
  },
};

/** Tells a member by mail once the transaction is committed. An erased account has no address and hears nothing. */
export async function tellMember(
  { jobs }: Pick<Services, "jobs">,
  tx: Queryable,
  { email, language }: { email: string | null; language: Language | null },
  { kind, path = "/account/security" }: { kind: OwnMail["kind"]; path?: string },
): Promise<void> {
  if (email !== null) await jobs.enqueue(tx, ownMailQueue, { to: email, language: language ?? "en", kind, path });
}
