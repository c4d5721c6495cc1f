import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { AccountChanges } from "@tablee/contract/accounts/own.schema";
import { type AccountField, changesOf, wrongFields } from "@tablee/domain/accounts/account-changes";
import { namesWithUrl } from "@tablee/domain/comments/contains-url";
import { settingsWith } from "@tablee/domain/notifications/notification-settings";
import { readPhoneBy } from "@tablee/domain/validation/read-phone";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { type ChangeTopic, tellChange } from "../../database/changes.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { RateLimits } from "../../ports/rate-limits.ts";
import type { Services } from "../../services.ts";
import type { Viewer } from "../../http/context.ts";
import { readOwnAccount } from "../accounts.queries.ts";
import { userView } from "../user-view.ts";
import { requireConfirmed } from "../ways/as-confirmed.ts";
import { dropEmailChange } from "../stored/account-links.queries.ts";
import { announceAuthor } from "./announce-author.ts";
import { askNewEmail } from "./new-email.ts";
import { tellMember } from "./own-mails.ts";
import { phoneNews } from "./phone-news.ts";
import { hasAccount, lockAccount, type StoredAccount, writeAccount, writeNotified } from "./own.queries.ts";

type Refusal =
  | { refused: "invalid_fields"; fields: AccountField[] }
  | { refused: "error_already_exists" | "gone" }
  | { refused: "too_many_requests"; retry_after: number };
type Limited = Services & { limits: RateLimits };
export type UpdateResult = { user: User } | Refusal;

/** The account's fields that the cards of its discoveries show. */
const SHOWN: readonly AccountField[] = ["first_name", "last_name"];

/** Changing these requires that the member has confirmed their identity recently (accounts §32). */
const DELICATE: readonly AccountField[] = ["email", "phone_number"];

/**
 * Changes the fields that are given and differ from what is stored: all of them or, if one is invalid, none. A changed
 * number is unverified; a changed e-mail waits for its link (accounts §31, accounts §40).
 */
export async function updateAccount(services: Limited, viewer: Viewer, given: AccountChanges): Promise<UpdateResult> {
  const { db } = services.database;
  const id = viewer.account_id;
  const done = await db.transaction((tx) => change(services, tx, viewer, given));
  if ("refused" in done) return done;
  for (const topic of done.topics) tellChange(db, topic);
  const own = await readOwnAccount(db, id);
  return own ? { user: userView(own) } : { refused: "gone" };
}

async function change(
  services: Limited,
  tx: Queryable,
  viewer: Viewer,
  given: AccountChanges,
): Promise<{ topics: ChangeTopic[] } | Refusal> {
  const id = viewer.account_id;
  const stored = await lockAccount(tx, id);
  if (!stored || stored.email === null) return { refused: "gone" };
  const { notification_settings, notified_following, ...fields } = given;
  const changes = changesOf({ ...stored, email: stored.email }, { ...fields, ...phoneOf(fields) });
  const wrong = [...new Set([...wrongFields(changes), ...namesWithUrl(changes)])];
  if (wrong.length > 0) return { refused: "invalid_fields", fields: wrong };

  if (DELICATE.some((field) => field in changes)) await requireConfirmed(tx, viewer, services.clock());

  const { email, ...rest } = changes;
  if (email !== undefined && (await hasAccount(tx, email))) return { refused: "error_already_exists" };
  const retry_after = email === undefined ? null : await countChange(services, id, email);
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };
  await writeAccount(tx, id, {
    ...rest,
    ...(rest.phone_number === undefined ? {} : { phone_verified: false }),
    ...(notification_settings && {
      notification_settings: settingsWith(stored.notification_settings, notification_settings),
    }),
  });
  if (notified_following) await writeNotified(tx, id, notified_following);
  const news = phoneNews(stored.phone_number, rest.phone_number);
  if (news) await tellMember(services, tx, stored, { kind: news });
  await changeEmail(services, tx, { stored, given: given.email, email });
  return { topics: SHOWN.some((field) => field in rest) ? await announceAuthor(tx, id) : [] };
}

/**
 * The mail goes to whatever address the member enters: the limits keep anybody from flooding somebody's mailbox, and
 * from writing to strangers from here. Returns the seconds to wait, or null.
 */
const countChange = async ({ limits }: Limited, id: number, email: string): Promise<number | null> =>
  (await limits.take("email_changes", String(id))) ??
  (await limits.take("email_changes_day", String(id))) ??
  limits.take("mails_to", `change_email ${email}`);

/** A phone number in its stored form, however it was written; an invalid number is left as it is and refused later. */
const phoneOf = ({ phone_number }: AccountChanges): Pick<AccountChanges, "phone_number"> => {
  if (typeof phone_number !== "string") return {};
  return { phone_number: readPhoneBy(parsePhoneNumberFromString, phone_number, "CA") ?? phone_number };
};

/** A new e-mail must be confirmed by mail; giving the stored e-mail again cancels a pending change. */
async function changeEmail(
  services: Services,
  tx: Queryable,
  { stored, given, email }: { stored: StoredAccount; given: string | undefined; email: string | undefined },
): Promise<void> {
  if (email !== undefined) await askNewEmail(services, tx, stored, email);
  else if (given !== undefined) await dropEmailChange(tx, stored.id);
}
