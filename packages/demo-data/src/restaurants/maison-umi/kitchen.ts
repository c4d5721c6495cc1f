import { plate, starter } from "../menu-writing.ts";

/** Dishes that do not come from the counter. */
export const starters = [
  starter("edamame", ["Edamame, Sea Salt", "Edamames, sel de mer"], 6, {
    kcal: 120,
    allergens: ["soy"],
    tags: ["vegan", "gluten-free", "to-share"],
  }),
  starter("edamame-hot", ["Edamame, Chili Garlic", "Edamames, piment et ail"], 7, {
    kcal: 160,
    allergens: ["soy"],
    tags: ["vegan", "spicy", "to-share"],
  }),
  starter("gyoza-pork", ["Pork Gyoza, Six", "Gyozas au porc, six"], 9, {
    kcal: 270,
    picture: "gyoza-in-lace",
    allergens: ["gluten", "soy", "sesame"],
  }),
  starter("gyoza-veg", ["Cabbage Gyoza, Six", "Gyozas au chou, six"], 8, {
    kcal: 210,
    picture: "gyoza-in-lace",
    allergens: ["gluten", "soy"],
    tags: ["vegan"],
  }),
  starter("takoyaki", ["Takoyaki, Six", "Takoyakis, six"], 10, {
    picture: "takoyaki",
    kcal: 320,
    allergens: ["molluscs", "gluten", "eggs"],
  }),
  starter("agedashi", ["Agedashi Tofu", "Tofu agedashi"], 8.5, {
    picture: "agedashi-tofu",
    kcal: 210,
    allergens: ["soy", "fish", "gluten"],
  }),
  starter("tempura-mixed", ["Mixed Tempura", "Tempura mixte"], 16, {
    picture: "mixed-tempura",
    kcal: 420,
    allergens: ["crustaceans", "gluten", "eggs"],
    tags: ["to-share"],
  }),
  starter("tempura-veg", ["Vegetable Tempura", "Tempura de légumes"], 13, {
    kcal: 360,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  starter("tataki-tuna", ["Tuna Tataki, Ponzu", "Tataki de thon, ponzu"], 17, {
    kcal: 180,
    allergens: ["fish", "soy", "gluten"],
    tags: ["raw"],
  }),
  starter("tataki-beef", ["Beef Tataki", "Tataki de bœuf"], 18, {
    kcal: 220,
    allergens: ["soy", "gluten", "sesame"],
    tags: ["raw"],
  }),
  starter("tartare-salmon", ["Salmon Tartare, Rice Cracker", "Tartare de saumon, craquelin de riz"], 16, {
    kcal: 240,
    allergens: ["fish", "soy"],
    tags: ["raw", "favourite"],
  }),
  starter("crispy-rice", ["Crispy Rice, Spicy Tuna", "Riz croustillant, thon épicé"], 15, {
    kcal: 310,
    allergens: ["fish", "eggs", "soy"],
    tags: ["raw", "spicy"],
  }),
  starter("hamachi-jalapeno", ["Yellowtail, Jalapeño", "Sériole et jalapeño"], 18, {
    kcal: 150,
    allergens: ["fish", "soy", "gluten"],
    tags: ["raw", "spicy"],
  }),
  starter("oysters-ponzu", ["Oysters, Ponzu, Six", "Huîtres au ponzu, six"], 24, {
    kcal: 70,
    allergens: ["molluscs", "soy"],
    tags: ["raw", "local"],
  }),
  starter("seaweed-salad", ["Seaweed Salad", "Salade d’algues"], 7.5, {
    kcal: 90,
    allergens: ["sesame", "soy"],
    tags: ["vegan"],
  }),
  starter("house-salad", ["House Salad, Ginger", "Salade maison au gingembre"], 6, {
    kcal: 80,
    allergens: ["soy"],
    tags: ["vegan"],
  }),
  starter("sunomono", ["Cucumber Sunomono", "Sunomono de concombre"], 6.5, {
    kcal: 60,
    allergens: ["sesame"],
    tags: ["vegan"],
  }),
  starter("miso-soup", ["Miso Soup", "Soupe miso"], 4, { kcal: 60, allergens: ["soy", "fish"] }),
  starter("clam-miso", ["Miso Soup with Clams", "Soupe miso aux palourdes"], 8, {
    kcal: 110,
    allergens: ["soy", "molluscs"],
  }),
];

export const plates = [
  plate("chirashi", ["Chirashi", "Chirashi"], 28, {
    text: ["What was best this morning, over rice.", "Le meilleur du matin, sur du riz."],
    kcal: 560,
    picture: "morning-chirashi",
    allergens: ["fish", "crustaceans", "molluscs", "eggs", "soy"],
    tags: ["raw", "favourite"],
  }),
  plate("chirashi-deluxe", ["Chirashi, Grand", "Grand chirashi"], 39, {
    kcal: 680,
    picture: "morning-chirashi",
    allergens: ["fish", "crustaceans", "molluscs", "eggs", "soy"],
    tags: ["raw"],
  }),
  plate("salmon-don", ["Salmon & Roe Bowl", "Bol saumon et œufs de saumon"], 25, {
    picture: "salmon-roe-bowl",
    kcal: 540,
    allergens: ["fish", "soy"],
    tags: ["raw"],
  }),
  plate("poke-salmon", ["Salmon Poke", "Poké au saumon"], 19, {
    kcal: 590,
    picture: "salmon-poke",
    allergens: ["fish", "sesame", "soy"],
    tags: ["raw"],
  }),
  plate("poke-tuna", ["Tuna Poke", "Poké au thon"], 21, {
    picture: "tuna-poke",
    kcal: 560,
    allergens: ["fish", "sesame", "soy"],
    tags: ["raw"],
  }),
  plate("poke-tofu", ["Tofu Poke", "Poké au tofu"], 16, {
    picture: "tofu-poke",
    kcal: 480,
    allergens: ["soy", "sesame"],
    tags: ["vegan"],
  }),
  plate("poke-own", ["Your Own Poke", "Votre poké"], 18, {
    picture: "tofu-poke",
    text: ["Base, fish, vegetables, sauce: you drive.", "Base, poisson, légumes, sauce : c’est vous qui menez."],
    kcal: 540,
    allergens: ["soy", "sesame"],
    wizard: true,
  }),
  plate("unagi-don", ["Eel Bowl", "Bol d’anguille"], 29, {
    picture: "eel-bowl",
    kcal: 690,
    allergens: ["fish", "soy", "gluten"],
  }),
  plate("tuna-don", ["Marinated Tuna Bowl", "Bol de thon mariné"], 26, {
    kcal: 510,
    allergens: ["fish", "soy", "sesame"],
    tags: ["raw"],
  }),
  plate("katsu-don", ["Pork Katsu Bowl", "Bol de porc katsu"], 19, {
    kcal: 810,
    allergens: ["gluten", "eggs", "soy"],
  }),
  plate("oyako-don", ["Chicken & Egg Bowl", "Bol de poulet à l’œuf"], 17, {
    kcal: 620,
    allergens: ["eggs", "soy", "gluten"],
  }),
  plate("bento-salmon", ["Teriyaki Salmon Bento", "Bento au saumon teriyaki"], 24, {
    kcal: 720,
    allergens: ["fish", "soy", "gluten", "eggs"],
  }),
  plate("bento-chicken", ["Karaage Bento", "Bento au karaage"], 22, {
    kcal: 790,
    allergens: ["soy", "gluten", "eggs"],
  }),
  plate("bento-sushi", ["Sushi Bento", "Bento sushis"], 26, {
    kcal: 640,
    allergens: ["fish", "crustaceans", "soy", "gluten"],
    tags: ["raw"],
  }),
  plate("bento-veg", ["Vegetable Bento", "Bento végétal"], 20, {
    kcal: 560,
    allergens: ["soy", "gluten", "sesame"],
    tags: ["vegan"],
  }),
  plate("udon-tempura", ["Tempura Udon", "Udon tempura"], 19, {
    kcal: 630,
    allergens: ["gluten", "crustaceans", "fish", "soy"],
  }),
  plate("udon-kitsune", ["Fried Tofu Udon", "Udon au tofu frit"], 16, {
    kcal: 510,
    allergens: ["gluten", "soy", "fish"],
  }),
  plate("udon-curry", ["Curry Udon", "Udon au cari"], 18, {
    kcal: 680,
    allergens: ["gluten", "soy", "milk"],
  }),
  plate("soba-cold", ["Cold Soba, Dipping Broth", "Soba froide, bouillon à tremper"], 15, {
    kcal: 390,
    allergens: ["gluten", "fish", "soy"],
  }),
  plate("yakisoba", ["Yakisoba", "Yakisoba"], 16, {
    kcal: 620,
    allergens: ["gluten", "soy"],
  }),
  plate("black-cod", ["Miso Black Cod", "Morue charbonnière au miso"], 34, {
    kcal: 480,
    allergens: ["fish", "soy"],
  }),
  plate("teriyaki-salmon", ["Salmon Teriyaki", "Saumon teriyaki"], 25, {
    kcal: 560,
    allergens: ["fish", "soy", "gluten"],
  }),
  plate("katsu-curry", ["Katsu Curry", "Cari katsu"], 20, {
    kcal: 890,
    allergens: ["gluten", "eggs", "soy", "milk"],
  }),
];
