import { randomInt } from "node:crypto";
import { CODE_DIGITS } from "@tablee/domain/accounts/phone-code";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import type { ClaimRefusal } from "@tablee/domain/management/claim";
import { layOutMail } from "../../accounts/mails/mail-layout.ts";
import { hashPassword } from "../../accounts/password.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { readDecided, readNamed, writeCode } from "./claims.queries.ts";
import { MAIL_SECONDS } from "../../ports/mail.ts";

/** As with the codes sent to phones: six digits are few, but the hash holds for the ten minutes that they are valid. */
const COST = { N: 2 ** 13, r: 8, p: 1 };

const CODE = {
  en: {
    subject: (restaurant: string) => `Your code for ${restaurant} on Tablée`,
    text: (member: string, restaurant: string, code: string) => [
      `${member} says they run ${restaurant} and asked us to send you this code.`,
      `The code is ${code}. It is valid for 10 minutes. Anyone who has it can change the restaurant’s menu and settings.`,
    ],
    note: "If you know nothing about this, don’t share the code: nothing will change.",
    somebody: "Somebody",
  },
  fr: {
    subject: (restaurant: string) => `Votre code pour ${restaurant} sur Tablée`,
    text: (member: string, restaurant: string, code: string) => [
      `${member} demande à gérer ${restaurant} sur Tablée et vous fait envoyer ce code.`,
      `Le code est le ${code}. Il est valide 10 minutes. Toute personne qui l’a peut modifier le menu et les réglages du restaurant.`,
    ],
    note: "Cela ne vous dit rien ? Ne donnez ce code à personne : rien ne changera.",
    somebody: "Quelqu’un",
  },
} as const;

/**
 * Mails a code that is generated only when it is sent: the database stores only its hash, and the newest code is valid.
 */
export const claimCodeQueue: JobQueue<{ id: number; number: number }> = {
  name: "claim-codes",
  expire_seconds: MAIL_SECONDS,
  retries: 4,
  retry_seconds: 5,
  work: async ({ database: { db }, clock, mail, settings }, { id, number }) => {
    const named = await readNamed(db, id);
    if (!named) return;
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
    const to = await writeCode(db, id, { number, hash: await hashPassword(code, COST), now: clock() });
    if (to === null) return;
    // Whoever reads the place's mail most likely speaks the language of the claimant, who knows that the mail is
    // coming.
    const language: Language = named.language ?? "en";
    const { subject, text, note, somebody } = CODE[language];
    const restaurant = textIn(named.restaurant, language);
    const reader = { to, language, public_url: settings.public_url };
    const words = { subject: subject(restaurant), text: text(named.member ?? somebody, restaurant, code), note };
    await mail.send(layOutMail(reader, { ...words, action: null }));
  },
};

const NEWS = {
  en: {
    approved: (restaurant: string) => `${restaurant} is yours to run on Tablée`,
    approved_text:
      "Your claim was approved. The restaurant’s page lists what is still missing before diners can order.",
    approved_action: "Go to your restaurant",
    refused: (restaurant: string) => `Your claim to ${restaurant} was refused`,
    refused_action: "View the claim",
    reasons: {
      not_shown: "We could not confirm that you run this restaurant. Claim it again and tell us how we can check.",
      not_theirs: "As far as we know, somebody else runs this restaurant.",
      gone: "As far as we know, this restaurant has closed for good.",
      somebody_else: "Somebody else has shown that they run this restaurant. Ask them to invite you.",
    },
  },
  fr: {
    approved: (restaurant: string) => `${restaurant} : à vous de jouer sur Tablée`,
    approved_text:
      "Votre demande est confirmée. Ce qui manque encore avant les premières commandes figure sur la page du restaurant.",
    approved_action: "Aller à votre restaurant",
    refused: (restaurant: string) => `${restaurant} : votre demande est refusée`,
    refused_action: "Voir la demande",
    reasons: {
      not_shown:
        "Rien ne nous montre que vous gérez ce restaurant. Refaites la demande en nous disant comment le vérifier.",
      not_theirs: "À notre connaissance, quelqu’un d’autre gère ce restaurant.",
      gone: "À notre connaissance, ce restaurant a fermé pour de bon.",
      somebody_else: "Une autre personne a montré qu’elle gère ce restaurant. Demandez-lui de vous inviter.",
    },
  },
} as const satisfies Record<Language, { reasons: Record<ClaimRefusal, string> } & Record<string, unknown>>;

/** Mails a claimant the decision on their claim. */
export const claimNewsQueue: JobQueue<{ id: number }> = {
  name: "claim-news",
  expire_seconds: MAIL_SECONDS,
  retries: 8,
  retry_seconds: 10,
  work: async ({ database: { db }, mail, settings }, { id }) => {
    const decided = await readDecided(db, id);
    if (!decided || decided.email === null || mail.off) return;
    const { restaurant_id, refusal, email } = decided;
    const language: Language = decided.language ?? "en";
    const words = NEWS[language];
    const restaurant = textIn(decided.restaurant, language);
    const reader = { to: email, language, public_url: settings.public_url };
    const said =
      refusal === null
        ? {
            subject: words.approved(restaurant),
            text: [words.approved_text],
            action: { label: words.approved_action, path: `/restaurant-admin/${restaurant_id}` },
          }
        : {
            subject: words.refused(restaurant),
            text: [words.reasons[refusal]],
            action: { label: words.refused_action, path: `/restaurant-admin/new?place=${restaurant_id}` },
          };
    await mail.send(layOutMail(reader, { ...said, note: null }));
  },
};
