import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import type { NotificationRow } from "./notifications.queries.ts";

/** What leaves the server on its own, to a telephone's lock screen or a mailbox: no screen is there to word it. */
export interface NotificationWords {
  title: string;
  body: string;
  /** Where in the product it leads. */
  path: string;
}

interface OrderFacts {
  restaurant: string;
  delay: number;
}

const ORDER_WORDS = {
  order_confirmed: {
    en: { title: "Order confirmed", body: ({ restaurant }) => `${restaurant} has confirmed your order.` },
    fr: { title: "Commande confirmée", body: ({ restaurant }) => `${restaurant} a confirmé votre commande.` },
  },
  order_delayed: {
    en: {
      title: "Order delayed",
      body: ({ restaurant, delay }) => `Your order at ${restaurant} will be ${minutes(delay)} late.`,
    },
    fr: {
      title: "Commande retardée",
      body: ({ restaurant, delay }) => `${restaurant}\u00a0: votre commande aura ${minutes(delay)} de retard.`,
    },
  },
  order_ready: {
    en: { title: "Order ready", body: ({ restaurant }) => `Your order at ${restaurant} is ready.` },
    fr: { title: "Commande prête", body: ({ restaurant }) => `${restaurant}\u00a0: votre commande est prête.` },
  },
} as const satisfies Record<string, Record<Language, { title: string; body: (facts: OrderFacts) => string }>>;

/** The word is the same in both languages; the space keeps number and word on one line. */
const minutes = (count: number): string => `${count}\u00a0${count === 1 ? "minute" : "minutes"}`;

/** The words of a notification in a language; null for a type that is shown within the product alone. */
export const wordsOf = (
  { type, json }: Pick<NotificationRow, "type" | "json">,
  language: Language,
): NotificationWords | null => {
  if (type !== "order_confirmed" && type !== "order_delayed" && type !== "order_ready") return null;
  const { title, body } = ORDER_WORDS[type][language];
  const restaurant = json.restaurant_name ? textIn(json.restaurant_name, language) : "";
  return { title, body: body({ restaurant, delay: json.delay ?? 0 }), path: `/orders/current/${json.order_id ?? ""}` };
};
