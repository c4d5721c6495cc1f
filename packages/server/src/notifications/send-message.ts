import type { Language } from "@tablee/domain/language/text";
import { pushChannelOf } from "@tablee/domain/notifications/notification";
import { isTold, type NotificationChannel } from "@tablee/domain/notifications/notification-settings";
import { pushLifetimeOf } from "@tablee/domain/notifications/push";
import { layOutMail } from "../accounts/mails/mail-layout.ts";
import type { Services } from "../services.ts";
import { STOP_WORDS } from "./stop-mail-words.ts";
import { stopMailPath } from "./stop-mail.ts";
import { wordsOf } from "./notification-words.ts";
import type { NotificationRow, Reach } from "./notifications.queries.ts";

/** A channel outside the product. */
export type Way = Exclude<NotificationChannel, "app">;

/** The language of a member who has chosen none (language §2). */
const DEFAULT_LANGUAGE: Language = "en";

/** The channels on which a member wants to receive a type of notification. */
export const waysOf = ({ settings }: Reach, { type }: NotificationRow): Way[] =>
  (["push", "mail"] as const).filter((way) => isTold(settings, type, way));

/** Hands a notification to a port, in its member's language; rejects if the port does not accept it. */
export const sendMessage = async (services: Services, told: NotificationRow, reach: Reach, way: Way): Promise<void> => {
  const { settings, push, mail } = services;
  const { account_id, email: to } = reach;
  const language = reach.language ?? DEFAULT_LANGUAGE;
  const { title, body, path, show } = wordsOf(told, language);
  if (way === "mail") {
    const { note, label } = STOP_WORDS[language];
    const stop = { label, path: await stopMailPath(services, { account_id, type: told.type }) };
    const words = { subject: title, text: [body], action: { label: show, path }, note, stop };
    return mail.send(layOutMail({ to, language, public_url: settings.public_url }, words));
  }
  return push.send({
    account_id,
    language,
    title,
    body,
    redirect: path,
    channel: pushChannelOf(told.type),
    tag: `notification ${told.id}`,
    lifetime: pushLifetimeOf(told.type),
  });
};
