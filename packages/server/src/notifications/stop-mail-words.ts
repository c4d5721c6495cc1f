import type { Language } from "@tablee/domain/language/text";
import type { NotificationType } from "@tablee/domain/notifications/notification";

/** What a mail says about how to receive no more of its kind. */
export const STOP_WORDS = {
  en: {
    note: "You chose to get these emails. Under Notifications in your account, you choose which ones.",
    label: "Stop these emails",
  },
  fr: {
    note: "Vous avez choisi de recevoir ces courriels. Dans votre compte, l’onglet Notifications vous permet de choisir lesquels.",
    label: "Ne plus recevoir ces courriels",
  },
} as const satisfies Record<Language, object>;

/** The words of the page that such a link opens. */
export const STOP_PAGE_WORDS = {
  en: {
    ask: "Stop these emails?",
    asked: "You will get no more emails about this:",
    press: "Stop these emails",
    done: "You will get no more of these emails.",
    change: "Under Notifications in your account, you can turn them on again.",
  },
  fr: {
    ask: "Ne plus recevoir ces courriels\u00a0?",
    asked: "Vous ne recevrez plus de courriels à ce sujet\u00a0:",
    press: "Ne plus les recevoir",
    done: "Vous ne recevrez plus ces courriels.",
    change: "Dans votre compte, l’onglet Notifications permet de les réactiver.",
  },
} as const satisfies Record<Language, object>;

/** What a link says that is incomplete, or was signed with a key that is gone. */
export const STOP_LINK_INVALID = {
  en: "This link no longer works.",
  fr: "Ce lien ne fonctionne plus.",
} as const satisfies Record<Language, string>;

/** The kinds as the account's settings name them. */
export const TYPE_WORDS: Readonly<Record<Language, Record<NotificationType, string>>> = {
  en: {
    like: "Someone likes my discovery",
    follow: "Someone follows me",
    comment: "Someone comments on my discovery",
    post: "A new discovery by someone I follow",
    credit: "Credits on my account",
    order_confirmed: "My order is confirmed",
    order_delayed: "My order is late",
    order_ready: "My order is ready",
    order_called_off: "My order is cancelled",
  },
  fr: {
    like: "Quelqu’un aime ma découverte",
    follow: "Quelqu’un me suit",
    comment: "Quelqu’un commente ma découverte",
    post: "Une nouvelle découverte d’une personne que je suis",
    credit: "Des crédits sur mon compte",
    order_confirmed: "Ma commande est confirmée",
    order_delayed: "Ma commande est en retard",
    order_ready: "Ma commande est prête",
    order_called_off: "Ma commande est annulée",
  },
};
