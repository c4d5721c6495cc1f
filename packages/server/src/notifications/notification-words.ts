import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import type { NotificationType } from "@tablee/domain/notifications/notification";
import type { NotificationRow } from "./notifications.queries.ts";

/**
 * The text of what leaves the server by itself, for a phone's lock screen or a mailbox, without a screen to word it.
 */
export interface NotificationWords {
  title: string;
  body: string;
  /** The page in the product that it opens. */
  path: string;
  /** The label of a mail's button. */
  show: string;
}
export type Worded = Pick<
  NotificationRow,
  "type" | "json" | "sender_id" | "sender_first_name" | "sender_last_name" | "recommendation_id"
>;

interface Facts {
  restaurant: string;
  delay: number;
  amount: number;
  sender: string;
  answer: boolean;
  reason: string;
}
type Wording = Record<Language, { title: string; body: (facts: Facts) => string; show: string }>;

const SHOW_ORDER = { en: "View the order", fr: "Voir la commande" } as const;
const SHOW_DISCOVERY = { en: "View the discovery", fr: "Voir la découverte" } as const;

const WORDS = {
  like: {
    en: { title: "New like", body: ({ sender }) => `${sender} likes your discovery.`, show: SHOW_DISCOVERY.en },
    fr: {
      title: "Nouvelle mention J’aime",
      body: ({ sender }) => `${sender} aime votre découverte.`,
      show: SHOW_DISCOVERY.fr,
    },
  },
  follow: {
    en: { title: "New follower", body: ({ sender }) => `${sender} is now following you.`, show: "View the profile" },
    fr: { title: "Nouvel abonnement", body: ({ sender }) => `${sender} vous suit maintenant.`, show: "Voir le profil" },
  },
  comment: {
    en: {
      title: "New comment",
      body: ({ sender, answer }) =>
        answer ? `${sender} answered your comment.` : `${sender} commented on your discovery.`,
      show: "View the comment",
    },
    fr: {
      title: "Nouveau commentaire",
      body: ({ sender, answer }) =>
        answer ? `${sender} a répondu à votre commentaire.` : `${sender} a commenté votre découverte.`,
      show: "Voir le commentaire",
    },
  },
  post: {
    en: { title: "New discovery", body: ({ sender }) => `${sender} shared a discovery.`, show: SHOW_DISCOVERY.en },
    fr: {
      title: "Nouvelle découverte",
      body: ({ sender }) => `${sender} a partagé une découverte.`,
      show: SHOW_DISCOVERY.fr,
    },
  },
  credit: {
    en: {
      title: "New credit",
      body: ({ amount }) => `You received ${money(amount, "en")} in credit.`,
      show: "View my credit",
    },
    fr: {
      title: "Nouveau crédit",
      body: ({ amount }) => `Vous avez reçu un crédit de ${money(amount, "fr")}.`,
      show: "Voir mon crédit",
    },
  },
  order_confirmed: {
    en: {
      title: "Order confirmed",
      body: ({ restaurant }) => `${restaurant} has confirmed your order.`,
      show: SHOW_ORDER.en,
    },
    fr: {
      title: "Commande confirmée",
      body: ({ restaurant }) => `${restaurant} a confirmé votre commande.`,
      show: SHOW_ORDER.fr,
    },
  },
  order_delayed: {
    en: {
      title: "Order delayed",
      body: ({ restaurant, delay }) => `Your order at ${restaurant} will be ${minutes(delay)} late.`,
      show: SHOW_ORDER.en,
    },
    fr: {
      title: "Commande retardée",
      body: ({ restaurant, delay }) => `${restaurant}\u00a0: votre commande aura ${minutes(delay)} de retard.`,
      show: SHOW_ORDER.fr,
    },
  },
  order_ready: {
    en: {
      title: "Order ready",
      body: ({ restaurant }) => `Your order at ${restaurant} is ready.`,
      show: SHOW_ORDER.en,
    },
    fr: {
      title: "Commande prête",
      body: ({ restaurant }) => `${restaurant}\u00a0: votre commande est prête.`,
      show: SHOW_ORDER.fr,
    },
  },
  order_called_off: {
    en: {
      title: "Order cancelled",
      body: ({ restaurant }) => `Your order at ${restaurant} was cancelled. Its page says why.`,
      show: SHOW_ORDER.en,
    },
    fr: {
      title: "Commande annulée",
      body: ({ restaurant }) => `${restaurant}\u00a0: votre commande est annulée. La page de la commande dit pourquoi.`,
      show: SHOW_ORDER.fr,
    },
  },
} as const satisfies Record<NotificationType, Wording>;

