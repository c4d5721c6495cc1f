import type { Language } from "@tablee/domain/language/text";
import type { MailWords } from "../mails/mail-layout.ts";

interface SignInWords {
  reset_password: (path: string) => MailWords;
  verify_email: (path: string) => MailWords;
  password_reset: MailWords;
}

/** The texts of mails about signing in. */
export const SIGN_IN_WORDS: Readonly<Record<Language, SignInWords>> = {
  en: {
    reset_password: (path) => ({
      subject: "Choose a new password",
      text: [
        "Somebody asked for a new password for your Tablée account. If that was you, choose it here.",
        "The link works once, for an hour. You will then need to sign in again on each of your devices.",
      ],
      action: { label: "Choose a password", path },
      note: "Was it not you? Then do nothing: your password stays as it is.",
    }),
    verify_email: (path) => ({
      subject: "Confirm your email",
      text: [
        "Welcome to the table. Confirm that this address is yours, and sign in.",
        "The link works once, for three days.",
      ],
      action: { label: "Confirm my email", path },
      note: "Have you not registered with Tablée? Then do nothing.",
    }),
    password_reset: {
      subject: "Your password was changed",
      text: [
        "The password of your Tablée account was changed through a link in a mail to this address, and all devices were signed out.",
      ],
      action: { label: "Sign in", path: "/login/en" },
      note: "Was it not you? Then somebody reads your mails: change the password of your mailbox first, then that of Tablée.",
    },
  },
  fr: {
    reset_password: (path) => ({
      subject: "Choisissez un nouveau mot de passe",
      text: [
        "Un nouveau mot de passe a été demandé pour votre compte Tablée. Si c’est bien vous, choisissez-le ici.",
        "Le lien fonctionne une seule fois, pendant une heure. Il vous faudra ensuite vous reconnecter sur chacun de vos appareils.",
      ],
      action: { label: "Choisir un mot de passe", path },
      note: "Ce n’était pas vous\u00a0? Ne faites rien\u00a0: votre mot de passe reste le même.",
    }),
    verify_email: (path) => ({
      subject: "Confirmez votre adresse courriel",
      text: [
        "Bienvenue à table. Confirmez que cette adresse est bien la vôtre, puis connectez-vous.",
        "Le lien fonctionne une seule fois, pendant trois jours.",
      ],
      action: { label: "Confirmer mon adresse", path },
      note: "Cette inscription ne vient pas de vous\u00a0? Ne faites rien.",
    }),
    password_reset: {
      subject: "Votre mot de passe a été changé",
      text: [
        "Le mot de passe de votre compte Tablée a été changé par un lien envoyé à cette adresse, et tous vos appareils ont été déconnectés.",
      ],
      action: { label: "Se connecter", path: "/login/fr" },
      note: "Ce n’était pas vous\u00a0? Quelqu’un lit vos courriels\u00a0: changez d’abord le mot de passe de votre boîte, puis celui de Tablée.",
    },
  },
};
