import { tasted } from "./tasted.ts";

/**
 * Where two restaurant owners eat on their night off. Each has its own time, because the times of the others are drawn
 * as a group.
 */
export const owners = [
  tasted(
    "margot-pelletier",
    ["pho-ba-lan", "pho-ga"],
    "chicken-pho",
    ["Chicken Pho, After Closing", "Phở au poulet, après la fermeture"],
    ["A broth that forgives my feet.", "Un bouillon qui pardonne à mes pieds."],
    [
      "Fourteen hours standing, then this. Bà Lan sees me come in and sets down the herbs before I say a word.",
      "Quatorze heures debout, puis ça. Bà Lan me voit entrer et dépose les herbes avant que je dise un mot.",
    ],
    { hours: 172 },
  ),
  tasted(
    "margot-pelletier",
    ["nonna-rosaria", "gelato"],
    "hazelnut-gelato",
    ["Gelato on My Only Monday", "Gelato de mon seul lundi"],
    ["Hazelnut, two spoons, one bench.", "Noisette, deux cuillères, un banc."],
    [
      "Chiara scrapes it to order and tells you how many nuts went in. I count them now. She is right.",
      "Chiara le racle à la demande et vous dit combien de noisettes il y a dedans. Je les compte, maintenant. Elle a raison.",
    ],
    { hours: 655 },
  ),
  tasted(
    "jean-baptiste-pierre",
    ["le-cedre", "falafel-pita"],
    "falafel-pita",
    ["Falafel, Loud as It Should Be", "Falafel qui fait du bruit"],
    ["Green inside, garlic for two days.", "Vert dedans, de l’ail pour deux jours."],
    [
      "I fry akra all day, so I know a good crust when I hear one. Ask for the turnip, all of it.",
      "Je fais frire des akra toute la journée : une bonne croûte, je la reconnais à l’oreille. Demandez le navet, tout le navet.",
    ],
    { hours: 318 },
  ),
];
