import type { Language } from "@tablee/domain/language/text";
import type { MailWords } from "../mails/mail-layout.ts";
import type { WaysAfterReset } from "../ways/unproven-ways.ts";

interface SignInWords {
  reset_password: (path: string) => MailWords;
  verify_email: (path: string) => MailWords;
  password_reset: (ways?: WaysAfterReset) => MailWords;
}

/** The texts of mails about signing in. */
export const SIGN_IN_WORDS: Readonly<Record<Language, SignInWords>> = {
  en: {
    reset_password: (path) => ({
      subject: "Choose a new password",
      text: [
        "Somebody asked for a new password for your Tablée account. If it was you, choose one here.",
        "The link works once and is valid for an hour. You will then need to sign in again on each of your devices.",
      ],
      action: { label: "Choose a password", path },
      note: "If this wasn’t you, ignore this email: your password stays the same.",
    }),
    verify_email: (path) => ({
      subject: "Confirm your email",
      text: [
        "Welcome to the table. Confirm that this address is yours, then sign in.",
        "The link works once and is valid for three days.",
      ],
      action: { label: "Confirm my email", path },
      note: "If you didn’t register with Tablée, ignore this email.",
    }),
    password_reset: (ways) => ({
      subject: "Your password was changed",
      text: [
        "Your Tablée password was changed through a link sent to this address, and all your devices were signed out.",
        ...(ways?.removed
          ? [
              "Passkeys and Google or Apple accounts that were added before this address was confirmed no longer sign in. Add yours again under Security.",
            ]
          : []),
        ...(ways?.left
          ? [
              "Passkeys or Google or Apple accounts can still sign in to this account. Check them under Security, and remove any that aren’t yours.",
            ]
          : []),
      ],
      action: { label: "Sign in", path: "/login/en" },
      note: "If this wasn’t you, somebody may be reading your email: change your email password first, then this one.",
    }),
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
    password_reset: (ways) => ({
      subject: "Votre mot de passe a été changé",
      text: [
        "Le mot de passe de votre compte Tablée a été changé par un lien envoyé à cette adresse, et tous vos appareils ont été déconnectés.",
        ...(ways?.removed
          ? [
              "Les clés d’accès et les comptes Google ou Apple ajoutés avant la confirmation de cette adresse n’ouvrent plus votre compte. Ajoutez de nouveau les vôtres dans l’onglet Sécurité.",
            ]
          : []),
        ...(ways?.left
          ? [
              "Des clés d’accès ou des comptes Google ou Apple ouvrent encore ce compte. Vérifiez-les dans l’onglet Sécurité, et retirez ce qui n’est pas à vous.",
            ]
          : []),
      ],
      action: { label: "Se connecter", path: "/login/fr" },
      note: "Ce n’était pas vous\u00a0? Quelqu’un lit vos courriels\u00a0: changez d’abord le mot de passe de votre boîte, puis celui de Tablée.",
    }),
  },
};
