import type { Language } from "@tablee/domain/language/text";
import { layOutMail } from "../accounts/mails/mail-layout.ts";
import { logFault } from "../http/call-log.ts";
import { isTold } from "@tablee/domain/notifications/notification-settings";
import type { Services } from "../services.ts";
import { viewNotification } from "./notification-view.ts";
import { wordsOf } from "./notification-words.ts";
import { countUnread, readReach, type ToldNotification } from "./notifications.queries.ts";

/** The language of a member who has chosen none (language §2). */
const DEFAULT_LANGUAGE: Language = "en";

/**
 * Tells a member of a notification that is recorded and committed, where the member wants to hear of its kind: live on
 * every device, and through push and mail, for which nobody waits. Never throws: the notification is there whether or
 * not anybody was reached.
 */
export const notify = async (services: Services, told: ToldNotification): Promise<void> => {
  const { id, account_id } = told;
  const failed = (error: unknown): void => logFault(services.log, error, `notification ${id ?? "out of the app"}`);
  sendOut(services, told).catch(failed);
  if (id === null) return;
  try {
    const unread = await countUnread(services.database.db, account_id);
    services.realtime.notified(account_id, viewNotification({ ...told, id }), unread);
  } catch (error) {
    failed(error);
  }
};

const SHOW = { en: "Show the order", fr: "Voir la commande" } as const satisfies Record<Language, string>;

const sendOut = async (services: Services, told: ToldNotification): Promise<void> => {
  const { database, settings, push, mail } = services;
  const { account_id, type } = told;
  const reach = await readReach(database.db, account_id);
  const language = reach?.language ?? DEFAULT_LANGUAGE;
  const words = reach && wordsOf(told, language);
  if (!words) return;
  const { title, body, path } = words;
  const by = (channel: "push" | "mail", send: () => Promise<void>) =>
    isTold(reach.settings, type, channel) ? send() : Promise.resolve();
  await Promise.all([
    by("push", () => push.send({ account_id, title, body, redirect: path, channel: "main" })),
    by("mail", () =>
      mail.send(
        layOutMail(
          { to: reach.email, language, public_url: settings.public_url },
          { subject: title, text: [body], action: { label: SHOW[language], path }, note: null },
        ),
      ),
    ),
  ]);
};
