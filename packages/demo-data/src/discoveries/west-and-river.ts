import { tasted } from "./tasted.ts";

export const westAndRiver = [
  tasted(
    "lan-nguyen",
    ["pho-ba-lan", "pho-bo"],
    "beef-pho",
    ["Phở at Nine in the Morning", "Un phở à neuf heures du matin"],
    ["As in Hà Nội, with snow.", "Comme à Hà Nội, avec de la neige."],
    [
      "Everyone in line had come for breakfast and nobody explained why. The rare beef does its own cooking.",
      "Toute la file venait déjeuner et personne n’expliquait pourquoi. Le bœuf cru se cuit tout seul.",
    ],
    { hours: 8 },
  ),
  tasted(
    "priya-nair",
    ["pho-ba-lan", "bun-bo-hue"],
    "bun-bo-hue",
    ["The Soup from Huế", "La soupe de Huế"],
    ["Lemongrass first, chili after.", "La citronnelle d’abord, le piment après."],
    [
      "Bà Lan came to ask how it was and waited for the real answer. It was excellent. She already knew.",
      "Bà Lan est venue demander comment c’était et a attendu la vraie réponse. C’était excellent. Elle le savait déjà.",
    ],
  ),
  tasted(
    "marcus-joseph",
    ["pho-ba-lan", "banh-mi"],
    "banh-mi-pork",
    ["Eight Dollars and Fifty Cents of Joy", "Huit piastres et demie de bonheur"],
    ["Bread that cuts your palate, happily.", "Un pain qui coupe le palais, avec plaisir."],
    [
      "Pâté, pork, pickles, and a jalapeño hiding at the end like a plot twist.",
      "Pâté, porc, marinades, et un jalapeño caché au bout comme un revirement.",
    ],
  ),
  tasted(
    "ethan-cohen",
    ["pho-ba-lan", "ca-phe"],
    "iced-coffee-condensed-milk",
    ["Coffee That Drips", "Un café qui prend son temps"],
    ["Condensed milk, no apology.", "Lait condensé, sans excuses."],
    [
      "I studied two exams on one of these. I remember the coffee.",
      "J’ai étudié deux examens avec un seul de ces cafés. Je me souviens du café.",
    ],
  ),
  tasted(
    "victoria-petrova",
    ["pho-ba-lan", "banh-mi-tofu"],
    "tofu-banh-mi",
    ["A Tofu Bánh mì in the Park", "Un bánh mì au tofu dans le parc"],
    ["Light enough to nap after.", "Assez léger pour faire une sieste."],
    [
      "A slice of pickled carrot fell on my thesis. Chapter three is better for it.",
      "Un bout de carotte marinée est tombé sur ma thèse. Le chapitre trois s’en porte mieux.",
    ],
    { status: "pending" },
  ),

  tasted(
    "min-ji-park",
    ["bap-sang", "bibimbap"],
    "stone-bowl-bibimbap",
    ["Listen to the Bowl", "Écoutez le bol"],
    ["Wait for the crust, then stir.", "Attendez la croûte, puis mélangez."],
    [
      "My halmeoni says two minutes without touching it. Here they set it down and tell you the same thing.",
      "Ma halmeoni dit deux minutes sans y toucher. Ici, on le dépose et on vous dit la même chose.",
    ],
    { hours: 10 },
  ),
  tasted(
    "amara-diallo",
    ["bap-sang", "fried-chicken"],
    "korean-fried-chicken",
    ["Fried Chicken, Sweet and Hot", "Poulet frit, sucré-piquant"],
    ["The sound alone.", "Rien que le bruit."],
    [
      "I have a rule about eating with a fork on a first visit. I broke it at the second piece.",
      "J’ai une règle : la fourchette à la première visite. Je l’ai enfreinte au deuxième morceau.",
    ],
  ),
  tasted(
    "kenji-nakano",
    ["bap-sang", "kimchi-jjigae"],
    "kimchi-stew",
    ["A Stew on My Day Off", "Un ragoût mon jour de congé"],
    ["Kimchi with opinions.", "Un kimchi qui a des opinions."],
    [
      "Old kimchi, fat pork, soft tofu. I ate in silence next to another cook, also silent.",
      "Vieux kimchi, porc gras, tofu soyeux. J’ai mangé en silence à côté d’un autre cuisinier, silencieux aussi.",
    ],
  ),
  tasted(
    "karim-bouzid",
    ["bap-sang", "mandu"],
    "mandu",
    ["Mandu, Half Eaten at the Photo", "Des mandus, entamés sur la photo"],
    ["Sorry. I was hungry.", "Désolé. J’avais faim."],
    [
      "Click here for my channel, best deals on dumplings in town!",
      "Cliquez ici pour ma chaîne, les meilleurs rabais de dumplings en ville!",
    ],
    { status: "rejected" },
  ),

  tasted(
    "etienne-cote",
    ["cantine-du-bord-de-leau", "lobster-roll"],
    "gaspe-lobster-roll",
    ["Lobster Roll by the River", "La guédille au homard du bord de l’eau"],
    ["Warm butter, nothing else.", "Beurre chaud, rien d’autre."],
    [
      "I live four hundred metres away and have told nobody until today. The sunset is included.",
      "J’habite à quatre cents mètres et je n’avais rien dit à personne jusqu’ici. Le coucher de soleil est compris.",
    ],
    { hours: 29 },
  ),
  tasted(
    "marcus-joseph",
    ["cantine-du-bord-de-leau", "poutine"],
    "dock-poutine",
    ["Poutine with a View", "Une poutine avec vue"],
    ["The river moves, you do not.", "Le fleuve bouge, pas vous."],
    [
      "Ate it on a picnic table signed by half of Verdun. I added my name under the gravy.",
      "Mangée sur une table à pique-nique signée par la moitié de Verdun. J’ai ajouté mon nom sous la sauce.",
    ],
    { visibility: "friends" },
  ),
  tasted(
    "lea-fontaine",
    ["cantine-du-bord-de-leau", "watermelon"],
    "watermelon-lime-salt",
    ["Watermelon, Lime, Salt", "Melon d’eau, lime, sel"],
    ["The best thing here is the simplest.", "Le meilleur ici, c’est le plus simple."],
    [
      "After biking the whole shore, five dollars of cold melon felt like a medal.",
      "Après avoir fait toute la berge à vélo, cinq piastres de melon froid, c’était une médaille.",
    ],
  ),

  tasted(
    "chiara-rossi",
    ["rotisserie-braga", "bifana"],
    "bifana",
    ["The Bifana After Closing Time", "La bifana d’après la fermeture"],
    ["Pork, garlic, no conversation.", "Porc, ail, aucune conversation."],
    [
      "I come here when my own kitchen has won. The roll gives up, I do not.",
      "Je viens ici quand ma propre cuisine a gagné. Le pain abdique, pas moi.",
    ],
  ),
  tasted(
    "samir-haddad",
    ["nonna-rosaria", "margherita"],
    "margherita",
    ["Ninety Seconds in the Fire", "Quatre-vingt-dix secondes au feu"],
    ["Leopard spots, soft heart.", "Des taches de léopard, le cœur tendre."],
    [
      "The middle should droop a little, and it does. Eat the first slice standing up, like a Neapolitan.",
      "Le milieu doit pendre un peu, et il pend. Mangez la première pointe debout, à la napolitaine.",
    ],
    { hours: 20 },
  ),
  tasted(
    "noah-tremblay",
    ["nonna-rosaria", "spaghetti"],
    "sunday-spaghetti",
    ["Sunday Sauce on a Wednesday", "La sauce du dimanche, un mercredi"],
    ["Six hours I did not have to spend.", "Six heures que je n’ai pas eu à passer."],
    [
      "Two meatballs, as the menu warns. I asked for a third and was told about my cholesterol in Italian.",
      "Deux boulettes, le menu prévient. J’en ai demandé une troisième et on m’a parlé de mon cholestérol en italien.",
    ],
  ),
  tasted(
    "hannah-weissman",
    ["nonna-rosaria", "slice"],
    "cold-tomato-slice",
    ["Cold Pizza, on Purpose", "De la pizza froide, exprès"],
    ["No cheese. Yes, really.", "Pas de fromage. Oui, pour vrai."],
    [
      "A Montréal thing, like our arguments about bread. Thick, red, room temperature, gone.",
      "Une affaire de Montréal, comme nos disputes sur le pain. Épaisse, rouge, à la température de la pièce, disparue.",
    ],
  ),
  tasted(
    "ines-gagnon",
    ["nonna-rosaria", "burrata"],
    "burrata-tomatoes",
    ["Burrata, Tomatoes, a Long Table", "Burrata, tomates, une longue tablée"],
    ["Eleven friends, one knife.", "Onze amis, un couteau."],
    [
      "Marcus cut it and it ran to the end of the table. We chased it with focaccia.",
      "Marcus l’a coupée et elle a coulé jusqu’au bout de la table. On l’a poursuivie avec de la focaccia.",
    ],
    { visibility: "friends" },
  ),
];
