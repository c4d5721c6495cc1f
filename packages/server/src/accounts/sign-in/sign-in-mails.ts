import { randomUUID } from "node:crypto";
import type { Language } from "@tablee/domain/language/text";
import type { Queryable } from "../../database/open-database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Services } from "../../services.ts";
import { layOutMail } from "../mails/mail-layout.ts";
import { beginAccountLink, linkIsOut } from "../stored/account-links.queries.ts";
import { findReader } from "./sign-in.queries.ts";
import { SIGN_IN_WORDS } from "./sign-in-mail-words.ts";

/** Whom a mail is asked for, whether or not there is such a member. */
interface SignInMail {
  kind: "reset_password" | "verify_email" | "password_reset";
  email: string;
  /** Of whoever asked, for a member who has chosen none. */
  language: Language;
}

/**
 * The link is made where the mail is: neither the queue nor anything else holds it, and whoever asks for a mail waits
 * no longer where there is a member to send one to. Its hash is kept before, so that a mail that arrives although the
 * line breaks brings a good link, and it takes the place of older ones once the mail is out. A mail that is sent once
 * more carries a link of its own.
 */
export const signInMailQueue: JobQueue<SignInMail> = {
  name: "sign-in-mails",
  expire_seconds: 60,
  retries: 8,
  retry_seconds: 10,
  places: 2,
  work: async (services, { kind, email, language }) => {
    const reader = await findReader(services.database.db, email);
    if (!reader || (kind === "verify_email" && reader.email_verified_at !== null)) return;
    const { id: account_id } = reader;
    const to = { to: reader.email, language: reader.language ?? language, public_url: services.settings.public_url };
    const words = SIGN_IN_WORDS[to.language];
    if (kind === "password_reset") return services.mail.send(layOutMail(to, words.password_reset));
    const guid = randomUUID();
    const { db } = services.database;
    await beginAccountLink(db, { kind, account_id, email: reader.email }, guid, services.clock());
    await services.mail.send(layOutMail(to, words[kind](`${PATHS[kind]}/${guid}`)));
    await linkIsOut(db, guid);
  },
};

/** Where links lead. */
const PATHS = { reset_password: "/reset-password", verify_email: "/email/verification" } as const;

/** Has a mail sent to whoever has this e-mail, once the transaction is committed. */
export const askSignInMail = ({ jobs }: Pick<Services, "jobs">, tx: Queryable, mail: SignInMail): Promise<void> =>
  jobs.enqueue(tx, signInMailQueue, mail);
