import type { FirstText } from "./first-text.ts";

/** Pages of the product, until administrators replace them. */
export const productPages: readonly FirstText[] = [
  {
    kind: "page",
    section: "",
    slug: "index",
    image_url: null,
    title: {
      en: "Eat what people you trust would order again",
      fr: "Mangez ce que des gens de confiance reprendraient",
    },
    summary: {
      en: "Members show the dishes they loved. You follow the ones whose taste you share, and order in the same minute.",
      fr: "Des membres montrent les plats qu’ils ont aimés. Vous suivez ceux dont vous partagez les goûts, et vous commandez dans la minute.",
    },
    body: {
      en: `## See

A feed of dishes, each with a photo, a place and somebody who stands behind it. Not stars from strangers: a name you can follow.

## Choose

Open a dish and you are on the menu it comes from, with its price, its options and what it contains. Tell Tablée what you avoid once, and every menu marks it.

## Order

Eat in, pick up, have it delivered, or be met at the curb. At a table, everybody adds their own from their phone and one order goes to the kitchen.

You need no account to look around. [See what is good tonight](/).`,
      fr: `## Regarder

Un fil de plats, chacun avec une photo, une adresse et quelqu’un qui en répond. Pas des étoiles d’inconnus : un nom que l’on peut suivre.

## Choisir

Ouvrez un plat et vous voilà dans le menu d’où il vient, avec son prix, ses options et ce qu’il contient. Dites une fois à Tablée ce que vous évitez : chaque menu le signale.

## Commander

Sur place, à emporter, en livraison ou en bordure de rue. À table, chacun ajoute ses plats depuis son téléphone et une seule commande part en cuisine.

Nul besoin d’un compte pour regarder. [Voyez ce qu’il y a de bon ce soir](/).`,
    },
  },
  {
    kind: "page",
    section: "",
    slug: "about",
    image_url: null,
    title: { en: "Good food travels by word of mouth", fr: "Le bon se dit de bouche à oreille" },
    summary: {
      en: "Why Tablée exists, and what it will not do.",
      fr: "Pourquoi Tablée existe, et ce qu’elle ne fera pas.",
    },
    body: {
      en: `The best meals rarely come from a list. Somebody says “you have to try the soup there”, and you go because you know them.

Tablée is that sentence, kept where others can find it. A discovery is one dish, recommended by one person, with a photo they took and the place where you can have it.

## What we hold to

- **A person behind every dish.** You see who recommends it, and what else they like. Who represents a restaurant wears a badge that says so.
- **No place is bought.** Nothing in the feed is paid for. What you see depends on whom you follow, where you are, and what members like.
- **The price you see is the price you pay.** Taxes, tip and delivery are shown before you order.
- **Two languages, everywhere.** Every screen, every menu we can, in English and in French.

## What we do with what we know of you

As little as possible. We tell no other site what you look at. Where a restaurant’s menu came from another service, its pictures may still be there: your browser fetches them from that site, which then sees your network address, that you use Tablée and whose pictures you look at, but not who you are. You can [take all your data with you](/account/data), or delete your account, whenever you like. The details are in [our terms](/terms-and-conditions).`,
      fr: `Les meilleurs repas viennent rarement d’une liste. Quelqu’un vous dit « il faut que tu goûtes la soupe, là-bas », et vous y allez, parce que vous lui faites confiance.

Tablée, c’est cette phrase, gardée là où d’autres la trouvent. Une découverte est un plat, recommandé par une personne, avec la photo qu’elle en a prise et l’adresse où le manger.

## Ce à quoi nous tenons

- **Quelqu’un derrière chaque plat.** Vous voyez qui le recommande, et ce que cette personne aime par ailleurs. Un badge signale les gens qui représentent un restaurant.
- **Aucune place ne s’achète.** Rien dans le fil n’est payé. Ce que vous voyez dépend de qui vous suivez, d’où vous êtes et de ce que les membres aiment.
- **Le prix affiché est le prix payé.** Taxes, pourboire et livraison sont indiqués avant la commande.
- **Deux langues, partout.** Chaque écran, et chaque menu autant que possible, en français et en anglais.

## Ce que nous faisons de ce que nous savons de vous

Le moins possible. Nous ne disons à aucun autre site ce que vous regardez. Quand le menu d’un restaurant vient d’un autre service, ses images peuvent s’y trouver encore : votre navigateur les y prend, et ce site voit alors votre adresse réseau, que vous utilisez Tablée et de qui vous regardez les images, mais pas qui vous êtes. Vous pouvez [emporter toutes vos données](/account/data), ou supprimer votre compte, quand vous voulez. Le détail se trouve dans [nos conditions](/terms-and-conditions).`,
    },
  },
  {
    kind: "page",
    section: "",
    slug: "about-tablee",
    image_url: null,
    title: { en: "What Tablée means", fr: "Ce que veut dire Tablée" },
    summary: {
      en: "A French word for the people gathered round one table, and how it became a product.",
      fr: "Les gens réunis autour d’une même table, et comment le mot est devenu un produit.",
    },
    body: {
      en: `In French, *une tablée* is everybody who sits around one table. Not the furniture: the people. There is no single English word for it, so we kept the French one.

## Round the same table

Scan the code on the table and you are in. Everybody sees the same basket, adds their own dishes, and changes nobody else's. One order goes to the kitchen, and each of you sees your own share.

## For the kitchen too

Orders arrive on a screen made to be read from two metres away, with flour on one's hands. A promised time is one that the kitchen can keep: when it is full, the next half hour is offered instead.

## How it works

- [Why have an account](/why-you-should-register)
- [For restaurants](/business)
- [What is new in this version](/about-version)
- [Write to us](/contact)`,
      fr: `Une tablée, ce sont tous ceux qui mangent à la même table. Pas le meuble : les gens. L’anglais n’a pas de mot pour cela, alors le nôtre est resté en français.

## Autour de la même table

Numérisez le code posé sur la table et vous y êtes. Tout le monde voit le même panier, chacun y met ses plats et ne touche pas à ceux des autres. Une seule commande part en cuisine, et chacun voit sa part.

## Pour la cuisine aussi

Les commandes arrivent sur un écran fait pour être lu à deux mètres, les mains dans la farine. L’heure promise est une heure que la cuisine peut tenir : quand elle est pleine, la demi-heure suivante est proposée.

## Comment ça marche

- [Pourquoi avoir un compte](/why-you-should-register)
- [Pour les restaurants](/business)
- [Ce qu’il y a de neuf dans cette version](/about-version)
- [Nous écrire](/contact)`,
    },
  },
  {
    kind: "page",
    section: "",
    slug: "business",
    image_url: null,
    title: { en: "Your best dish already has its fans", fr: "Votre meilleur plat a déjà ses fidèles" },
    summary: {
      en: "Tablée turns what diners say about your food into orders that your kitchen can keep up with.",
      fr: "Ce que vos clients disent de vos plats devient, avec Tablée, des commandes que votre cuisine peut suivre.",
    },
    body: {
      en: `## Found through your dishes

Members photograph and recommend what they ate at your place. Each of these discoveries leads to the dish on your menu, with a button to order it.

## A menu that says everything

Options, sizes, combos, allergens, calories, in English and French. Bring it in from a file, and change it whenever you like.

## Orders at your pace

Dine in, delivery, take out, curbside and drive through: offer those that suit you. Say how many orders or dishes you can take in half an hour, and nobody is promised more. Mark a dish as sold out with one tap; menus know it within seconds.

## One screen in the kitchen

New orders ring and stay in view until somebody takes them. Tickets print in the kitchen and at the bar. Your staff see what is theirs to do, and nothing else.

## Connected to what you have

Signed webhooks tell your own systems of every order and every change. Put your menu into your own site with embed mode.

[Write to us](/contact) and tell us about your place. We answer ourselves.`,
      fr: `## Trouvé par vos plats

Des membres photographient et recommandent ce qu’ils ont mangé chez vous. Chacune de ces découvertes mène au plat dans votre menu, avec un bouton pour le commander.

## Un menu qui dit tout

Options, formats, combos, allergènes, calories, en français et en anglais. Importez-le à partir d’un fichier, et changez-le quand bon vous semble.

## Des commandes à votre rythme

Sur place, livraison, à emporter, en bordure de rue, service à l’auto : offrez ce qui vous convient. Dites combien de commandes ou de plats vous pouvez prendre par demi-heure, et rien de plus n’est promis. Un plat manque ? Un geste suffit, et les menus le savent en quelques secondes.

## Un seul écran en cuisine

Les nouvelles commandes sonnent et restent en vue jusqu’à ce que quelqu’un les prenne. Les bons s’impriment en cuisine et au bar. Votre équipe voit ce qu’elle a à faire, et rien d’autre.

## Relié à ce que vous avez

Des webhooks signés préviennent vos systèmes de chaque commande et de chaque changement. Et votre menu s’intègre à votre propre site.

[Écrivez-nous](/contact) et parlez-nous de votre établissement. Nous répondons nous-mêmes.`,
    },
  },
  {
    kind: "page",
    section: "",
    slug: "contact",
    image_url: null,
    title: { en: "Write to us", fr: "Écrivez-nous" },
    summary: {
      en: "A question, an idea, something that does not work: a person reads it.",
      fr: "Une question, une idée, quelque chose qui cloche : c’est une personne qui vous lit.",
    },
    body: {
      en: `About an order that is under way, call the restaurant: its number is on its page. For everything else we are here.`,
      fr: `Pour une commande en cours, appelez le restaurant : son numéro est sur sa page. Pour tout le reste, nous sommes là.`,
    },
  },
];
