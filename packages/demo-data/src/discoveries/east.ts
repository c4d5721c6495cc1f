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
    "strawberry-cake",
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
    ["boulangerie-des-erables", "maple-brioche"],
    "maple-taffy",
    ["Maple Pecan Brioche, Saturday Only in My Head", "Brioche érable et pacanes"],
    ["Sticky to the elbows.", "Collante jusqu’aux coudes."],
    [
      "I unrolled it to make it last and ate the centre first anyway.",
      "Je l’ai déroulée pour la faire durer et j’ai quand même mangé le cœur en premier.",
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
    ["boulangerie-des-erables", "pear-tart"],
    "pear-tart",
    ["Pear & Almond, the Corner Slice", "Poire-amande, la pointe du coin"],
    ["Almond edge, pear heart.", "Bord d’amande, cœur de poire."],
    [
      "Note to self: ask Théo whether he does a whole one for Christmas.",
      "Note à moi-même : demander à Théo s’il en fait une entière pour Noël.",
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
    "cupcake",
    ["Raspberry Cupcake, Badly Timed Diet", "Petit gâteau à la framboise, mauvais moment pour un régime"],
    ["Pink, tall, unreasonable.", "Rose, haut, déraisonnable."],
    [
      "The picture is from the shop’s page, mine was blurry.",
      "La photo vient de la page de la boutique, la mienne était floue.",
    ],
    { status: "rejected" },
  ),

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
    "pouding-bubbling",
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
    "smoothie-bowl",
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
    ["cremerie-soleil", "soft-serve"],
    "soft-twist",
    ["First Soft Serve of the Year", "La première molle de l’année"],
    ["Ten degrees out. There was a line.", "Dix degrés dehors. Il y avait une file."],
    [
      "We ate it with our hoods up. A woman behind me said “finally” to nobody in particular.",
      "On l’a mangée le capuchon sur la tête. Une dame derrière moi a dit « enfin » à personne en particulier.",
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
