import { tasted } from "./tasted.ts";

export const centreAndCanal = [
  tasted(
    "mei-lin-zhou",
    ["nakano", "yuzu-shio"],
    "ramen",
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
    "miso-ramen",
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
    "miso-soup",
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
    "dumplings",
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
    "dango",
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
    "noodles-to-go",
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
    "pho",
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
    "bubble-tea",
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
    "steak",
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

  tasted(
    "amara-diallo",
    ["maison-umi", "chirashi"],
    "chirashi",
    ["Chirashi, Whatever Was Best", "Chirashi, le meilleur du matin"],
    ["Do not choose. Let them.", "Ne choisissez pas. Laissez-les faire."],
    [
      "The chef looked at the fish, then at me, then back at the fish. Scallop from the Islands on top, I nearly clapped.",
      "Le chef a regardé le poisson, puis moi, puis le poisson. Un pétoncle des Îles sur le dessus, j’ai failli applaudir.",
    ],
    { hours: 7 },
  ),
  tasted(
    "priya-nair",
    ["maison-umi", "roll-sweet-potato-crunch"],
    "maki",
    ["The Roll My Vegan Friend Steals", "Le rouleau que mon amie végane me vole"],
    ["Sweet potato, still hot inside.", "Patate douce, encore chaude au milieu."],
    [
      "Crunch outside, melt inside, eight pieces that become five. Order two and label them.",
      "Croquant dehors, fondant dedans, huit morceaux qui deviennent cinq. Commandez-en deux et mettez vos noms.",
    ],
  ),
  tasted(
    "olivier-bouchard",
    ["maison-umi", "aburi-scallop"],
    "sushi",
    ["Ten Seconds of Fire", "Dix secondes de feu"],
    ["Torched scallop, lemon, done.", "Pétoncle flambé, citron, c’est tout."],
    [
      "Warm on top, cold below, gone in one bite. I asked for the bill and then for two more.",
      "Tiède dessus, froid dessous, avalé d’un coup. J’ai demandé l’addition, puis deux autres.",
    ],
  ),
  tasted(
    "karim-bouzid",
    ["maison-umi", "poke-own"],
    "poke",
    ["I Built It Myself", "Je l’ai composé moi-même"],
    ["Salmon twice, no regrets.", "Deux fois du saumon, sans regret."],
    [
      "They let you take the same fish twice and nobody raises an eyebrow. Mango was a mistake, everything else was not.",
      "On peut prendre deux fois le même poisson et personne ne sourcille. La mangue était une erreur, pas le reste.",
    ],
  ),
  tasted(
    "sarah-macdonald",
    ["maison-umi", "platter-kids"],
    "onigiri",
    ["Sushi with a Four-Year-Old", "Des sushis avec une enfant de quatre ans"],
    ["Everything cooked, nothing thrown.", "Tout est cuit, rien n’a volé."],
    [
      "She ate the omelette, wore the seaweed, and asked when we are coming back.",
      "Elle a mangé l’omelette, porté l’algue et demandé quand on revient.",
    ],
  ),
  tasted(
    "ines-gagnon",
    ["maison-umi", "bento-salmon"],
    "bento",
    ["The Bento for a Monday", "Le bento du lundi"],
    ["Six compartments against the week.", "Six compartiments contre la semaine."],
    [
      "I eat it in the same order every time, salmon last. Delivered before the meeting ended, which says more about the meeting.",
      "Je le mange toujours dans le même ordre, le saumon en dernier. Livré avant la fin de la réunion, ce qui en dit long sur la réunion.",
    ],
    { status: "draft" },
  ),

  tasted(
    "audrey-anne-simard",
    ["traiteur-belles-tables", "cheese-board"],
    "cheese-board",
    ["Six Cheeses for an Office Farewell", "Six fromages pour un départ au bureau"],
    ["Pascale left a note about each one.", "Pascale a laissé un mot sur chacun."],
    [
      "The accountant who never stays stayed. It was the blue.",
      "Le comptable qui ne reste jamais est resté. C’était le bleu.",
    ],
  ),
  tasted(
    "florence-gauthier",
    ["traiteur-belles-tables", "tourtiere"],
    "pie",
    ["Tourtière from the Lac, in Saint-Henri", "La tourtière du Lac, à Saint-Henri"],
    ["Cubes, not mince. As it should be.", "En cubes, pas hachée. Comme il faut."],
    [
      "My mother is from Alma and had prepared remarks. She withdrew them.",
      "Ma mère vient d’Alma et avait préparé des remarques. Elle les a retirées.",
    ],
  ),

  tasted(
    "zoe-lapointe",
    ["verdure", "your-bowl"],
    "poke",
    ["Five Steps to My Bowl", "Cinq étapes jusqu’à mon bol"],
    ["Soba, tempeh, all the sauce.", "Soba, tempeh, toute la sauce."],
    [
      "I have made the same bowl eleven times and it is still mine. The maple tempeh tastes like bacon’s clever cousin.",
      "J’ai composé le même bol onze fois et il est encore à moi. Le tempeh à l’érable goûte comme le cousin brillant du bacon.",
    ],
    { hours: 11 },
  ),
  tasted(
    "malik-ouellet",
    ["verdure", "smoothie-bowl"],
    "smoothie-bowl",
    ["Purple Breakfast", "Un déjeuner mauve"],
    ["Blueberries from the Lac, frozen in August.", "Des bleuets du Lac, congelés en août."],
    [
      "I photograph too much of my food. This one deserved it.",
      "Je photographie trop ce que je mange. Celui-là le méritait.",
    ],
  ),
  tasted(
    "olivier-bouchard",
    ["verdure", "avocado-toast"],
    "avocado-toast",
    ["I Mocked It, Then I Ate It", "Je m’en moquais, puis je l’ai mangée"],
    ["Yes, avocado toast. Yes, fourteen seeds.", "Oui, une tartine à l’avocat. Oui, quatorze graines."],
    [
      "The bread is the point: charred, sour, thick as a dictionary. I take back two columns I wrote in 2019.",
      "Tout est dans le pain : grillé, sur, épais comme un dictionnaire. Je retire deux chroniques de 2019.",
    ],
  ),
];
