import type { Language } from "@tablee/domain/language/text";

/** Subject and text of the mails about changes to a member's own account. */
export const OWN_MAIL_WORDS = {
  en: {
    confirm_email: [
      "Confirm your new email",
      "Follow this link to use this address for your Tablée account. It works once, for three days.",
    ],
    email_asked: [
      "Your email is about to change",
      "Somebody asked for another email on your Tablée account. If that was not you, change your password.",
    ],
    password_changed: [
      "Your password was changed",
      "The password of your Tablée account was changed, and all other devices were signed out.",
    ],
    password_added: [
      "Your account has a password now",
      "From now on a password signs in to your Tablée account as well. If you did not set it, ask for a new one and look at your devices.",
    ],
    new_device: [
      "New sign-in to your account",
      "Somebody signed in to your Tablée account on a device that we did not know. If it was you, there is nothing to do. If not, sign that device out and change your password.",
    ],
    phone_added: [
      "A phone number was added",
      "Your Tablée account has a phone number now. If you did not add it, change your password and take it away.",
    ],
    phone_changed: [
      "Your phone number was changed",
      "The phone number of your Tablée account is another one now. If that was not you, change your password.",
    ],
    phone_removed: [
      "Your phone number was removed",
      "Your Tablée account has no phone number any more. If that was not you, change your password.",
    ],
    passkey_added: [
      "A passkey was added",
      "A passkey can now sign in to your Tablée account. If you did not add it, remove it and change your password.",
    ],
    passkey_removed: [
      "A passkey was removed",
      "A passkey of your Tablée account was removed. If that was not you, change your password.",
    ],
    google_added: [
      "Google was connected",
      "Your Google account can now sign in to your Tablée account. If that was not you, disconnect it and change your password.",
    ],
    google_removed: [
      "Google was disconnected",
      "Your Google account no longer signs in to your Tablée account. If that was not you, change your password.",
    ],
    apple_added: [
      "Apple was connected",
      "Your Apple account can now sign in to your Tablée account. If that was not you, disconnect it and change your password.",
    ],
    apple_removed: [
      "Apple was disconnected",
      "Your Apple account no longer signs in to your Tablée account. If that was not you, change your password.",
    ],
    second_step_added: [
      "An authenticator app was added",
      "From now on your Tablée account asks for a code of your authenticator app. If that was not you, write to us.",
    ],
    second_step_removed: [
      "Your authenticator app was removed",
      "Your Tablée account no longer asks for a code. If that was not you, change your password.",
    ],
    deletion_asked: [
      "Your account will be deleted",
      "Your Tablée account is hidden and will be erased in 14 days. Sign in before then to keep it.",
    ],
    deletion_undone: [
      "Your account stays",
      "Somebody signed in to your Tablée account, which was about to be erased. It is back as it was. If that was not you, change your password and delete it once more.",
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
  en: { confirm: "Confirm this email", look: "Look at my account", keep: "Sign in and keep my account" },
  fr: { confirm: "Confirmer cette adresse", look: "Voir mon compte", keep: "Me connecter et garder mon compte" },
} as const satisfies Record<Language, object>;

/** The name of a device that gave no description of itself. */
export const UNKNOWN_DEVICE = { en: "Unknown device", fr: "Appareil inconnu" } as const satisfies Record<
  Language,
  string
>;
