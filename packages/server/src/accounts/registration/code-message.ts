import { randomInt } from "node:crypto";
import { CODE_DIGITS } from "@tablee/domain/accounts/phone-code";
import type { Language } from "@tablee/domain/language/text";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { hashPassword } from "../password.ts";
import { writeCodeHash } from "./phone-codes.queries.ts";

/**
 * Six digits are few, but the code is valid for only ten minutes: a hash with a tenth of a password's work holds that
 * long.
 */
const COST = { N: 2 ** 13, r: 8, p: 1 };

const WORDS = {
  en: (code: string) => `Your Tablée code is ${code}. It is valid for 10 minutes. Do not share it with anybody.`,
  fr: (code: string) => `Votre code Tablée est le ${code}. Il est valide 10 minutes. Ne le donnez à personne.`,
} as const satisfies Record<Language, (code: string) => string>;

/**
 * The text of an SMS, in the characters that fit 160 to a message (no typographic apostrophe). Phones read its last line
 * and offer the code to that site only (WebOTP).
 */
export const codeWords = (code: string, language: Language, site: string): string =>
  `${WORDS[language](code)}\n\n@${site} #${code}`;

interface CodeMessage {
  /** The id of the row whose code is to be sent. */
  code_id: number;
  language: Language;
}

/**
 * Generates the code only when it is sent, so that the database never contains it: the job carries none, and the row
 * only its hash. A retry sends a new code; the newest one is valid.
 */
export const codeQueue: JobQueue<CodeMessage> = {
  name: "phone-codes",
  expire_seconds: 30,
  retries: 4,
  retry_seconds: 5,
  work: async ({ database, clock, sms, registration }, { code_id, language }) => {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
    const to = await writeCodeHash(database.db, code_id, await hashPassword(code, COST), clock());
    if (to !== null) await sms.send({ to, language, text: codeWords(code, language, registration.site) });
  },
};
