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
    ["mei-yuan", "mapo-tofu"],
    "mapo-tofu",
    ["Mapo Tofu, As at My Aunt’s", "Le mapo tofu, comme chez ma tante"],
    ["Soft, red, and it hums.", "Tendre, rouge, et ça bourdonne."],
    [
      "The tofu trembles and the pepper hums on the lips for an hour. Put the rice underneath, not beside.",
      "Le tofu tremble et le poivre bourdonne sur les lèvres pendant une heure. Mettez le riz dessous, pas à côté.",
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
    "snow-crab",
    ["Snow Crab, First Week", "Crabe des neiges, première semaine"],
    ["Spring, on a cold plate.", "Le printemps, dans une assiette froide."],
    [
      "Cucumber, dill, nothing that shouts. It lasts eight weeks, then they wipe the slate.",
      "Concombre, aneth, rien qui crie. Ça dure huit semaines, puis on efface l’ardoise.",
    ],
  ),
];
