import { tasted } from "./tasted.ts";

export const east = [
  tasted(
    "ines-gagnon",
    ["boulangerie-des-erables", "croissant"],
    "butter-croissant",
    ["72-Hour Butter Croissant", "Le croissant de 72 heures"],
    ["Two hundred layers, on my scarf.", "Deux cents feuillets, sur mon foulard."],
    [
      "Théo says three days; it lasted me three minutes. Order the day before, the shelf is bare by noon.",
      "Théo dit trois jours; ça m’a duré trois minutes. Commandez la veille, la tablette est vide à midi.",
    ],
    { hours: 6 },
  ),
  tasted(
    "theo-bergeron",
    ["patisserie-sainte-cecile", "strawberry"],
    "strawberry-cake",
    ["I Bake, She Decorates Better", "Je boulange, elle décore mieux"],
    ["Cream, berries, no tricks.", "Crème, fraises, aucun truc."],
    [
      "I know what a genoise costs in sleep. This one is worth losing some.",
      "Je sais ce qu’une génoise coûte en sommeil. Celle-ci vaut une nuit courte.",
    ],
  ),
  tasted(
    "lea-fontaine",
    ["patisserie-sainte-cecile", "strawberry"],
    "birthday-strawberry-cake",
    ["Strawberry Cake from the Island", "Gâteau aux fraises de l’île d’Orléans"],
    ["Picked the day before.", "Cueillies la veille."],
    [
      "I bought one for my birthday and one for the day after. Nobody is counting.",
      "J’en ai acheté un pour ma fête et un pour le lendemain. Personne ne compte.",
    ],
  ),
  tasted(
    "gabriel-morin",
    ["boulangerie-des-erables", "sourdough"],
    "sourdough-loaf",
    ["A Loaf That Sings", "Une miche qui chante"],
    ["Put your ear to it.", "Collez-y l’oreille."],
    [
      "It crackles while it cools, really. I carried it home like a baby and it was about as warm.",
      "Elle crépite en refroidissant, pour vrai. Je l’ai portée comme un bébé, et c’était à peu près aussi chaud.",
    ],
  ),
  tasted(
    "camille-roy",
    ["boulangerie-des-erables", "filter"],
    "filter-coffee",
    ["The Coffee That Waits for the Bread", "Le café qui attend le pain"],
    ["Black, hot, three dollars and change.", "Noir, chaud, trois piastres et quelques."],
    [
      "At six in the morning Théo takes the loaves out and the whole street smells of it. I hold the cup with both hands and let people pass.",
      "À six heures, Théo sort les miches et toute la rue sent bon. Je tiens ma tasse à deux mains et je laisse passer le monde.",
    ],
    { visibility: "friends" },
  ),
  tasted(
    "olivier-bouchard",
    ["boulangerie-des-erables", "ham-butter"],
    "ham-butter-baguette",
    ["Ham, Butter, Full Stop", "Jambon-beurre, point final"],
    ["Three things, all good.", "Trois choses, toutes bonnes."],
    [
      "Cold butter in slices, not spread. Somebody here has been to Paris and paid attention.",
      "Du beurre froid en tranches, pas tartiné. Quelqu’un ici est allé à Paris et a pris des notes.",
    ],
  ),
  tasted(
    "ines-gagnon",
    ["cafe-tourne-disque", "lemon-tart"],
    "lemon-tarts",
    ["Lemon Tart, Side B", "Tarte au citron, face B"],
    ["Sharp first, then kind.", "Vive d’abord, puis douce."],
    [
      "Two small ones came on one plate and I said I was waiting for somebody. Nobody came.",
      "Deux petites dans une même assiette, et j’ai dit que j’attendais quelqu’un. Personne n’est venu.",
    ],
    { visibility: "private" },
  ),

  tasted(
    "mei-lin-zhou",
    ["patisserie-sainte-cecile", "mooncake"],
    "chestnut-mooncake",
    ["A Mooncake with Québec Butter", "Un gâteau de lune au beurre d’ici"],
    ["I had an idea. They had an oven.", "J’avais une idée. Elles avaient un four."],
    [
      "Chestnut instead of lotus, and a crust that would confuse my grandfather. He would have had two.",
      "De la châtaigne plutôt que du lotus, et une croûte qui dérouterait mon grand-père. Il en aurait pris deux.",
    ],
    { hours: 40 },
  ),
  tasted(
    "florence-gauthier",
    ["patisserie-sainte-cecile", "chocolate-cake"],
    "dark-chocolate-cake",
    ["Three Chocolates, One Spoon", "Trois chocolats, une cuillère"],
    ["Dark, milk, and the crunchy one.", "Noir, lait, et le croquant."],
    [
      "I ate it on the bench outside in gloves. Bernard Avenue has seen worse.",
      "Je l’ai mangé sur le banc dehors, en gants. L’avenue Bernard en a vu d’autres.",
    ],
  ),
  tasted(
    "sofia-ferreira",
    ["patisserie-sainte-cecile", "nata"],
    "natas",
    ["A Nata That Is Not Portuguese", "Une nata qui n’est pas portugaise"],
    ["My father says no. I say yes.", "Mon père dit non. Moi je dis oui."],
    [
      "Less cinnamon, more butter, same blisters. Family supper was tense.",
      "Moins de cannelle, plus de beurre, les mêmes cloques. Le souper de famille a été tendu.",
    ],
  ),
  tasted(
    "victoria-petrova",
    ["patisserie-sainte-cecile", "cupcake"],
    "raspberry-cupcake",
    ["Raspberry Cupcake, Badly Timed Diet", "Petit gâteau à la framboise, mauvais moment pour un régime"],
    ["Pink, tall, unreasonable.", "Rose, haut, déraisonnable."],
    [
      "The picture is from the shop’s page, mine was blurry.",
      "La photo vient de la page de la boutique, la mienne était floue.",
    ],
    { status: "rejected" },
  ),
];
