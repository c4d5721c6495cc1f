import { randomUUID } from "node:crypto";
import type { DeviceName } from "@tablee/domain/accounts/device-name";
import { clockWords } from "@tablee/domain/language/clock-words";
import { firstOfMonth } from "@tablee/domain/language/first-of-month";
import type { Language } from "@tablee/domain/language/text";
import type { Queryable } from "../../database/open-database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Services } from "../../services.ts";
import { layOutMail } from "../mails/mail-layout.ts";
import { beginNewEmailLink, isEmailAsked, linkIsOut } from "../stored/account-links.queries.ts";
import { OWN_MAIL_ACTIONS, OWN_MAIL_NOTES, OWN_MAIL_WORDS, UNKNOWN_DEVICE } from "./own-mail-words.ts";
import { MAIL_SECONDS } from "../../ports/mail.ts";

type Kind = keyof (typeof OWN_MAIL_WORDS)["en"];

interface Reader {
  to: string;
  language: Language;
}

/** A mail about a change to the account. */
interface Told extends Reader {
  kind: Exclude<Kind, "confirm_email" | "new_device">;
  path: string;
}
interface NewDevice extends Reader {
  kind: "new_device";
  device: DeviceName;
  /** When, in ISO 8601. */
  at: string;
  /** The time zone in which the time is written. A job that an older version left in the queue has none. */
  timezone?: string;
}
interface ConfirmEmail extends Reader {
  kind: "confirm_email";
  account_id: number;
}
/**
 * As an older version left it in the queue: with the address of its link, which was then made at the time of the
 * request.
 */
interface OldConfirmEmail extends Reader {
  kind: "confirm_email";
  path: string;
}
type OwnMail = Told | NewDevice | ConfirmEmail | OldConfirmEmail;

/** Mails about changes to a member's own account. */
export const ownMailQueue: JobQueue<OwnMail> = {
  name: "account-mails",
  expire_seconds: MAIL_SECONDS,
  retries: 8,
  retry_seconds: 10,
  places: 2,
  work: async (services, mail) => {
    if (mail.kind === "new_device") await send(services, mail, "/account/security", [deviceLine(mail)]);
    else if ("path" in mail) await send(services, mail, mail.path);
    else await confirmEmail(services, mail);
  },
};

/** The mail's button, if it does more than show the account. */
const ACTION: Partial<Record<Kind, keyof (typeof OWN_MAIL_ACTIONS)["en"]>> = {
  confirm_email: "confirm",
  deletion_asked: "keep",
};

function send(
  { mail, settings }: Services,
  { to, language, kind }: Reader & { kind: Kind },
  path: string,
  more: readonly string[] = [],
): Promise<void> {
  const [subject, text] = OWN_MAIL_WORDS[language][kind];
  const action = { label: OWN_MAIL_ACTIONS[language][ACTION[kind] ?? "look"], path };
  const note = kind === "confirm_email" ? OWN_MAIL_NOTES[language][kind] : null;
  const reader = { to, language, public_url: settings.public_url };
  return mail.send(layOutMail(reader, { subject, text: [text, ...more], action, note }));
}

/**
 * The link is made when the mail is sent and replaces older ones once the mail is out, so neither the queue nor the
 * database stores it. Nothing is sent if the member has withdrawn the change or asked for another address.
 */
async function confirmEmail(services: Services, mail: ConfirmEmail): Promise<void> {
  const { db } = services.database;
  const asked = { account_id: mail.account_id, email: mail.to };
  if (!(await isEmailAsked(db, asked))) return;
  const guid = randomUUID();
  await beginNewEmailLink(db, asked, guid, services.clock());
  await send(services, mail, `/email/verification/${guid}`);
  await linkIsOut(db, guid);
}

/** The device and the time, in the time zone of the member's home, which is named beside it. */
function deviceLine({ device, at, language, timezone = "UTC" }: NewDevice): string {
  const name = [device.what, device.system].filter((part) => part !== null).join(", ") || UNKNOWN_DEVICE[language];
  const format = new Intl.DateTimeFormat(`${language}-CA`, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: timezone,
    timeZoneName: "short",
  });
  return `${name}\n${clockWords(firstOfMonth(format.format(new Date(at)), language), language)}`;
}

/** Contents of a mail to a member, including the request for a link to confirm a new e-mail. */
type News =
  | { kind: Told["kind"]; path?: string }
  | Omit<NewDevice, keyof Reader>
  | { kind: "confirm_email"; account_id: number };

/** Mails a member once the transaction is committed. An erased account has no address and gets no mail. */
export async function tellMember(
  { jobs }: Pick<Services, "jobs">,
  tx: Queryable,
  { email, language }: { email: string | null; language: Language | null },
  news: News,
): Promise<void> {
  if (email === null) return;
  const reader = { to: email, language: language ?? "en" };
  const mail: OwnMail =
    news.kind === "confirm_email" || news.kind === "new_device"
      ? { ...reader, ...news }
      : { ...reader, kind: news.kind, path: news.path ?? "/account/security" };
  await jobs.enqueue(tx, ownMailQueue, mail);
}