/** A moderator's decision on the member's own discovery: a `post` without a sender. */
const DECIDED = {
  approved: {
    en: { title: "Discovery approved", body: () => "Your discovery is published.", show: SHOW_DISCOVERY.en },
    fr: { title: "Découverte approuvée", body: () => "Votre découverte est publiée.", show: SHOW_DISCOVERY.fr },
  },
  rejected: {
    en: {
      title: "Discovery rejected",
      body: () => "Your discovery was not accepted. The reason is on its page.",
      show: SHOW_DISCOVERY.en,
    },
    fr: {
      title: "Découverte refusée",
      body: () => "Votre découverte n’a pas été acceptée. La raison se trouve sur sa page.",
      show: SHOW_DISCOVERY.fr,
    },
  },
  pending: {
    en: {
      title: "Discovery under review",
      body: () => "Your discovery is being reviewed by our moderators.",
      show: SHOW_DISCOVERY.en,
    },
    fr: {
      title: "Découverte en cours d’examen",
      body: () => "Votre découverte est examinée par notre équipe de modération.",
      show: SHOW_DISCOVERY.fr,
    },
  },
} as const satisfies Record<string, Wording>;

/** A moderator's removal of the member's own comment: a `comment` without a sender. */
const REMOVED = {
  en: {
    title: "Comment removed",
    body: ({ reason }) => `A moderator removed your comment: ${reason}`,
    show: SHOW_DISCOVERY.en,
  },
  fr: {
    title: "Commentaire retiré",
    body: ({ reason }) => `La modération a retiré votre commentaire\u00a0: ${reason}`,
    show: SHOW_DISCOVERY.fr,
  },
} as const satisfies Wording;

/** The word is the same in both languages; the non-breaking space keeps number and word on one line. */
const minutes = (count: number): string => `${count}\u00a0${count === 1 ? "minute" : "minutes"}`;

/** Credits are in Canadian dollars, and say so (language §18). */
const money = (amount: number, language: Language): string => {
  const locale = language === "fr" ? "fr-CA" : "en-CA";
  return `${new Intl.NumberFormat(locale, { style: "currency", currency: "CAD" }).format(amount)}\u00a0CAD`;
};

const NOBODY = { en: "Somebody", fr: "Quelqu’un" } as const;

/** The text of a notification in a language. */
export const wordsOf = (told: Worded, language: Language): NotificationWords => {
  const { json, sender_first_name, sender_last_name } = told;
  const wording = wordingOf(told);
  const { title, body, show } = wording[language];
  const facts: Facts = {
    restaurant: json.restaurant_name ? textIn(json.restaurant_name, language) : "",
    delay: json.delay ?? 0,
    amount: json.amount ?? 0,
    sender: `${sender_first_name ?? ""} ${sender_last_name ?? ""}`.trim() || NOBODY[language],
    answer: Boolean(json.parent_id),
    reason: json.reason ?? "",
  };
  return { title, body: body(facts), path: pathOf(told), show };
};

const wordingOf = ({ type, json: { status }, sender_id }: Worded): Wording => {
  if (sender_id !== null || !status || status === "draft") return WORDS[type];
  if (type === "comment") return REMOVED;
  return type === "post" ? DECIDED[status] : WORDS[type];
};

/** The page of what the notification is about (notifications §7). */
const pathOf = ({ type, json, sender_id, recommendation_id }: Worded): string => {
  if (type === "credit") return "/account/details";
  if (json.order_id) return `/orders/current/${json.order_id}`;
  if (type === "follow" && sender_id !== null) return `/profile/${sender_id}`;
  if (recommendation_id === null) return "/notifications";
  const comment = type === "comment" && json.comment_id ? `?comment=${json.comment_id}` : "";
  return `/discovery/${recommendation_id}${comment}`;
};
