/** An article of the demo's blog or news; `days_ago` is counted from the demo's start. */
export interface DemoArticle {
  kind: "blog" | "news";
  section: string;
  slug: string;
  image_url: string | null;
  days_ago: number;
  title: { en: string; fr: string };
  summary: { en: string; fr: string };
  body: { en: string; fr: string };
}

/** What the operators of a running Tablée would have written recently. */
export const demoArticles: readonly DemoArticle[] = [
  {
    kind: "blog",
    section: "stories",
    slug: "the-dish-you-send-a-friend-to",
    image_url: "/pictures/beef-pho.webp",
    days_ago: 2,
    title: { en: "The dish you send a friend to", fr: "Le plat où l’on envoie ses amis" },
    summary: {
      en: "Everybody has one. It is rarely the most expensive, and almost never the prettiest.",
      fr: "Tout le monde en a un. C’est rarement le plus cher, et presque jamais le plus beau.",
    },
    body: {
      en: `Ask people where they eat and they give you restaurants. Ask what they would send a friend to eat, and they give you one dish, a table by the window, and a time of day.

## Small, warm, under twenty dollars

What our members recommend most is not what they photograph best. Broth. Dumplings. A sandwich that needs both hands. Things that one eats alone on a Tuesday and thinks about on Thursday.

## How to write one

- One dish, not the whole evening.
- What it tastes of, in the words you would use aloud.
- What you would order with it.

Then [tell us](/recommendation-creator). Somebody is hungry near you.`,
      fr: `Demandez aux gens où ils mangent : ils vous donnent des restaurants. Demandez-leur ce qu’ils feraient goûter à un ami, et ils vous donnent un plat, une table près de la fenêtre et une heure de la journée.

## Petit, chaud, moins de vingt dollars

Ce que nos membres recommandent le plus n’est pas ce qu’ils photographient le mieux. Un bouillon. Des raviolis. Un sandwich qui réclame les deux mains. De ces choses que l’on mange seul un mardi et auxquelles on repense le jeudi.

## Comment en écrire un

- Un seul plat, pas toute la soirée.
- Le goût qu’il a, avec les mots que vous diriez à voix haute.
- Ce que vous prendriez avec.

Puis [dites-le-nous](/recommendation-creator). Quelqu’un a faim près de chez vous.`,
    },
  },
  {
    kind: "blog",
    section: "restaurants",
    slug: "a-kitchen-that-keeps-its-word",
    image_url: "/pictures/smoked-meat-on-rye.webp",
    days_ago: 9,
    title: { en: "A kitchen that keeps its word", fr: "Une cuisine qui tient parole" },
    summary: {
      en: "Why Tablée would rather offer you 7:30 than promise 7:00.",
      fr: "Pourquoi Tablée vous propose 19 h 30 plutôt que de promettre 19 h.",
    },
    body: {
      en: `A late order is not a slow kitchen. Most of the time it is a kitchen that was promised to too many people at once.

A restaurant on Tablée says how many orders or dishes it can take in half an hour. When a half hour is full, it is gone from the list, for everybody, in the same second. You see the next one.

It feels like less choice. It is the opposite: every time you are shown is one that somebody means.`,
      fr: `Une commande en retard, ce n’est pas une cuisine lente. C’est le plus souvent une cuisine que l’on a promise à trop de monde à la fois.

Un restaurant sur Tablée dit combien de commandes ou de plats il peut prendre par demi-heure. Quand une demi-heure est pleine, elle disparaît de la liste, pour tous, à la même seconde. Vous voyez la suivante.

On croirait avoir moins de choix. C’est le contraire : chaque heure affichée est une heure à laquelle quelqu’un s’engage.`,
    },
  },
  {
    kind: "blog",
    section: "product",
    slug: "what-one-avoids",
    image_url: "/pictures/garden-bowl.webp",
    days_ago: 23,
    title: { en: "Say once what you avoid", fr: "Dire une fois ce que l’on évite" },
    summary: {
      en: "Milk, peanuts, pork: tell your own device, and every menu marks what holds it.",
      fr: "Lait, arachides, porc : dites-le à votre appareil, et chaque menu signale ce qui en contient.",
    },
    body: {
      en: `What you avoid is nobody's business. So it stays on your device, and no server of ours is told.

Choose it once, on any menu or in [your preferences](/account/preferences). From then on each dish says whether it holds what you avoid, whether it may, or that the restaurant has not said. Not knowing is never shown as "fine".

If it could make you ill, still ask the restaurant. We show what it declares; only its kitchen knows what touched the pan.`,
      fr: `Ce que vous évitez ne regarde personne. Cela reste donc sur votre appareil, et aucun de nos serveurs ne le sait.

Choisissez une fois, dans n’importe quel menu ou dans [vos préférences](/account/preferences). Dès lors, chaque plat dit s’il contient ce que vous évitez, s’il peut en contenir, ou si le restaurant n’a rien précisé. Ne pas savoir n’est jamais montré comme « sans danger ».

Si cela peut vous rendre malade, demandez tout de même au restaurant. Nous montrons ce qu’il déclare ; sa cuisine seule sait ce qui a touché la poêle.`,
    },
  },
  {
    kind: "news",
    section: "",
    slug: "search-everywhere",
    image_url: null,
    days_ago: 4,
    title: { en: "Search from anywhere", fr: "Chercher de partout" },
    summary: {
      en: "One search for members, discoveries, dishes and restaurants.",
      fr: "Une seule recherche pour les membres, les découvertes, les plats et les restaurants.",
    },
    body: {
      en: "Press `/` on any page. Typing “noodles” finds *pâtes* too, a slip of the finger is forgiven, and what you searched for stays on your device.",
      fr: "Appuyez sur `/` depuis n’importe quelle page. « Pâtes » trouve aussi *noodles*, une faute de frappe est pardonnée, et vos recherches restent sur votre appareil.",
    },
  },
  {
    kind: "news",
    section: "",
    slug: "one-basket-for-the-table",
    image_url: null,
    days_ago: 17,
    title: { en: "One basket for the whole table", fr: "Un seul panier pour toute la table" },
    summary: {
      en: "Scan the code on the table and order together.",
      fr: "Numérisez le code sur la table et commandez ensemble.",
    },
    body: {
      en: "Everybody adds from their own phone and sees their own share. Lost the network between the starter and the dessert? You have the whole basket again as soon as you are back.",
      fr: "Chacun ajoute depuis son téléphone et voit sa part. Le réseau tombe entre l’entrée et le dessert ? Vous retrouvez tout le panier dès qu’il revient.",
    },
  },
];
