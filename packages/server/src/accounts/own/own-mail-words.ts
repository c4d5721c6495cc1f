import type { Language } from "@tablee/domain/language/text";

/** Subject and text of the mails about changes to a member's own account. */
export const OWN_MAIL_WORDS = {
  en: {
    confirm_email: [
      "Confirm your new email address",
      "Follow this link to use this address for your Tablée account. It works once and is valid for three days.",
    ],
    email_asked: [
      "Your email address is about to change",
      "Somebody asked to change the email address of your Tablée account. If this wasn’t you, change your password.",
    ],
    password_changed: [
      "Your password was changed",
      "Your Tablée password was changed, and all your other devices were signed out.",
    ],
    password_added: [
      "Your account now has a password",
      "You can now also sign in to your Tablée account with a password. If you didn’t set it, reset it and check your devices.",
    ],
    new_device: [
      "New sign-in to your account",
      "Somebody signed in to your Tablée account on a device we hadn’t seen before. If it was you, there is nothing to do. If not, sign that device out and change your password.",
    ],
    phone_added: [
      "A phone number was added",
      "Your Tablée account now has a phone number. If you didn’t add it, change your password and remove it.",
    ],
    phone_changed: [
      "Your phone number was changed",
      "The phone number of your Tablée account was changed. If this wasn’t you, change your password.",
    ],
    phone_removed: [
      "Your phone number was removed",
      "Your Tablée account no longer has a phone number. If this wasn’t you, change your password.",
    ],
    passkey_added: [
      "A passkey was added",
      "A passkey can now be used to sign in to your Tablée account. If you didn’t add it, remove it and change your password.",
    ],
    passkey_removed: [
      "A passkey was removed",
      "A passkey was removed from your Tablée account. If this wasn’t you, change your password.",
    ],
    google_added: [
      "Google was connected",
      "Your Google account can now be used to sign in to your Tablée account. If this wasn’t you, disconnect it and change your password.",
    ],
    google_removed: [
      "Google was disconnected",
      "Your Google account can no longer be used to sign in to your Tablée account. If this wasn’t you, change your password.",
    ],
    apple_added: [
      "Apple was connected",
      "Your Apple account can now be used to sign in to your Tablée account. If this wasn’t you, disconnect it and change your password.",
    ],
    apple_removed: [
      "Apple was disconnected",
      "Your Apple account can no longer be used to sign in to your Tablée account. If this wasn’t you, change your password.",
    ],
    second_step_added: [
      "An authenticator app was added",
      "Your Tablée account now asks for a code from your authenticator app when you sign in. If this wasn’t you, write to us.",
    ],
    second_step_removed: [
      "Your authenticator app was removed",
      "Your Tablée account no longer asks for a code when you sign in. If this wasn’t you, change your password.",
    ],
    deletion_asked: [
      "Your account will be deleted",
      "Your Tablée account is now hidden and will be erased in 14 days. Sign in before then to keep it.",
    ],
    deletion_undone: [
      "Your account has been kept",
      "Somebody signed in to your Tablée account, which was about to be erased. Everything is back as it was. If this wasn’t you, change your password and delete the account again.",
    ],
  },
  fr: {
    confirm_email: [
      "Confirmez votre nouvelle adresse courriel",
      "Suivez ce lien pour utiliser cette adresse avec votre compte Tablée. Il fonctionne une seule fois, pendant trois jours.",
    ],
    email_asked: [
      "Votre adresse courriel va changer",
      "Quelqu’un a demandé une autre adresse pour votre compte Tablée. Si ce n’est pas vous, changez votre mot de passe.",
    ],
    password_changed: [
      "Votre mot de passe a été changé",
      "Le mot de passe de votre compte Tablée a été changé, et tous les autres appareils ont été déconnectés.",
    ],
    password_added: [
      "Votre compte a maintenant un mot de passe",
      "Un mot de passe ouvre désormais aussi votre compte Tablée. Si vous ne l’avez pas choisi, demandez-en un nouveau et vérifiez vos appareils.",
    ],
    new_device: [
      "Nouvelle connexion à votre compte",
      "Quelqu’un s’est connecté à votre compte Tablée sur un appareil que nous ne connaissions pas. Si c’est vous, il n’y a rien à faire. Sinon, déconnectez cet appareil et changez votre mot de passe.",
    ],
    phone_added: [
      "Un numéro de téléphone a été ajouté",
      "Votre compte Tablée a maintenant un numéro de téléphone. Si ce n’est pas vous, changez votre mot de passe et retirez-le.",
    ],
    phone_changed: [
      "Votre numéro de téléphone a été changé",
      "Votre compte Tablée a maintenant un autre numéro de téléphone. Si ce n’est pas vous, changez votre mot de passe.",
    ],
    phone_removed: [
      "Votre numéro de téléphone a été retiré",
      "Votre compte Tablée n’a plus de numéro de téléphone. Si ce n’est pas vous, changez votre mot de passe.",
    ],
    passkey_added: [
      "Une clé d’accès a été ajoutée",
      "Une clé d’accès ouvre désormais votre compte Tablée. Si ce n’est pas vous, supprimez-la et changez votre mot de passe.",
    ],
    passkey_removed: [
      "Une clé d’accès a été supprimée",
      "Une clé d’accès de votre compte Tablée a été supprimée. Si ce n’est pas vous, changez votre mot de passe.",
    ],
    google_added: [
      "Google a été associé",
      "Votre compte Google ouvre désormais votre compte Tablée. Si ce n’est pas vous, dissociez-le et changez votre mot de passe.",
    ],
    google_removed: [
      "Google a été dissocié",
      "Votre compte Google n’ouvre plus votre compte Tablée. Si ce n’est pas vous, changez votre mot de passe.",
    ],
    apple_added: [
      "Apple a été associé",
      "Votre compte Apple ouvre désormais votre compte Tablée. Si ce n’est pas vous, dissociez-le et changez votre mot de passe.",
    ],
    apple_removed: [
      "Apple a été dissocié",
      "Votre compte Apple n’ouvre plus votre compte Tablée. Si ce n’est pas vous, changez votre mot de passe.",
    ],
    second_step_added: [
      "Une application d’authentification a été ajoutée",
      "Votre compte Tablée demande désormais un code de votre application. Si ce n’est pas vous, écrivez-nous.",
    ],
    second_step_removed: [
      "Votre application d’authentification a été supprimée",
      "Votre compte Tablée ne demande plus de code. Si ce n’est pas vous, changez votre mot de passe.",
    ],
    deletion_asked: [
      "Votre compte sera supprimé",
      "Votre compte Tablée est masqué et sera effacé dans 14 jours. Connectez-vous d’ici là pour le garder.",
    ],
    deletion_undone: [
      "Votre compte est conservé",
      "Quelqu’un s’est connecté à votre compte Tablée, qui allait être effacé. Tout est de nouveau comme avant. Si ce n’est pas vous, changez votre mot de passe et supprimez de nouveau votre compte.",
    ],
  },
} as const satisfies Record<Language, Record<string, readonly [subject: string, text: string]>>;

export const OWN_MAIL_ACTIONS = {
  en: { confirm: "Confirm this address", look: "View my account", keep: "Sign in and keep my account" },
  fr: { confirm: "Confirmer cette adresse", look: "Voir mon compte", keep: "Me connecter et garder mon compte" },
} as const satisfies Record<Language, object>;

/** Small print of mails to an address that may not be the member's. */
export const OWN_MAIL_NOTES = {
  en: {
    confirm_email: "If you didn’t ask for this, ignore this email: nothing changes, and this address isn’t used.",
  },
  fr: {
    confirm_email:
      "Cette demande ne vient pas de vous\u00a0? Ne faites rien\u00a0: rien ne change, et cette adresse ne sera pas utilisée.",
  },
} as const satisfies Record<Language, Partial<Record<keyof (typeof OWN_MAIL_WORDS)["en"], string>>>;

/** The name of a device that gave no description of itself. */
export const UNKNOWN_DEVICE = { en: "Unknown device", fr: "Appareil inconnu" } as const satisfies Record<
  Language,
  string
>;
