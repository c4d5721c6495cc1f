import { OWN_TERMS } from "@tablee/domain/pages/article";
import type { FirstText } from "./first-text.ts";

/** The terms that come with the product. Whoever runs it is responsible for them and replaces them with their own. */
export const termsTexts: readonly FirstText[] = [
  {
    kind: "terms",
    section: OWN_TERMS,
    slug: "terms",
    image_url: null,
    title: { en: "Terms of use", fr: "Conditions d’utilisation" },
    summary: {
      en: "What you can expect from Tablée, and what we expect from you.",
      fr: "Ce que vous pouvez attendre de Tablée, et ce que nous attendons de vous.",
    },
    body: {
      en: `## Your account

You may use Tablée from the age of 14. Give a name and a phone number that are yours, and keep your password to yourself. You can [delete your account](/account/data) at any time; it comes back if you sign in within 14 days.

## What you publish

What you write and photograph stays yours. By publishing it you let us show it in Tablée, to those whom you chose: everybody, your friends, or nobody. Be truthful and kind. What insults, deceives, or advertises in disguise is removed. Whoever does it again is suspended. You are told why.

## Orders

An order is a contract between you and the restaurant, which answers for its food, its allergens and its hours. Prices and taxes are those that you see before you place it. You can cancel as long as the restaurant has not confirmed.

## What we answer for

We keep Tablée running with care and cannot promise that it never fails. Nothing here takes away a right that the law gives you.`,
      fr: `## Votre compte

Vous pouvez utiliser Tablée dès l’âge de 14 ans. Donnez un nom et un numéro de téléphone qui sont les vôtres, et gardez votre mot de passe pour vous. Vous pouvez [supprimer votre compte](/account/data) à tout moment ; il revient si vous vous connectez dans les 14 jours.

## Ce que vous publiez

Ce que vous écrivez et photographiez reste à vous. En le publiant, vous nous permettez de le montrer dans Tablée à qui vous avez choisi : tout le monde, vos amis ou personne. Faites preuve d’honnêteté et de bienveillance. Ce qui insulte, trompe ou fait de la publicité déguisée est retiré. Qui recommence est suspendu. Nous vous disons toujours pourquoi.

## Les commandes

Une commande est un contrat entre vous et le restaurant, qui répond de ses plats, de ses allergènes et de ses heures. Les prix et les taxes sont ceux que vous voyez avant de commander. Vous pouvez annuler tant que le restaurant n’a pas confirmé.

## Ce dont nous répondons

Nous faisons fonctionner Tablée avec soin, sans pouvoir promettre qu’elle ne tombe jamais en panne. Rien ici ne vous retire un droit que la loi vous donne.`,
    },
  },
  {
    kind: "terms",
    section: OWN_TERMS,
    slug: "privacy",
    image_url: null,
    title: { en: "Data privacy policy", fr: "Politique de confidentialité" },
    summary: {
      en: "What we keep about you, for how long, and who sees it.",
      fr: "Ce que nous gardons de vous, combien de temps, et qui le voit.",
    },
    body: {
      en: `## What we keep

- Your name, email and phone number, to sign you in and to reach you about an order.
- What you publish, like and follow, because that is what Tablée is made of.
- Your orders, which the restaurant has to keep for its books.

Your position is used to answer the question you asked and is not stored. What you avoid eating, your basket and your last searches stay on your device.

## Who sees it

Everybody, signed in or not, sees your first and last name and your picture, on your profile and beside what you publish. Others see besides what you published for them. A restaurant sees the orders you place there, with the name, phone number and address that they need, and so does its own system if it has us send orders there. Moderators see what was reported. We sell nothing.

Depending on what this server is set up to use, some services get what they need for their task, and no more:

- the mail service: your email address and the mails to you;
- the text message service: your phone number and the code;
- the payment service: the amount and the order, and the card that you enter on its page;
- the push services of browsers and phones: the notifications for your device;
- the map service: the addresses and places that you type, and your position when you ask for the address where you are;
- the service that locates network addresses: yours, to begin near you;
- the assistant’s language service: what you write to the assistant;
- the service that knows breached passwords: the first five characters of a hash of the password that you choose, not the password;
- the service that draws avatars: the features that you choose for yours;
- the store of pictures: the pictures that you upload;
- Google or Apple, if you sign in with them;
- the sites where pictures of imported menus lie: your network address, and which of them you load.

## For how long

Notifications are deleted after 180 days. When you delete your account it is hidden at once and erased 14 days later; restaurants keep the orders, without you. The address, phone and notes of an order are erased 24 months after its last change, and staff who only cook see the orders of the last 90 days.

## Your rights

Under [Your data](/account/data) you can download everything as a file, or delete it. For any other question, [write to us](/contact).`,
      fr: `## Ce que nous gardons

- Votre nom, votre adresse courriel et votre numéro de téléphone, pour vous connecter et vous joindre au sujet d’une commande.
- Ce que vous publiez, aimez et suivez, car c’est de cela que Tablée est faite.
- Vos commandes, que le restaurant doit conserver pour ses livres.

Votre position sert à répondre à la question posée et n’est pas conservée. Ce que vous évitez de manger, votre panier et vos dernières recherches restent sur votre appareil.

## Qui le voit

Tout le monde, avec ou sans compte, voit votre prénom, votre nom et votre image, sur votre profil et à côté de ce que vous publiez. Les autres voient en outre ce que vous avez publié pour eux. Un restaurant voit les commandes que vous y passez, avec le nom, le téléphone et l’adresse qu’il lui faut ; son propre système aussi, s’il nous demande de les y envoyer. La modération voit ce qui a été signalé. Nous ne vendons rien.

Selon ce que ce serveur utilise, certains services reçoivent ce qu’il leur faut pour leur tâche, et rien de plus :

- le service de courriel : votre adresse et les courriels qui vous sont destinés ;
- le service de textos : votre numéro de téléphone et le code ;
- le service de paiement : le montant et la commande, ainsi que la carte que vous saisissez sur sa page ;
- les services de notification des navigateurs et des téléphones : les notifications destinées à votre appareil ;
- le service de cartographie : les adresses et les lieux que vous saisissez, et votre position quand vous demandez l’adresse où vous êtes ;
- le service qui situe les adresses réseau : la vôtre, pour commencer près de chez vous ;
- le service de langage de l’assistant : ce que vous écrivez à l’assistant ;
- le service qui connaît les mots de passe divulgués : les cinq premiers caractères d’une empreinte du mot de passe que vous choisissez, et non le mot de passe ;
- le service qui dessine les avatars : les traits que vous choisissez pour le vôtre ;
- le stockage des images : les images que vous téléversez ;
- Google ou Apple, si vous vous connectez avec l’un d’eux ;
- les sites où se trouvent les images de menus importés : votre adresse réseau, et lesquelles vous chargez.

## Combien de temps

Les notifications sont supprimées après 180 jours. Un compte supprimé est caché aussitôt et effacé 14 jours plus tard ; les restaurants gardent les commandes, sans vous. L’adresse, le téléphone et les notes d’une commande sont effacés 24 mois après son dernier changement ; le personnel de cuisine ne voit que les commandes des 90 derniers jours.

## Vos droits

À la page [Vos données](/account/data), vous pouvez tout télécharger dans un fichier, ou tout supprimer. Pour toute autre question, [écrivez-nous](/contact).`,
    },
  },
  {
    kind: "terms",
    section: OWN_TERMS,
    slug: "sms",
    image_url: null,
    title: { en: "Text messages", fr: "Textos" },
    summary: {
      en: "When we send you one, and what it costs.",
      fr: "Quand nous vous en envoyons, et ce que cela coûte.",
    },
    body: {
      en: `We send a text message when you ask for a code: to register, or to verify a new phone number. No advertising, ever.

Tablée charges nothing for them; your carrier’s rates apply. Codes are valid for ten minutes, and nobody from Tablée will ever ask you for one.`,
      fr: `Nous envoyons un texto quand vous demandez un code : pour vous inscrire, ou pour vérifier un nouveau numéro. Jamais de publicité.

Tablée ne facture rien ; les tarifs de votre fournisseur s’appliquent. Un code est valide dix minutes, et personne de chez Tablée ne vous le demandera jamais.`,
    },
  },
];
