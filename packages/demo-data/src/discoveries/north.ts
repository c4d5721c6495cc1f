import { tasted } from "./tasted.ts";

export const north = [
  tasted(
    "rosa-delgado",
    ["maison-kerala", "biryani"],
    "malabar-biryani",
    ["Biryani on My Night Off", "Un biryani, mon soir de congé"],
    ["A Mexican cook, very jealous.", "Une cuisinière mexicaine, très jalouse."],
    [
      "Every grain by itself, raisins where you do not expect them, and chicken that lets go of the bone. I asked to see the kitchen and they let me.",
      "Chaque grain à part, des raisins où on ne les attend pas, un poulet qui lâche son os. J’ai demandé à voir la cuisine et on m’a laissée entrer.",
    ],
  ),
  tasted(
    "samir-haddad",
    ["la-tia-lupe", "birria"],
    "birria-tacos",
    ["Birria Taco, Consommé", "Tacos de birria, consommé"],
    ["Dip, bite, drip, repeat.", "On trempe, on croque, ça coule, on recommence."],
    [
      "I drank the consommé from the cup like everyone does and pretended it was for the photo.",
      "J’ai bu le consommé à la tasse comme tout le monde en faisant semblant que c’était pour la photo.",
    ],
    { hours: 22 },
  ),
  tasted(
    "wideline-charles",
    ["la-tia-lupe", "elote"],
    "elote",
    ["Elote, Both Hands", "Elote, à deux mains"],
    ["You will need the napkin. All of it.", "La serviette va servir. Au complet."],
    [
      "Cotija in my hair, chili on my phone. Neuville corn finally has somewhere to go on Saturday night.",
      "Du cotija dans les cheveux, du piment sur le téléphone. Le blé d’Inde de Neuville a enfin quelque part où sortir le samedi soir.",
    ],
  ),
  tasted(
    "gabriel-morin",
    ["la-tia-lupe", "burrito"],
    "big-burrito",
    ["A Burrito as Big as Promised", "Un burrito gros comme promis"],
    ["I am size eleven. It won.", "Je chausse du onze. Il a gagné."],
    [
      "No lettuce, as the aunt ordered. I ate half, slept, ate half.",
      "Pas de laitue, ordre de la tante. J’en ai mangé la moitié, j’ai dormi, j’ai mangé l’autre.",
    ],
  ),
  tasted(
    "chiara-rossi",
    ["la-tia-lupe", "flan"],
    "caramel-flan",
    ["Flan That Trembles", "Un flan qui tremble"],
    ["It shook when the bus went by.", "Il a bougé quand l’autobus est passé."],
    [
      "Caramel taken right to the edge of burnt. My nonna would have nodded once, which is a standing ovation.",
      "Un caramel poussé au bord du brûlé. Ma nonna aurait hoché la tête une fois, ce qui est une ovation.",
    ],
  ),
  tasted(
    "sarah-macdonald",
    ["la-tia-lupe", "guacamole"],
    "guacamole-totopos",
    ["Mashed When You Order", "Écrasé à la commande"],
    ["You hear it before you see it.", "On l’entend avant de le voir."],
    [
      "The stone bowl stays on the table and so did we, until closing.",
      "Le mortier reste sur la table; nous aussi, jusqu’à la fermeture.",
    ],
  ),

  tasted(
    "priya-nair",
    ["maison-kerala", "squash-curry"],
    "squash-curry",
    ["Squash & Chickpea Curry", "Kari de courge et pois chiches"],
    ["My mother’s, with Québec squash.", "Celui de ma mère, avec une courge d’ici."],
    [
      "Mustard seeds popped at the right moment: you can taste the timing. I ordered it “as at home” and had to sit still for a minute.",
      "Les graines de moutarde ont éclaté au bon moment, ça se goûte. Je l’ai pris « comme à la maison » et j’ai dû rester assise une minute.",
    ],
    { hours: 13 },
  ),
  tasted(
    "nadia-benali",
    ["maison-kerala", "samosas"],
    "samosas-and-chutneys",
    ["Three Samosas, No Witnesses", "Trois samosas, aucun témoin"],
    ["Eaten in the car, engine off.", "Mangés dans l’auto, moteur éteint."],
    [
      "They were for the family. I have told the family they were sold out.",
      "C’était pour la famille. J’ai dit à la famille qu’il n’en restait plus.",
    ],
    { visibility: "friends" },
  ),
  tasted(
    "ethan-cohen",
    ["maison-kerala", "masala-dosa"],
    "masala-dosa",
    ["The Dosa That Left the Plate", "La dosa qui dépassait de l’assiette"],
    ["Two feet long. I measured.", "Deux pieds de long. J’ai mesuré."],
    [
      "You break it from the ends and race a friend to the potatoes. I lost, I was filming.",
      "On la casse par les bouts et c’est la course jusqu’aux patates. J’ai perdu, je filmais.",
    ],
    { status: "draft" },
  ),
  tasted(
    "lea-fontaine",
    ["maison-kerala", "mango-lassi"],
    "mango-lassi",
    ["Mango Lassi against the Heat", "Un lassi à la mangue contre le piquant"],
    ["The fire brigade, in a glass.", "Les pompiers, dans un verre."],
    [
      "I had said hot. I meant medium. This saved the evening.",
      "J’avais dit fort. Je voulais dire moyen. Ça a sauvé la soirée.",
    ],
  ),

  tasted(
    "rania-khoury",
    ["le-cedre", "shish-taouk"],
    "shish-taouk",
    ["Shish Taouk, as Montréal Spells It", "Shish taouk, comme on l’écrit ici"],
    ["Garlic first, chicken second.", "L’ail d’abord, le poulet ensuite."],
    [
      "I grew up on this argument: turnip in or out. Here they put it in, and they are right.",
      "J’ai grandi dans cette dispute : navet ou pas navet. Ici on en met, et on a raison.",
    ],
    { hours: 3 },
  ),
  tasted(
    "karim-bouzid",
    ["le-cedre", "garlic-potatoes"],
    "garlic-potatoes",
    ["Potatoes, and Tomorrow’s Meeting", "Les patates, et la réunion de demain"],
    ["My colleagues know.", "Mes collègues le savent."],
    [
      "Crisp, lemon, a scandalous amount of garlic. I now book Mondays at home.",
      "Croustillantes, citron, une quantité scandaleuse d’ail. Je prends maintenant mes lundis en télétravail.",
    ],
  ),
  tasted(
    "yasmine-el-amrani",
    ["le-cedre", "knafeh"],
    "knafeh-pistachio",
    ["Knafeh at Midnight", "Du knafeh à minuit"],
    ["The cheese stretches to the door.", "Le fromage s’étire jusqu’à la porte."],
    [
      "I close my kitchen at eleven and drive here with flour on my shoes. They keep me a corner piece.",
      "Je ferme ma cuisine à vingt-trois heures et je viens ici, de la farine sur les souliers. Ils me gardent un coin.",
    ],
  ),
  tasted(
    "nadia-benali",
    ["le-cedre", "mixed-grill"],
    "mixed-grill",
    ["Grill for Two, Eaten by One", "Grillades pour deux, mangées par une"],
    ["Charcoal on every edge.", "Du charbon sur chaque bord."],
    [
      "A long day, a short walk, three skewers. Nobody asked for a bite and nobody would have got one.",
      "Une longue journée, une petite marche, trois brochettes. Personne ne m’en a demandé et personne n’en aurait eu.",
    ],
  ),
  tasted(
    "lea-fontaine",
    ["le-cedre", "baklava"],
    "baklava",
    ["Baklava in the Metro", "Du baklava dans le métro"],
    ["Honey on the transfer.", "Du miel sur la correspondance."],
    [
      "I have not opened the box yet, but my cousin says it is the best in town.",
      "Je n’ai pas encore ouvert la boîte, mais ma cousine dit que c’est le meilleur en ville.",
    ],
    { status: "rejected" },
  ),

  tasted(
    "wideline-charles",
    ["lakay-griot", "griot"],
    "griot-pikliz",
    ["Griot, Corners First", "Le griot, les coins d’abord"],
    ["Eat the crisp corners, then talk.", "Mangez les coins croustillants, parlez après."],
    [
      "Sour orange all the way to the bone and a pikliz that clears the sinuses of the next table too.",
      "De l’orange sure jusqu’à l’os et un pikliz qui débouche aussi les sinus de la table d’à côté.",
    ],
    { hours: 16 },
  ),
  tasted(
    "jules-adeyemi",
    ["lakay-griot", "soup-joumou"],
    "soup-joumou",
    ["Soup Joumou, First of January", "La soupe joumou du premier janvier"],
    ["A bowl with a history.", "Un bol qui a une histoire."],
    [
      "Jean-Baptiste tells you what it means before he lets you lift the spoon. Then nobody speaks for a while.",
      "Jean-Baptiste vous dit ce que ça veut dire avant de vous laisser lever la cuillère. Après, on se tait un bout.",
    ],
  ),
  tasted(
    "fatoumata-keita",
    ["lakay-griot", "diri-djondjon"],
    "black-mushroom-rice",
    ["Black Rice, Black Gold", "Riz noir, or noir"],
    ["Mushroom rice I dream about.", "Un riz aux champignons dont je rêve."],
    [
      "It looks like ink and tastes like a forest after rain. I eat it alone, no meat, no shame.",
      "Ça ressemble à de l’encre et ça goûte la forêt après la pluie. Je le mange seul, sans viande, sans honte.",
    ],
  ),

  tasted(
    "dimitri-papadakis",
    ["le-cedre", "hummus"],
    "hummus",
    ["A Greek Praises a Hummus", "Un Grec vante un hoummos"],
    ["Do not read this aloud at my place.", "À ne pas lire à voix haute chez moi."],
    [
      "Warm, loose, a pool of oil you could sail on. I will deny everything.",
      "Tiède, souple, une mare d’huile où l’on pourrait naviguer. Je nierai tout.",
    ],
  ),
  tasted(
    "amara-diallo",
    ["ouzeri-kalamata", "souvlaki"],
    "pork-souvlaki",
    ["Oregano by Mail", "L’origan par la poste"],
    ["You can smell the envelope.", "On sent l’enveloppe."],
    [
      "Dimitri’s mother weighs it before she sends it. I believe him: the pork tastes of a hillside.",
      "La mère de Dimitri le pèse avant de l’envoyer. Je le crois : le porc goûte la colline.",
    ],
  ),
  tasted(
    "liam-obrien",
    ["ouzeri-kalamata", "saganaki"],
    "saganaki",
    ["They Set the Cheese on Fire", "Ils ont mis le feu au fromage"],
    ["Eyebrows intact. Barely.", "Sourcils intacts. De justesse."],
    [
      "Everyone shouts, the flame goes up, then you eat very quickly. I clapped for a cheese.",
      "Tout le monde crie, la flamme monte, puis on mange très vite. J’ai applaudi un fromage.",
    ],
  ),
  tasted(
    "zoe-lapointe",
    ["ouzeri-kalamata", "horiatiki"],
    "village-salad",
    ["Village Salad, No Lettuce", "Salade villageoise, sans laitue"],
    ["Tomatoes that taste like tomatoes.", "Des tomates qui goûtent la tomate."],
    [
      "I asked where the lettuce was. I will not ask again.",
      "J’ai demandé où était la laitue. Je ne le redemanderai pas.",
    ],
  ),
];
