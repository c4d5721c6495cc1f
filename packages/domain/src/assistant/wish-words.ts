import type { Allergen, ItemType } from "../menus/menu.ts";
import type { MenuTag } from "../menus/menu-constants.ts";

/** Each list contains what people write for a thing in either language: folded phrases, separated by commas. */

/** Read after "no", "without" or "sans", before "free", and anywhere in a message that mentions an allergy. */
export const ALLERGEN_WORDS: Record<Allergen, string> = {
  gluten: "gluten, wheat, ble",
  crustaceans:
    "crustaceans, crustaces, shellfish, shrimp, crevettes, crevette, lobster, homard, crab, crabe, fruits de mer, seafood",
  eggs: "eggs, egg, oeufs, oeuf",
  fish: "fish, poisson, poissons",
  peanuts: "peanuts, peanut, arachides, arachide, cacahuetes, cacahuete",
  soy: "soy, soya, soja",
  milk: "milk, lait, dairy, produits laitiers, laitiers, lactose, cheese, fromage, cream, creme",
  nuts: "nuts, nut, noix, almonds, amandes, pecans, pacanes, tree nuts",
  celery: "celery, celeri",
  mustard: "mustard, moutarde",
  sesame: "sesame",
  sulphites: "sulphites, sulfites",
  lupin: "lupin",
  molluscs:
    "molluscs, mollusques, shellfish, oysters, huitres, clams, palourdes, squid, calmars, fruits de mer, seafood",
};

export const TAG_WORDS: Partial<Record<MenuTag, string>> = {
  spicy: "spicy, epice, epicee, epices, piquant, piquante, hot and spicy, qui pique, relevé",
  local: "local, locale, d ici, du quebec, from quebec, from here",
  seasonal: "seasonal, in season, de saison, saisonnier",
  "to-share": "to share, for sharing, a partager, partager, sharing",
  kids: "for kids, for my kid, kids, for children, for my son, for my daughter, pour enfants, pour les enfants, pour mon enfant, pour mes enfants",
  raw: "raw, cru, crue",
  alcohol: "alcohol, alcool, alcoholic, alcoolise, alcoolisee",
};

export const TYPE_WORDS: Partial<Record<ItemType, string>> = {
  beverage: "drink, drinks, to drink, beverage, a boire, boire, boisson, boissons, breuvage, thirsty, soif",
  dessert: "dessert, desserts, sweet, something sweet, sucre, sucree, sweets, sweet tooth, dent sucree",
  appetizer: "starter, starters, appetizer, appetizers, entree, entrees",
  accompaniment: "side, sides, side dish, accompagnement, accompagnements, a cote",
};

export const WARM_WORDS =
  "warm, hot, warming, something warm, warm me up, chaud, chaude, chauds, chaudes, rechauffer, rechauffe, reconfortant, comforting, comfort";
export const COLD_WORDS =
  "cold, cool, chilled, refreshing, fresh, froid, froide, froids, froides, frais, fraiche, rafraichissant, rafraichissante, iced, glace";
export const LIGHT_WORDS = "light, healthy, low calorie, not heavy, leger, legere, sante, pas lourd, pas trop lourd";
export const CHEAP_WORDS = "cheap, not expensive, inexpensive, affordable, pas cher, pas chere, abordable, economique";
export const LIKED_WORDS =
  "popular, best, favourite, favorite, populaire, meilleur, meilleure, favori, coup de coeur, recommended, recommande";

/** Words of a dish's name that indicate that it is served warm, or cold. */
export const SERVED_WARM =
  "soup, soupe, ramen, pho, chowder, chaudree, bouillon, stew, ragout, curry, kari, tagine, tajine, couscous, lasagna, lasagne, spaghetti, pasta, macaroni, makaroni, gratin, pizza, margherita, funghi, napoli, burger, cheeseburger, poutine, galvaude, fries, frites, roast, roti, rotie, grilled, grille, grillee, grilles, grillees, fried, frit, frite, frits, frites, braised, braisee, braise, dumplings, gyoza, gyozas, noodles, nouilles, biryani, dal, dosa, moussaka, souvlaki, souvlakis, taouk, shawarma, kafta, kefta, tourtiere, chinois, baked, steamed, vapeur, bouilli, boiled, mapo, tofu, chicken, poulet, tassot, griot, legim, joumou, pozole, tacos, burrito, tamales, shakshuka, chakchouka, harira, parmigiana, orecchiette, arancini, knish, latkes, matzo, brisket, smoked meat, crepes, pancakes, galettes, omelette, oeufs, eggs, breakfast, dejeuner, grilled cheese, quiche, coffee, cafe, latte, flat white, cortado, cappuccino, macchiato, americano, galao, sencha, oolong, theiere, matcha latte, verveine, masala chai, espresso, tea, the, tisane, chai, chocolat chaud, hot chocolate, warm, chaud, tiedes, tteokbokki, bibimbap, jjigae, stuffed, farcie, farcis, mujaddara, moujaddara, moilee, lamb, agneau, bavette, samosas, pastilla, banh mi, bun bo, riz brise, broken rice, hot dog, hot dogs, steamies, steames, wings, ailes, caldo, fish and chips, lobster pasta";
export const SERVED_COLD =
  "salad, salade, ice cream, creme glacee, glacee, gelato, sorbet, cone, cornet, milkshake, frappe, smoothie, soda, lemonade, limonade, iced, glace, juice, jus, cold, froid, froide, sushi, sashimi, nigiri, maki, makis, tartare, oysters, huitres, poke, kulfi, lassi, cucumber, concombre, beer, biere, lager, wine, vin, spritz, kombucha, summer rolls, rouleaux de printemps, guacamole, hummus, hoummos, tabbouleh, taboule, coleslaw, salade de chou, aguachile, burrata, watermelon, melon, snow cone, sloche, ceviche, cider, cidre, spruce, gaspacho, lox, tzatziki, raita, yogurt, yogourt, flan, cake, gateau, tart, tarte, cookie, biscuit, scoops, boules, chotto, che";
export const SOBER_WORDS =
  "without alcohol, no alcohol, alcohol free, non alcoholic, sans alcool, pas d alcool, virgin, mocktail, mocktails";
/** These decide on their own, whatever else the name contains. */
export const SAYS_WARM = "warm, hot chocolate, chaud, chaude, chauds, chaudes";
export const SAYS_COLD = "iced, cold, froid, froide, glace, glacee, ice cream, creme glacee";
