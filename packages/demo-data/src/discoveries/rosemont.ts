import { tasted } from "./tasted.ts";

export const rosemont = [
  tasted(
    "chiara-rossi",
    ["dar-yasmine", "lamb-tagine"],
    "lamb-tagine",
    ["Lamb, Prunes, Almonds", "Agneau, pruneaux, amandes"],
    ["The lid goes up, the table leans in.", "Le couvercle monte, la table se penche."],
    [
      "I cook for a living and did not say a word for ten minutes. Yasmine noticed and sent more bread.",
      "Je cuisine pour gagner ma vie et je n’ai rien dit pendant dix minutes. Yasmine l’a vu et a renvoyé du pain.",
    ],
  ),
  tasted(
    "anais-beaulieu",
    ["dar-yasmine", "couscous"],
    "friday-couscous",
    ["Friday Couscous, Eaten on Friday", "Le couscous du vendredi, un vendredi"],
    ["Steamed three times, counted.", "Trois fois à la vapeur, j’ai compté."],
    [
      "Every grain alone and all of them together. Her mother came out to look at us eat.",
      "Chaque grain tout seul et tous ensemble. Sa mère est sortie nous regarder manger.",
    ],
  ),
  tasted(
    "etienne-cote",
    ["dar-yasmine", "shakshuka"],
    "shakshuka-merguez",
    ["Shakshuka for a Hangover", "Une chakchouka pour lendemain de veille"],
    ["Red, hot, forgiving.", "Rouge, chaude, miséricordieuse."],
    [
      "The merguez woke me, the bread finished the job. Closed Mondays: drink accordingly.",
      "La merguez m’a réveillé, le pain a fini le travail. Fermé le lundi : buvez en conséquence.",
    ],
  ),
  tasted(
    "lan-nguyen",
    ["dar-yasmine", "mint-tea"],
    "mint-tea-glass",
    ["Tea from a Great Height", "Un thé versé de très haut"],
    ["Not a drop on the tray.", "Pas une goutte sur le plateau."],
    [
      "The third glass is the sweetest and the one you stay for. We stayed.",
      "Le troisième verre est le plus sucré, c’est celui pour lequel on reste. On est restés.",
    ],
  ),
  tasted(
    "noah-tremblay",
    ["dar-yasmine", "chicken-tagine"],
    "chicken-tagine",
    ["One Tagine and One Argument", "Un tajine et une seule dispute"],
    ["We disagreed about the lemon.", "On ne s’entend pas sur le citron."],
    [
      "The preserved lemon divided the table, the olives brought it back together. Ask for the bread: the sauce is not a thing to leave.",
      "Le citron confit a divisé la table, les olives l’ont réconciliée. Demandez du pain : cette sauce-là ne se laisse pas.",
    ],
  ),
  tasted(
    "malik-ouellet",
    ["dar-yasmine", "harira"],
    "harira",
    ["Harira, Any Night but Mine", "La harira, n’importe quel soir"],
    ["Tomato, chickpeas, patience.", "Tomate, pois chiches, patience."],
    [
      "They saw me shiver and filled the bowl to the rim. That is love.",
      "On m’a vu frissonner et on a rempli le bol à ras bord. C’est ça, l’amour.",
    ],
  ),
  tasted(
    "fatoumata-keita",
    ["dar-yasmine", "veg-tagine"],
    "seven-vegetable-tagine",
    ["The Tagine I Did Not Share", "Le tajine que je n’ai pas partagé"],
    ["Seven vegetables, give or take.", "Sept légumes, à peu près."],
    [
      "The squash gives up before the fork arrives, the turnip holds out. I ordered it for the table and then moved tables.",
      "La courge abandonne avant la fourchette, le navet résiste. Je l’avais commandé pour la table; j’ai changé de table.",
    ],
    { status: "pending" },
  ),

  tasted(
    "audrey-anne-simard",
    ["chez-meme-rita", "pate-chinois"],
    "pate-chinois",
    ["Pâté chinois, in the Right Order", "Le pâté chinois, dans le bon ordre"],
    ["Beef, corn, potato.", "Steak, blé d’Inde, patates."],
    [
      "Rita corrected a customer who said it the other way. I felt protected. I hope the new floor dries fast.",
      "Rita a repris un client qui l’a dit à l’envers. Je me suis sentie protégée. J’espère que le nouveau plancher sèche vite.",
    ],
  ),
  tasted(
    "paul-lavoie",
    ["chez-meme-rita", "ragout"],
    "meatball-ragout",
    ["Meatball Stew on a Grey Noon", "Un ragoût de boulettes par un midi gris"],
    ["Brown, thick, exactly right.", "Brun, épais, exactement ça."],
    [
      "I have eaten it at that counter since I was twelve. Same bowl, I think.",
      "J’en mange à ce comptoir depuis mes douze ans. Le même bol, je pense.",
    ],
  ),
  tasted(
    "etienne-cote",
    ["chez-meme-rita", "pouding"],
    "pouding-two-spoons",
    ["Rita’s Pouding, Two Spoons", "Le pouding de Rita, deux cuillères"],
    ["The corner piece is mine.", "Le coin, c’est à moi."],
    [
      "She cuts it with a putty knife her husband left. I do not ask questions.",
      "Elle le coupe avec un couteau à mastic que son mari a laissé. Je ne pose pas de questions.",
    ],
  ),

  tasted(
    "malik-ouellet",
    ["cafe-tourne-disque", "flat-white"],
    "flat-white",
    ["Flat White, Side B", "Flat white, face B"],
    ["They refused my song. Fair.", "Ils ont refusé ma chanson. Juste."],
    [
      "The foam is silk, the taste in music is firm. I left with a record I did not need.",
      "La mousse est de la soie, les goûts musicaux sont arrêtés. Je suis reparti avec un disque dont je n’avais pas besoin.",
    ],
  ),
  tasted(
    "gabriel-morin",
    ["cafe-tourne-disque", "cookie"],
    "brown-butter-cookies",
    ["Brown Butter, Big Salt", "Beurre noisette, gros sel"],
    ["Bent, not broken. Correct.", "Il plie, il casse pas. Correct."],
    [
      "I only went in because it rained. It has rained every Thursday since.",
      "Je suis entré parce qu’il pleuvait. Il pleut tous les jeudis depuis.",
    ],
  ),
  tasted(
    "zoe-lapointe",
    ["cafe-tourne-disque", "granola"],
    "granola-and-pears",
    ["Granola in a Soup Bowl", "Du granola dans un bol à soupe"],
    ["Crunch louder than the vinyl.", "Ça croque plus fort que le vinyle."],
    [
      "Still writing this one, the pears deserve a better sentence.",
      "Encore en train de l’écrire, les poires méritent une meilleure phrase.",
    ],
    { status: "draft" },
  ),

  tasted(
    "noah-tremblay",
    ["cremerie-soleil", "dipped"],
    "dipped-cone",
    ["First Dipped Cone of the Year", "Le premier cornet trempé de l’année"],
    ["Ten degrees out. There was a line.", "Dix degrés dehors. Il y avait une file."],
    [
      "We ate it with our hoods up. A woman behind me said “finally” to nobody in particular.",
      "On l’a mangé le capuchon sur la tête. Une dame derrière moi a dit « enfin » à personne en particulier.",
    ],
  ),
  tasted(
    "sofia-ferreira",
    ["cremerie-soleil", "sundae"],
    "old-time-sundae",
    ["The Old-Time Sundae", "La coupe à l’ancienne"],
    ["Hot fudge, cold war over the cherry.", "Fudge chaud, guerre froide pour la cerise."],
    [
      "My sister took the cherry. I am writing this to make it public.",
      "Ma sœur a pris la cerise. J’écris ceci pour que ça se sache.",
    ],
  ),
  tasted(
    "camille-roy",
    ["cremerie-soleil", "sorbet"],
    "blueberry-sorbet",
    ["Wild Blueberry, Blue Teeth", "Bleuets sauvages, dents bleues"],
    ["Tastes like August at the Lac.", "Ça goûte le mois d’août au Lac."],
    [
      "I smiled at a job interview two hours later. I got the job, and a comment.",
      "J’ai souri en entrevue deux heures après. J’ai eu l’emploi, et une remarque.",
    ],
  ),
  tasted(
    "rania-khoury",
    ["cremerie-soleil", "float"],
    "root-beer-float",
    ["A Float in the Back Seat", "Un flotteur sur la banquette arrière"],
    ["Foam everywhere, kids delighted.", "De la mousse partout, enfants ravis."],
    [
      "The drive-through is a good idea on paper. Bring towels.",
      "Le service à l’auto est une bonne idée sur papier. Apportez des serviettes.",
    ],
    { visibility: "friends" },
  ),
];
