import { tasted } from "./tasted.ts";

export const mileEnd = [
  tasted(
    "hannah-weissman",
    ["bagel-du-parc", "bagel-box"],
    "bagels-from-the-oven",
    ["Out of the Oven at 6:10", "Sortis du four à 6 h 10"],
    ["Eaten before the second block.", "Mangé avant le deuxième coin de rue."],
    [
      "My family sells rye, and I still walk here at dawn for sesame. Do not tell my grandmother.",
      "Ma famille vend du seigle, et je marche quand même jusqu’ici à l’aube pour du sésame. Pas un mot à ma grand-mère.",
    ],
  ),
  tasted(
    "sofia-ferreira",
    ["rotisserie-braga", "half"],
    "piri-piri-half-chicken",
    ["Half a Chicken, Piri-Piri", "Un demi-poulet piri-piri"],
    ["Smells like my father’s Sundays.", "Ça sent les dimanches de mon père."],
    [
      "The skin is almost black and that is the point. They asked if I was sure about the piri-piri; I was, mostly.",
      "La peau est presque noire et c’est voulu. On m’a demandé si j’étais certaine pour le piri-piri; je l’étais, à peu près.",
    ],
    { hours: 14 },
  ),
  tasted(
    "ines-gagnon",
    ["rotisserie-braga", "nata"],
    "six-natas",
    ["When the Bell Rings, Run", "Quand la cloche sonne, courez"],
    ["Natas, ten seconds old.", "Des natas de dix secondes."],
    [
      "They ring a bell when the tray comes out and the whole sidewalk turns its head. I took six for four people.",
      "Ils sonnent une cloche quand la plaque sort et tout le trottoir se retourne. J’en ai pris six pour quatre personnes.",
    ],
  ),
  tasted(
    "gabriel-morin",
    ["rotisserie-braga", "francesinha"],
    "francesinha",
    ["I Survived the Francesinha", "J’ai survécu à la francesinha"],
    ["A sandwich that needs a nap after.", "Un sandwich qui demande une sieste."],
    [
      "Bread, ham, steak, sausage, cheese, a beer sauce, and an egg because why not. I walked home the long way.",
      "Pain, jambon, steak, saucisse, fromage, sauce à la bière, et un œuf tant qu’à y être. Je suis rentré par le chemin le plus long.",
    ],
    { visibility: "friends" },
  ),
  tasted(
    "jules-adeyemi",
    ["bar-sillon", "rhubarb-spritz"],
    "rhubarb-spritz",
    ["Rhubarb Spritz on the Bench Outside", "Spritz à la rhubarbe sur le banc dehors"],
    ["Bitter first, then summer.", "Amer d’abord, puis c’est l’été."],
    [
      "They flip the record when you finish the glass. I have learned a lot about Brazilian jazz.",
      "Ils virent le disque quand tu finis ton verre. J’en ai appris beaucoup sur le jazz brésilien.",
    ],
    { hours: 18 },
  ),
  tasted(
    "florence-gauthier",
    ["bar-sillon", "oysters"],
    "six-oysters",
    ["Six Oysters before a Film", "Six huîtres avant un film"],
    ["Cold, salty, over too soon.", "Froides, salines, trop vite parties."],
    [
      "From the Baie-des-Chaleurs, opened while you look. We missed the trailers and nobody minded.",
      "De la baie des Chaleurs, ouvertes sous vos yeux. On a manqué les bandes-annonces et personne n’en est mort.",
    ],
  ),
  tasted(
    "malik-ouellet",
    ["bar-sillon", "orange-wine"],
    "orange-wine",
    ["Orange Wine at 1 a.m.", "Du vin orange à une heure du matin"],
    ["Apricot, tea, and one story too many.", "Abricot, thé, et une histoire de trop."],
    [
      "It looks like the sunset that I slept through. Ask for the one from the Townships: this is how nights should end.",
      "On dirait le coucher de soleil que j’ai manqué en dormant. Demandez celui des Cantons : c’est comme ça qu’une soirée devrait finir.",
    ],
    { hours: 33 },
  ),
  tasted(
    "anais-beaulieu",
    ["bar-sillon", "spruce-martini"],
    "spruce-martini",
    ["A Martini That Tastes of the North Shore", "Un martini qui goûte la Côte-Nord"],
    ["Spruce tips instead of the olive.", "Des pousses d’épinette plutôt qu’une olive."],
    [
      "Resin, salt, then nothing but cold. I would not change a drop, and I change everything.",
      "De la résine, du sel, puis juste du froid. Je n’y changerais pas une goutte, moi qui change tout.",
    ],
  ),
  tasted(
    "min-ji-park",
    ["bar-sillon", "cheese"],
    "three-cheeses",
    ["Orange Wine and Three Cheeses", "Vin orange et trois fromages d’ici"],
    ["A bloomy one, an old one, a blue one.", "Un fleuri, un vieux, un bleu."],
    [
      "The bartender drew me a map of the farms on a coaster. I kept the coaster.",
      "Le barman m’a dessiné la carte des fermes sur un sous-verre. J’ai gardé le sous-verre.",
    ],
    { visibility: "friends" },
  ),
  tasted(
    "victoria-petrova",
    ["bar-sillon", "house-red"],
    "red-wine",
    ["A Glass of Red and a Closed Book", "Un verre de rouge et un livre fermé"],
    ["Cherries, smoke, quiet.", "Des cerises, de la fumée, le silence."],
    [
      "I came alone with a book and they gave me the table by the window. I did not open the book.",
      "Je suis venue seule avec un livre et on m’a donné la table près de la fenêtre. Je n’ai pas ouvert le livre.",
    ],
    { visibility: "private" },
  ),
  tasted(
    "ethan-cohen",
    ["bagel-du-parc", "lox"],
    "lox-bagel",
    ["Lox, Capers, Red Eyes", "Lox, câpres et yeux rouges"],
    ["After the night shift, before bed.", "Après le quart de nuit, avant le lit."],
    [
      "You can order at any hour and somebody will be in line ahead of you. The lox is sliced thick enough to matter.",
      "On peut y aller à n’importe quelle heure, il y aura quelqu’un en avant. Le lox est tranché assez épais pour compter.",
    ],
  ),
  tasted(
    "wideline-charles",
    ["bagel-du-parc", "single"],
    "one-warm-bagel",
    ["One Bagel, Bare, on the Sidewalk", "Un bagel, nu, sur le trottoir"],
    ["No butter. Trust me once.", "Pas de beurre. Faites-moi confiance une fois."],
    [
      "Hot, sweet from the honey water, sesame down my coat. Best dollar fifty in Montréal.",
      "Chaud, sucré par l’eau miellée, du sésame plein le manteau. Le meilleur une piastre et demie à Montréal.",
    ],
  ),
  tasted(
    "lan-nguyen",
    ["bagel-du-parc", "bagel-box"],
    "two-dozen-bagels",
    ["Two Dozen for the Plane", "Deux douzaines pour l’avion"],
    ["The customs officer asked for one.", "Le douanier m’en a demandé un."],
    [
      "I carry them to my sister in Calgary in a pillowcase so they breathe. She meets me at arrivals with cream cheese.",
      "Je les apporte à ma sœur à Calgary dans une taie d’oreiller pour qu’ils respirent. Elle m’attend aux arrivées avec le fromage à la crème.",
    ],
    { status: "pending" },
  ),
];
