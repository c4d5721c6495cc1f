import type { CorrectedLine, Order } from "@tablee/contract/orders/orders.schema";
import { spacesIn } from "@tablee/domain/language/french-spaces";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { pushLifetimeOf } from "@tablee/domain/notifications/push";
import { layOutMail } from "../accounts/mails/mail-layout.ts";
import type { Hear } from "../events/hear.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { readReach } from "../notifications/notifications.queries.ts";
import { groupOf } from "../notifications/send-out.ts";
import { viewOrder } from "../orders/stored/order-view.ts";
import { readOrder } from "../orders/stored/orders.queries.ts";
import type { Services } from "../services.ts";

const WORDS = {
  en: {
    title: "Your order was corrected",
    show: "View the order",
    body: (restaurant: string, changes: string, total: string) =>
      `${restaurant} changed your order ${changes}. New total: ${total}.`,
    removed: (name: string) => `without ${name}`,
    fewer: (name: string, before: number, after: number) => `${name}: ${after} instead of ${before}`,
    instead: (name: string, substitution: string) => `${name}: ${substitution} in its place`,
    as_ordered: (name: string) => `${name}: as you ordered it`,
    between: "; ",
    locale: "en-CA",
  },
  fr: {
    title: "Votre commande a été corrigée",
    show: "Voir la commande",
    body: (restaurant: string, changes: string, total: string) =>
      `${restaurant} a modifié votre commande ${changes}. Nouveau total : ${total}.`,
    removed: (name: string) => `sans ${name}`,
    fewer: (name: string, before: number, after: number) => `${name} : ${after} au lieu de ${before}`,
    instead: (name: string, substitution: string) => `${name} : ${substitution} à la place`,
    as_ordered: (name: string) => `${name} : comme vous l’aviez commandé`,
    between: " ; ",
    locale: "fr-CA",
  },
} as const;

/** Returns the text of the message about the latest correction, in a language. */
export const correctionWords = (order: Order, language: Language): { title: string; body: string } => {
  const words = WORDS[language];
  const { lines, total_after } = order.corrections.at(-1) ?? { lines: [], total_after: order.total };
  const changes = `(${lines.map((line) => changeWords(line, language)).join(words.between)})`;
  const format = new Intl.NumberFormat(words.locale, { style: "currency", currency: order.currency });
  const restaurant = textIn(order.restaurant.name, language);
  const body = words.body(restaurant, changes, format.format(total_after));
  return { title: words.title, body: spacesIn(language, body) };
};

const changeWords = (line: CorrectedLine, language: Language): string => {
  const words = WORDS[language];
  const name = textIn(line.name, language);
  if (line.quantity_after === 0) return words.removed(name);
  const said: string[] = [];
  if (line.quantity_after !== line.quantity_before) {
    said.push(words.fewer(name, line.quantity_before, line.quantity_after));
  }
  const { substitution_after } = line;
  if (substitution_after !== line.substitution_before) {
    said.push(substitution_after === null ? words.as_ordered(name) : words.instead(name, substitution_after));
  }
  return said.join(", ");
};

/** One channel for one correction: if one channel fails, the other is not repeated. */
interface CorrectionMessage {
  order_id: number;
  /** Which of the order's corrections, counted from 1: another may follow before this one is sent. */
  correction: number;
  by: "push" | "mail";
}

export const correctionQueue: JobQueue<CorrectionMessage> = {
  name: "correction-messages",
  expire_seconds: 30,
  retries: 8,
  retry_seconds: 10,
  // By member, whose push service may never answer.
  grouped: true,
  work: (services, message) => sendCorrection(services, message),
};

/** Queues the messages that notify the diner of the latest correction, to be sent after the commit. */
export const tellCorrection: Hear<"order.corrected"> = async ({ jobs }, tx, { order }) => {
  const message = { order_id: order.id, correction: order.corrections.length };
  const group = groupOf(order.diner.account_id);
  for (const by of ["push", "mail"] as const) await jobs.enqueue(tx, correctionQueue, { ...message, by }, { group });
  return null;
};

/**
 * Sends the message by push or mail only: none of the kinds of stored notifications (notifications §1) is about a
 * correction, and the order's own page shows it. Throws if the message could not be delivered.
 */
const sendCorrection = async (
  { database: { db }, settings, push, mail }: Services,
  { order_id, correction, by }: CorrectionMessage,
): Promise<void> => {
  const record = await readOrder(db, order_id);
  const reach = record && (await readReach(db, record.order.account_id));
  if (!reach) return;
  const order = viewOrder(record);
  const then = { ...order, corrections: order.corrections.slice(0, correction) };
  const language = reach.language ?? "en";
  const { title, body } = correctionWords(then, language);
  const path = `/orders/current/${order_id}`;
  if (by === "mail") {
    const to = { to: reach.email, language, public_url: settings.public_url };
    const action = { label: WORDS[language].show, path };
    return mail.send(layOutMail(to, { subject: title, text: [body], action, note: null }));
  }
  return push.send({
    account_id: record.order.account_id,
    language,
    title,
    body,
    redirect: path,
    channel: "main",
    tag: `correction ${order_id} ${correction}`,
    lifetime: pushLifetimeOf("order_delayed"),
  });
};
