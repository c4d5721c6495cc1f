import type { Language } from "@tablee/domain/language/text";

/** The words of /dev/outbox. They are not among the messages, because it is not a screen of the app. */
export const OUTBOX_WORDS = {
  en: {
    title: "Outbox",
    intro: "What Tablée would have sent, newest first. Nothing leaves this machine.",
    empty: "Nothing yet. Ask for a code or a link, and it appears here by itself.",
    kinds: { sms: "Text message", mail: "Email", push: "Notification" },
    to: "to",
    copy: "Copy the code",
    copied: "Copied: go back to Tablée",
    open: "Open the link",
    shown: "Show the email as it appears",
    member: "member",
    languages: { en: "English", fr: "French" },
  },
  fr: {
    title: "Boîte d’envoi",
    intro: "Ce que Tablée aurait envoyé. Rien ne quitte cette machine\u00a0; le plus récent vient en premier.",
    empty: "Rien pour l’instant. Demandez un code ou un lien\u00a0: il apparaîtra ici de lui-même.",
    kinds: { sms: "Texto", mail: "Courriel", push: "Notification" },
    to: "à",
    copy: "Copier le code",
    copied: "Copié\u00a0: revenez à Tablée",
    open: "Ouvrir le lien",
    shown: "Voir le courriel tel qu’il s’affiche",
    member: "membre",
    languages: { en: "anglais", fr: "français" },
  },
} as const satisfies Record<Language, object>;
