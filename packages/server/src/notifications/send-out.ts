import type { Language } from "@tablee/domain/language/text";
import { pushChannelOf } from "@tablee/domain/notifications/notification";
import { isTold } from "@tablee/domain/notifications/notification-settings";
import { layOutMail } from "../accounts/mails/mail-layout.ts";
import type { Services } from "../services.ts";
import { wordsOf, type Worded } from "./notification-words.ts";
import type { Reach } from "./notifications.queries.ts";

/** The language of a member who has chosen none (language §2). */
const DEFAULT_LANGUAGE: Language = "en";

/** Hands a notification to push and mail, where its member wants to hear of its kind there; rejects where one fails. */
export const sendOut = async (services: Services, told: Worded, reach: Reach): Promise<void> => {
  const { settings, push, mail } = services;
  const { account_id, email } = reach;
  const language = reach.language ?? DEFAULT_LANGUAGE;
  const { title, body, path, show } = wordsOf(told, language);
  const by = (channel: "push" | "mail", send: () => Promise<void>) =>
    isTold(reach.settings, told.type, channel) ? send() : Promise.resolve();
  await Promise.all([
    by("push", () => push.send({ account_id, title, body, redirect: path, channel: pushChannelOf(told.type) })),
    by("mail", () =>
      mail.send(
        layOutMail(
          { to: email, language, public_url: settings.public_url },
          { subject: title, text: [body], action: { label: show, path }, note: null },
        ),
      ),
    ),
  ]);
};
