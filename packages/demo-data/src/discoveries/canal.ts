import { tasted } from "./tasted.ts";

export const canal = [
  tasted(
    "amara-diallo",
    ["maison-umi", "chirashi"],
    "morning-chirashi",
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
    "crunch-roll",
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
    "torched-scallop",
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
    "salmon-poke",
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
    "childrens-platter",
    ["Sushi with a Four-Year-Old", "Des sushis avec une enfant de quatre ans"],
    ["Everything cooked, nothing thrown.", "Tout est cuit, rien n’a volé."],
    [
      "She ate the omelette, wore the seaweed, and asked when we are coming back.",
      "Elle a mangé l’omelette, porté l’algue et demandé quand on revient.",
    ],
  ),
  tasted(
    "ines-gagnon",
    ["maison-umi", "salmon-don"],
    "salmon-roe-bowl",
    ["The Bowl for a Monday", "Le bol du lundi"],
    ["Salmon twice, against the week.", "Deux fois du saumon, contre la semaine."],
    [
      "I keep the roe for last, a spoonful that pops. Delivered before the meeting ended, which says more about the meeting.",
      "Je garde les œufs pour la fin, une cuillerée qui éclate. Livré avant la fin de la réunion, ce qui en dit long sur la réunion.",
    ],
    { status: "draft" },
  ),
  tasted(
    "audrey-anne-simard",
    ["traiteur-belles-tables", "cheese-board"],
    "quebec-cheese-board",
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
    "tourtiere-cubes",
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
    "garden-bowl",
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
    "blueberry-smoothie-bowl",
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
    "avocado-toast-seeds",
    ["I Mocked It, Then I Ate It", "Je m’en moquais, puis je l’ai mangée"],
    ["Yes, avocado toast. Yes, fourteen seeds.", "Oui, une tartine à l’avocat. Oui, quatorze graines."],
    [
      "The bread is the point: charred, sour, thick as a dictionary. I take back two columns I wrote in 2019.",
      "Tout est dans le pain : grillé, sur, épais comme un dictionnaire. Je retire deux chroniques de 2019.",
    ],
  ),
];
