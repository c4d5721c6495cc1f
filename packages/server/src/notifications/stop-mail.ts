import { createHmac, timingSafeEqual } from "node:crypto";
import type { Language } from "@tablee/domain/language/text";
import { NOTIFICATION_TYPES, type NotificationType } from "@tablee/domain/notifications/notification";
import { readSigningKeys } from "../ports/signing-keys/signing-keys.queries.ts";
import type { Services } from "../services.ts";
import { stopMails } from "./stop-mail.queries.ts";

/** Which mails of which member a link stops. */
interface Stopped {
  account_id: number;
  type: NotificationType;
}
type Ground = Pick<Services, "database" | "clock">;

/** Below /api: `/unsubscribe/12/like/<signature>` (notifications §10). */
export const STOP_MAIL_PATH = "/unsubscribe/";
const LINK = /^\/unsubscribe\/([1-9]\d{0,9})\/([a-z_]{1,40})\/([\w-]{43})$/;
const MAX_ID = 2_147_483_647;

const sign = ({ account_id, type }: Stopped, key: string): Buffer =>
  createHmac("sha256", key).update(`stop mail ${account_id} ${type}`).digest();

/** The path of the link that stops mails of a type to a member. It is valid as long as the key that signed it is kept. */
export async function stopMailPath({ database, clock }: Ground, stopped: Stopped): Promise<string> {
  const [newest] = await readSigningKeys(database.db, clock());
  return `/api${STOP_MAIL_PATH}${stopped.account_id}/${stopped.type}/${sign(stopped, newest).toString("base64url")}`;
}

/** Which mails a link stops; null if it was not signed here. Takes the same time whether or not the member exists. */
export async function readStopLink({ database, clock }: Ground, path: string): Promise<Stopped | null> {
  const [, id, named, signature = ""] = LINK.exec(path) ?? [];
  const type = NOTIFICATION_TYPES.find((each) => each === named);
  if (type === undefined || Number(id) > MAX_ID) return null;
  const stopped = { account_id: Number(id), type };
  const given = Buffer.from(signature, "base64url");
  const keys = await readSigningKeys(database.db, clock());
  return keys.some((key) => timingSafeEqual(sign(stopped, key), given)) ? stopped : null;
}

/**
 * Switches mails of a type off, as the member could in the account's settings; returns the member's language. A member
 * who is no longer there gets none anyway.
 */
export const stopMail = ({ database }: Ground, { account_id, type }: Stopped): Promise<Language | null> =>
  database.db.transaction((tx) => stopMails(tx, account_id, { [type]: { mail: false } }));
