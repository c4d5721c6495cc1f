import { tasted } from "./tasted.ts";

export const centre = [
  tasted(
    "mei-lin-zhou",
    ["nakano", "yuzu-shio"],
    "yuzu-shio-ramen",
    ["Yuzu Shio Ramen", "Ramen shio au yuzu"],
    ["Clear as a washed window.", "Clair comme une vitre lavée."],
    [
      "A broth drawn from a whole chicken, and a line of yuzu added at the last second. Ask for the marinated egg: it is missing from the photo.",
      "Un bouillon tiré d’un poulet entier et un trait de yuzu ajouté à la dernière seconde. Demandez l’œuf mariné, il manque à la photo.",
    ],
    { hours: 1.2 },
  ),
  tasted(
    "amara-diallo",
    ["nakano", "tonkotsu"],
    "tonkotsu-ramen",
    ["Tonkotsu in January", "Un tonkotsu en janvier"],
    ["Eighteen hours for one bowl.", "Dix-huit heures pour un bol."],
    [
      "My glasses fogged up and I left them on the counter. Some things you eat blind.",
      "Mes lunettes se sont embuées et je les ai laissées sur le comptoir. Il y a des plats qui se mangent à l’aveugle.",
    ],
  ),
  tasted(
    "priya-nair",
    ["nakano", "shoyu-mushroom"],
    "mushroom-shoyu-ramen",
    ["A Vegan Bowl with Nothing Missing", "Un bol végane à qui il ne manque rien"],
    ["Kombu, shiitake, patience.", "Kombu, shiitake, patience."],
    [
      "I kept looking for the pork and finding mushrooms instead, happily. The oil on top is the trick.",
      "Je cherchais le porc et je trouvais des champignons, avec joie. Tout le secret est dans l’huile du dessus.",
    ],
  ),
  tasted(
    "liam-obrien",
    ["nakano", "gyoza"],
    "gyoza-in-lace",
    ["Gyoza in a Lace Skirt", "Des gyozas en jupon de dentelle"],
    ["Six. I wanted twelve.", "Six. J’en voulais douze."],
    [
      "They come upside down on a crisp sheet that you break with the back of the spoon. Very satisfying noise.",
      "Ils arrivent à l’envers sur une feuille croustillante qu’on casse du dos de la cuillère. Un bruit très satisfaisant.",
    ],
  ),
  tasted(
    "marcus-joseph",
    ["nakano", "dango"],
    "three-colour-dango",
    ["Dango to End a First Date", "Des dangos pour finir un premier rendez-vous"],
    ["Three colours, one stick, two people.", "Trois couleurs, un bâton, deux personnes."],
    [
      "We split it and argued about who got the pink one. There was a second date.",
      "On l’a partagé en se disputant le rose. Il y a eu un deuxième rendez-vous.",
    ],
    { visibility: "friends" },
  ),
  tasted(
    "mei-lin-zhou",
    ["mei-yuan", "pork-chive"],
    "dumplings",
    ["Pork & Chive Dumplings", "Dumplings porc et ciboulette"],
    ["Fifteen, folded in front of you.", "Quinze, pliés devant vous."],
    [
      "The wrapper is thin where it should be thin and thick where it holds the juice. Sit near the window and watch the hands.",
      "La pâte est mince où il faut et épaisse où elle retient le jus. Assoyez-vous près de la vitrine et regardez les mains.",
    ],
    { hours: 4 },
  ),
  tasted(
    "rania-khoury",
    ["mei-yuan", "dan-dan"],
    "dan-dan",
    ["Dan Dan, Lips Humming", "Dan dan, les lèvres qui bourdonnent"],
    ["Numb, happy, reaching for more.", "Engourdie, heureuse, j’en reprenais."],
    [
      "I said medium. The waiter smiled the way my aunt smiles before a story.",
      "J’ai dit moyen. Le serveur a souri comme ma tante avant une histoire.",
    ],
  ),
  tasted(
    "kenji-nakano",
    ["mei-yuan", "beef-noodle"],
    "pulled-noodles",
    ["Noodles Pulled to Order", "Nouilles tirées à la commande"],
    ["I make noodles. I still stared.", "J’en fabrique. J’ai quand même fixé."],
    [
      "The cook slaps the dough and you feel it in the table. Ask for leek leaf: the width is right.",
      "Le cuisinier claque la pâte et on le sent dans la table. Demandez feuille de poireau : c’est la bonne largeur.",
    ],
  ),
  tasted(
    "fatoumata-keita",
    ["mei-yuan", "scallion-pancake"],
    "flatbread",
    ["The Pancake I Did Not Share", "La galette que je n’ai pas partagée"],
    ["Forty layers, give or take.", "Quarante feuillets, à peu près."],
    [
      "Flaky outside, chewy in the middle, burned my fingers on both. I ordered it for the table and then moved tables.",
      "Feuilletée dehors, moelleuse dedans, et je me suis brûlée aux deux. Je l’avais commandée pour la table; j’ai changé de table.",
    ],
    { status: "pending" },
  ),
  tasted(
    "min-ji-park",
    ["mei-yuan", "bubble-tea"],
    "brown-sugar-bubble-tea",
    ["Brown Sugar, Half Sweet", "Cassonade, moitié sucre"],
    ["Tiger stripes down the cup.", "Des rayures de tigre sur le verre."],
    [
      "Pearls still warm, milk still cold. Walk it around the block before the ice wins.",
      "Les perles encore chaudes, le lait encore froid. Faites le tour du bloc avant que la glace gagne.",
    ],
  ),
  tasted(
    "anais-beaulieu",
    ["l-ardoise", "duck"],
    "duck-cherries",
    ["Duck Aged Twelve Days", "Canard vieilli douze jours"],
    ["Skin like glass.", "La peau comme du verre."],
    [
      "The knife went through with a small crack and the whole room looked up. Cherries just sour enough.",
      "Le couteau est passé avec un petit crac et toute la salle a levé les yeux. Des cerises juste assez sures.",
    ],
  ),
  tasted(
    "florence-gauthier",
    ["l-ardoise", "crab"],
    "crab",
    ["Snow Crab, First Week", "Crabe des neiges, première semaine"],
    ["Spring, on a cold plate.", "Le printemps, dans une assiette froide."],
    [
      "Cucumber, dill, nothing that shouts. It lasts eight weeks, then they wipe the slate.",
      "Concombre, aneth, rien qui crie. Ça dure huit semaines, puis on efface l’ardoise.",
    ],
  ),
  tasted(
    "noah-tremblay",
    ["l-ardoise", "tasting"],
    "champagne",
    ["Seven Courses and One Argument", "Sept services et une seule dispute"],
    ["We disagreed about the fourth.", "On ne s’entend pas sur le quatrième."],
    [
      "The lamb divided the table, the maple brought it back together. Take the pairing without alcohol: it is not a consolation.",
      "L’agneau a divisé la table, l’érable l’a réconciliée. Prenez l’accord sans alcool : ce n’est pas un prix de consolation.",
    ],
  ),
  tasted(
    "victoria-petrova",
    ["l-ardoise", "mushrooms"],
    "baked-mushrooms",
    ["Mushrooms with a Yolk to Break", "Champignons et un jaune à crever"],
    ["Forest, butter, quiet.", "La forêt, le beurre, le silence."],
    [
      "I came alone with a book and they gave me the table by the fire. I did not open the book.",
      "Je suis venue seule avec un livre et on m’a donné la table près du foyer. Je n’ai pas ouvert le livre.",
    ],
    { visibility: "private" },
  ),
];
