import { randomUUID } from "node:crypto";
import type { Language } from "@tablee/domain/language/text";
import type { Queryable } from "../../database/open-database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Services } from "../../services.ts";
import { layOutMail } from "../mails/mail-layout.ts";
import { beginAccountLink, linkIsOut } from "../stored/account-links.queries.ts";
import type { WaysAfterReset } from "../ways/unproven-ways.ts";
import { findReader } from "./sign-in.queries.ts";
import { SIGN_IN_WORDS } from "./sign-in-mail-words.ts";
import { MAIL_SECONDS } from "../../ports/mail.ts";

/** A mail that was requested for an e-mail, whether or not it belongs to a member. */
interface SignInMail {
  kind: "reset_password" | "verify_email" | "password_reset";
  email: string;
  /** The language of the request, for a member who has chosen none. */
  language: Language;
  /** What `password_reset` has done besides; a job that an older version left in the queue does not say. */
  ways?: WaysAfterReset;
}

/**
 * The link is made when the mail is sent, so neither the queue nor the database stores it, and a request takes no
 * longer if the member exists. Its hash is stored before the mail is sent, so that a mail that arrives although the
 * connection broke contains a valid link; older links become invalid once the mail is out. A retried mail carries a new
 * link.
 */
export const signInMailQueue: JobQueue<SignInMail> = {
  name: "sign-in-mails",
  expire_seconds: MAIL_SECONDS,
  retries: 8,
  retry_seconds: 10,
  places: 2,
  work: async (services, { kind, email, language, ways }) => {
    const reader = await findReader(services.database.db, email);
    if (!reader || (kind === "verify_email" && reader.email_verified_at !== null)) return;
    const { id: account_id } = reader;
    const to = { to: reader.email, language: reader.language ?? language, public_url: services.settings.public_url };
    const words = SIGN_IN_WORDS[to.language];
    if (kind === "password_reset") return services.mail.send(layOutMail(to, words.password_reset(ways)));
    const guid = randomUUID();
    const { db } = services.database;
    await beginAccountLink(db, { kind, account_id, email: reader.email }, guid, services.clock());
    await services.mail.send(layOutMail(to, words[kind](`${PATHS[kind]}/${guid}`)));
    await linkIsOut(db, guid);
  },
};

/** The paths of the links. */
const PATHS = { reset_password: "/reset-password", verify_email: "/email/verification" } as const;

/** Has a mail sent to the member with this e-mail, if any, once the transaction is committed. */
export const askSignInMail = ({ jobs }: Pick<Services, "jobs">, tx: Queryable, mail: SignInMail): Promise<void> =>
  jobs.enqueue(tx, signInMailQueue, mail);
