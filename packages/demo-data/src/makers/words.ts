import type { Bilingual } from "../bilingual.ts";

/** The vocabulary of generated data, plain enough not to be mistaken for the demo's own. */
export const DISHES: Bilingual[] = [
  ["Soup", "Soupe"],
  ["Stew", "Ragoût"],
  ["Tart", "Tarte"],
  ["Salad", "Salade"],
  ["Sandwich", "Sandwich"],
  ["Dumplings", "Dumplings"],
  ["Noodles", "Nouilles"],
  ["Curry", "Kari"],
  ["Roast", "Rôti"],
  ["Omelette", "Omelette"],
  ["Pancakes", "Crêpes"],
  ["Rice bowl", "Bol de riz"],
  ["Flatbread", "Pain plat"],
  ["Skewers", "Brochettes"],
  ["Chowder", "Chaudrée"],
  ["Gratin", "Gratin"],
];

export const MANNERS: Bilingual[] = [
  ["House", "maison"],
  ["Market", "du marché"],
  ["Sunday", "du dimanche"],
  ["Smoked", "à la fumée"],
  ["Garden", "du jardin"],
  ["Grandmother’s", "de grand-maman"],
  ["Harbour", "du port"],
  ["Spicy", "bien relevé"],
  ["Winter", "d’hiver"],
  ["Corner", "du coin"],
];

export const OPENINGS: Bilingual[] = [
  ["Came in from the rain and found", "Entré me sauver de la pluie, j’ai trouvé"],
  ["After the hockey game we shared", "Après le match, on a partagé"],
  ["My neighbour insisted on", "Ma voisine a insisté pour"],
  ["On the way to the metro I stopped for", "En marchant vers le métro, j’ai arrêté prendre"],
  ["Third visit this month, again for", "Troisième visite ce mois-ci, encore pour"],
  ["The table beside us had", "La table d’à côté avait"],
  ["We ordered one too many of", "On a commandé trop de"],
  ["Everyone at work talks about", "Au bureau, tout le monde parle de"],
];

export const ENDINGS: Bilingual[] = [
  ["and stayed until they stacked the chairs.", "et on est restés jusqu’à ce qu’ils montent les chaises."],
  ["and I would cross the city for it.", "et je traverserais la ville pour ça."],
  ["and the plate went back clean.", "et l’assiette est repartie propre."],
  ["and nobody spoke for a while.", "et plus personne n’a parlé pendant un bout."],
  ["and took some home for tomorrow.", "et j’en ai rapporté pour demain."],
  ["and it was better than the picture.", "et c’était meilleur que la photo."],
];

export const STREETS: string[] = [
  "rue Saint-Denis",
  "avenue du Mont-Royal Est",
  "rue Beaubien Est",
  "boulevard Saint-Laurent",
  "rue Ontario Est",
  "rue Wellington",
  "avenue Laurier Ouest",
  "rue Jean-Talon Est",
  "rue Notre-Dame Ouest",
  "rue Villeray",
];

export const HOUSES: string[] = ["Comptoir", "Cantine", "Table", "Cuisine", "Bistro", "Fourneau", "Marmite", "Buvette"];
export const PATRONS: string[] = [
  "Adèle",
  "Bruno",
  "Célia",
  "Denis",
  "Élise",
  "Farid",
  "Gisèle",
  "Hugo",
  "Irène",
  "Joao",
];
