import { dessert, drink, other, plate, side, starter } from "./menu-writing.ts";

export const chezMargotItems = [
  plate("smash-burger", ["Smash Burger, Aged Cheddar", "Smash burger, cheddar vieilli"], 14.5, {
    text: [
      "Two patties pressed hard on the flat-top, crisp at the edge, two-year cheddar, milk bun toasted in butter.",
      "Deux galettes saisies fort, bords croustillants, cheddar de deux ans et pain au lait grillé au beurre.",
    ],
    kcal: 640,
    picture: "smash-burger",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["favourite", "local"],
  }),
  plate("mushroom-burger", ["Mushroom & Swiss Burger", "Burger champignons et suisse"], 15.25, {
    picture: "mushroom-burger",
    text: [
      "Charlevoix beef under a spoonful of mushrooms cooked in sherry, Swiss-style cheese from Saint-Guillaume.",
      "Bœuf de Charlevoix sous une louche de champignons au xérès, fromage suisse de Saint-Guillaume.",
    ],
    kcal: 690,
    allergens: ["gluten", "milk", "sulphites"],
    tags: ["local"],
  }),
  plate("shrimp-roll", ["Crispy Shrimp Roll", "Guédille de crevettes frites"], 16, {
    text: [
      "Fried shrimp, iceberg and lemon mayonnaise in a buttered bun split on top.",
      "Crevettes frites, laitue iceberg et mayonnaise au citron dans un pain fendu, grillé au beurre.",
    ],
    kcal: 520,
    picture: "crispy-shrimp-roll",
    allergens: ["crustaceans", "gluten", "eggs", "milk"],
  }),
  plate("salmon-bagel", ["Smoked Salmon Bagel", "Bagel au saumon fumé"], 13.25, {
    text: [
      "Cream cheese, capers, red onion, a squeeze of lemon.",
      "Fromage à la crème, câpres, oignon rouge, un filet de citron.",
    ],
    kcal: 390,
    picture: "lox-bagel",
    allergens: ["fish", "sesame", "gluten", "milk"],
    stock: "out_of_stock",
  }),
  plate("bavette", ["Bavette, Bone Butter", "Bavette, beurre à l’os"], 26, {
    text: [
      "Seven ounces, cooked the way you say, with a butter of roasted marrow and a heap of fries.",
      "Sept onces, à la cuisson que vous dites, avec un beurre de moelle rôtie et un tas de frites.",
    ],
    kcal: 780,
    picture: "bavette-fries",
    allergens: ["milk"],
    tags: ["favourite"],
  }),
  plate("club", ["Margot’s Club Sandwich", "Club sandwich de Margot"], 15.5, {
    picture: "club-sandwich",
    text: [
      "Three floors: chicken, bacon, tomato. Toothpicks included, coleslaw too.",
      "Trois étages : poulet, bacon, tomate. Les cure-dents sont compris, la salade de chou aussi.",
    ],
    kcal: 590,
    allergens: ["gluten", "eggs", "mustard"],
  }),
  plate("veggie-plate", ["Garden Plate", "Assiette du jardin"], 14, {
    picture: "plant-patty-plate",
    text: [
      "Plant patty, grilled vegetables, lentils, the green sauce we put on everything in August.",
      "Galette végétale, légumes grillés, lentilles et la sauce verte qu’on met partout en août.",
    ],
    kcal: 380,
    allergens: ["soy", "mustard"],
    tags: ["vegan", "gluten-free"],
  }),
  plate("night-breakfast", ["Two-Egg Breakfast", "Déjeuner deux œufs"], 11.5, {
    text: [
      "Eggs your way, bacon or beans, toast, fried potatoes. Served at noon and at four in the morning.",
      "Œufs au choix, bacon ou fèves au lard, rôties et patates. Servi à midi comme à quatre heures du matin.",
    ],
    kcal: 540,
    picture: "night-breakfast",
    allergens: ["eggs", "gluten"],
    tags: ["favourite"],
    wizard: true,
  }),
  plate("hot-chicken", ["Hot Chicken Sandwich", "Hot chicken"], 15.75, {
    text: [
      "White bread, roast chicken, green peas and enough brown gravy to hide all three.",
      "Pain blanc, poulet rôti, p’tits pois verts et assez de sauce brune pour cacher le tout.",
    ],
    kcal: 610,
    allergens: ["gluten", "celery"],
  }),
  plate("pancakes", ["Soufflé Pancakes", "Crêpes soufflées"], 12, {
    text: [
      "Three, tall, with maple butter that melts before you sit.",
      "Trois, hautes, avec un beurre d’érable qui fond avant qu’on s’assoie.",
    ],
    kcal: 460,
    allergens: ["gluten", "eggs", "milk"],
    tags: ["vegetarian"],
  }),
  plate("kids-burger", ["Small Burger, Small Fries", "Petit burger, petites frites"], 9, {
    kcal: 410,
    picture: "smash-burger",
    allergens: ["gluten", "milk"],
    tags: ["kids"],
  }),
  starter("pork-turnovers", ["Pork & Chive Turnovers", "Chaussons porc et ciboulette"], 11.25, {
    delivered: 12.5,
    text: ["Six, pan-fried, black vinegar on the side.", "Six, poêlés, vinaigre noir à part."],
    kcal: 195,
    allergens: ["gluten", "soy"],
  }),
  starter("soup", ["Soup of the Day", "Soupe du jour"], 6, {
    text: ["Ask the counter, or be surprised.", "Demandez au comptoir, ou laissez-vous surprendre."],
    kcal: 140,
    allergens: ["celery"],
    tags: ["seasonal"],
  }),
  starter("pickles", ["Jar of House Pickles", "Pot de marinades maison"], 5.5, {
    delivered: 6.25,
    text: [
      "Cucumber, beet, cauliflower, three weeks in brine.",
      "Concombre, betterave, chou-fleur, trois semaines en saumure.",
    ],
    kcal: 60,
    allergens: ["mustard", "sulphites"],
    tags: ["vegan", "gluten-free"],
  }),
  starter("wings", ["Maple Wings", "Ailes à l’érable"], 13, {
    text: ["Eight, lacquered with maple and cider vinegar.", "Huit, laquées à l’érable et au vinaigre de cidre."],
    kcal: 420,
    allergens: ["soy"],
    tags: ["local", "to-share"],
  }),
  side("fries", ["House Fries, Brown Gravy", "Frites maison, sauce brune"], 7.5, {
    text: [
      "Cut each morning, fried twice, gravy in a pot on the side.",
      "Coupées chaque matin, cuites deux fois, la sauce dans un petit pot.",
    ],
    kcal: 240,
    picture: "house-fries",
    allergens: ["celery"],
    tags: ["favourite"],
  }),
  side("poutine", ["Poutine Margot", "Poutine Margot"], 11.5, {
    text: [
      "Curds that squeak, gravy that waited all night.",
      "Un fromage qui fait couic-couic et une sauce qui a mijoté toute la nuit.",
    ],
    kcal: 690,
    picture: "poutine-margot",
    allergens: ["milk", "celery", "gluten"],
    tags: ["favourite", "local"],
  }),
  side("tomato-salad", ["Heirloom Tomato Salad", "Salade de tomates anciennes"], 9, {
    text: ["Tomatoes from Laval, basil, mustard vinaigrette.", "Tomates de Laval, basilic, vinaigrette à la moutarde."],
    kcal: 140,
    allergens: ["mustard"],
    tags: ["vegan", "new", "seasonal"],
  }),
  side("fried-egg", ["Farm Egg, Pan-Fried", "Œuf de la ferme, au plat"], 4.75, {
    kcal: 180,
    allergens: ["eggs"],
    tags: ["vegetarian", "gluten-free"],
  }),
  side("coleslaw", ["Creamy Coleslaw", "Salade de chou crémeuse"], 4.5, {
    kcal: 150,
    allergens: ["eggs", "mustard"],
    tags: ["vegetarian", "gluten-free"],
  }),
  side("corn", ["Corn on the Cob", "Blé d’Inde en épi"], 5, {
    text: [
      "Neuville corn, butter, smoked salt. From August to the first frost.",
      "Blé d’Inde de Neuville, beurre, sel fumé. D’août au premier gel.",
    ],
    kcal: 190,
    allergens: ["milk"],
    tags: ["seasonal", "local", "vegetarian"],
  }),
  dessert("sugar-pie", ["Maple Sugar Pie", "Tarte au sucre"], 8, {
    text: [
      "My grandmother’s. Two slices is a medical question.",
      "Celle de ma grand-mère. Deux pointes, c’est une question médicale.",
    ],
    kcal: 410,
    picture: "sugar-pie-slice",
    allergens: ["gluten", "milk"],
    tags: ["vegetarian", "favourite"],
  }),
  dessert("ice-cream", ["Three Scoops of the Day", "Trois boules du moment"], 7, {
    picture: "three-scoops",
    kcal: 230,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  dessert("strawberry-cake", ["Strawberry Cake", "Gâteau aux fraises"], 8.5, {
    text: [
      "Berries from Île d’Orléans, whipped cream, nothing clever.",
      "Fraises de l’île d’Orléans, crème fouettée, rien de compliqué.",
    ],
    kcal: 295,
    picture: "strawberry-cake",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian", "seasonal"],
  }),
  dessert("pouding-chomeur", ["Pouding chômeur", "Pouding chômeur"], 8, {
    text: [
      "Hard-times cake on a pond of maple. Comes out bubbling.",
      "Le gâteau des temps durs sur un étang d’érable. Il arrive en bouillonnant.",
    ],
    kcal: 440,
    picture: "pouding-bubbling",
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian", "local"],
  }),
  dessert("doughnut", ["Potato Doughnut", "Beigne aux patates"], 3.5, {
    kcal: 310,
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian"],
  }),
  drink("rhubarb-lemonade", ["Rhubarb Lemonade", "Limonade à la rhubarbe"], 5.25, {
    kcal: 120,
    tags: ["vegan", "seasonal"],
  }),
  drink("milkshake", ["Strawberry Milkshake", "Lait frappé aux fraises"], 7.5, {
    kcal: 420,
    picture: "strawberry-milkshake",
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("coffee", ["Filter Coffee, Refilled", "Café filtre à volonté"], 3.25, {
    picture: "filter-coffee",
    kcal: 5,
    tags: ["vegan"],
  }),
  drink("iced-tea", ["House Iced Tea", "Thé glacé maison"], 4.25, {
    picture: "iced-tea-lemon",
    kcal: 80,
    tags: ["vegan"],
  }),
  drink("fountain", ["Fountain Drink", "Boisson gazeuse en fontaine"], 3.5, {
    kcal: 160,
    tags: ["vegan"],
  }),
  drink("spruce-beer", ["Spruce Beer", "Bière d’épinette"], 4, {
    text: ["No alcohol. It tastes like a walk in the woods.", "Sans alcool. Ça goûte une marche dans le bois."],
    kcal: 150,
    tags: ["vegan", "local"],
  }),
  drink("blonde", ["Pint of Blonde Ale", "Pinte de blonde"], 8.5, {
    picture: "lager",
    kcal: 210,
    allergens: ["gluten"],
    tags: ["alcohol", "local"],
  }),
  other("gravy-jar", ["Jar of Brown Gravy, 500 ml", "Pot de sauce brune, 500 ml"], 9, {
    text: [
      "To take home. Keeps five days, never lasts two.",
      "Pour emporter. Se garde cinq jours, n’en dure jamais deux.",
    ],
    allergens: ["celery", "gluten"],
    tags: ["local"],
  }),
  other("turkey", ["Roast Turkey for Ten", "Dinde rôtie pour dix"], 145, {
    text: [
      "Stuffed, with gravy and cranberries. We need a day.",
      "Farcie, avec sauce et atocas. Il nous faut une journée.",
    ],
    allergens: ["celery", "gluten"],
    tags: ["to-share"],
    notice: 24,
  }),
  other("margot-cap", ["Margot Cap", "Casquette Margot"], null, {
    text: ["Back from the printer’s soon.", "Bientôt de retour de l’imprimeur."],
  }),
];
