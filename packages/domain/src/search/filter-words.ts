import type { Diet } from "../menus/diets.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";

/**
 * Words, in either language, that describe restaurants rather than food: folded phrases, separated by commas. The
 * search offers the filtered list for them (search §15), and the assistant reads them as wishes.
 */

export const DIET_WORDS: Record<Diet, string> = {
  vegetarian: "vegetarian, vegetarien, vegetarienne, vegetariens, veggie, vege, no meat, sans viande, meatless",
  vegan: "vegan, vegane, vegetalien, vegetalienne, vegetaliens, plant based",
  halal: "halal",
  kosher: "kosher, casher, cachere",
  "gluten-free": "gluten free, sans gluten, celiac, coeliac, coeliaque, coeliaques",
  "lactose-free":
    "lactose free, sans lactose, no lactose, lactose intolerant, intolerant au lactose, intolerante au lactose",
};

/** Read in this order: "curbside pickup" is curbside. */
export const MODE_WORDS: Record<OrderMode, string> = {
  curbside:
    "curbside pickup, curbside pick up, curbside, en bordure de rue, bordure de rue, bord de la rue, au bord du trottoir",
  drive: "drive through, drive thru, service a l auto, a l auto, service au volant, au volant",
  take_out:
    "take out, takeout, take away, takeaway, to go, pick up, pickup, a emporter, pour emporter, emporter, cueillette, ramasser",
  dine_in: "dine in, eat there, eat in, sit down, sur place, manger sur place, a table",
  delivery: "delivery, delivered, deliver, delivers, livraison, livre, livrer, livrez, livrent, a la maison, at home",
};

export const OPEN_WORDS =
  "open now, still open, open, right now, now, ouvert, ouverte, ouverts, ouvertes, encore ouvert, ouvert maintenant, maintenant, tout de suite, en ce moment";
export const NEAR_WORDS =
  "near me, nearby, near, close by, close, around here, around me, walking distance, pres d ici, pres de moi, proche, pas loin, a cote de moi, autour de moi, dans le coin";
