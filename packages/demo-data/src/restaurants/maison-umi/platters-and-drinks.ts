import { dessert, drink, other, side } from "../menu-writing.ts";

export const platters = [
  other("platter-24", ["Platter of 24", "Plateau de 24"], 46, {
    picture: "maki-assorted",
    allergens: ["fish", "crustaceans", "soy"],
    tags: ["raw", "to-share"],
  }),
  other("platter-36", ["Platter of 36", "Plateau de 36"], 66, {
    picture: "maki-assorted",
    allergens: ["fish", "crustaceans", "soy"],
    tags: ["raw", "to-share", "favourite"],
  }),
  other("platter-48", ["Platter of 48", "Plateau de 48"], 86, {
    allergens: ["fish", "crustaceans", "soy"],
    tags: ["raw", "to-share"],
  }),
  other("platter-veg-24", ["Vegetable Platter of 24", "Plateau végétal de 24"], 36, {
    picture: "garden-maki",
    allergens: ["soy", "gluten", "sesame"],
    tags: ["vegan", "to-share"],
  }),
  other("platter-nigiri", ["Twenty Nigiri", "Vingt nigiris"], 72, {
    picture: "nigiri",
    allergens: ["fish", "crustaceans", "molluscs"],
    tags: ["raw", "to-share"],
    each: 3.6,
  }),
  other("platter-sashimi", ["Thirty Sashimi", "Trente sashimis"], 78, {
    allergens: ["fish", "molluscs"],
    tags: ["raw", "to-share", "gluten-free"],
    each: 2.6,
  }),
  other("platter-kids", ["Children’s Platter, Cooked", "Plateau des petits, tout cuit"], 24, {
    picture: "childrens-platter",
    allergens: ["eggs", "crustaceans", "gluten"],
    tags: ["kids"],
  }),
  other("omakase", ["Omakase at Home for Two", "Omakase à la maison pour deux"], 150, {
    text: [
      "Sixteen pieces and a letter from the chef. Order the day before.",
      "Seize bouchées et une lettre du chef. Commandez la veille.",
    ],
    allergens: ["fish", "crustaceans", "molluscs", "eggs", "soy"],
    tags: ["raw"],
    notice: 24,
  }),
  other("boat", ["The Boat, for Six", "Le bateau, pour six"], 195, {
    allergens: ["fish", "crustaceans", "molluscs", "eggs", "soy"],
    tags: ["raw", "to-share"],
    notice: 12,
  }),
];

export const extras = [
  side("rice", ["Sushi Rice", "Riz à sushi"], 4, { picture: "bowl-of-rice", kcal: 220, tags: ["vegan"] }),
  side("brown-rice", ["Brown Rice", "Riz brun"], 4, { kcal: 200, tags: ["vegan"] }),
  side("ginger", ["Pickled Ginger, 60 g", "Gingembre mariné, 60 g"], 2, { kcal: 20, tags: ["vegan", "gluten-free"] }),
  side("wasabi", ["Real Wasabi, Grated", "Vrai wasabi, râpé"], 5, { kcal: 5, tags: ["vegan", "gluten-free", "spicy"] }),
  side("onigiri-salmon", ["Salmon Onigiri", "Onigiri au saumon"], 5, {
    kcal: 210,
    allergens: ["fish", "sesame"],
  }),
  side("onigiri-plum", ["Plum Onigiri", "Onigiri à la prune"], 4.5, { kcal: 190, tags: ["vegan"] }),
  side("kimchi", ["Kimchi", "Kimchi"], 5, { kcal: 30, allergens: ["fish"], tags: ["spicy"] }),
];

export const sweets = [
  dessert("mochi-two", ["Mochi Ice Cream, Two", "Mochis glacés, deux"], 6, {
    kcal: 190,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  dessert("dango", ["Dango, Sweet Soy", "Dango, soya sucré"], 6, {
    kcal: 230,
    allergens: ["soy", "gluten"],
    tags: ["vegan"],
  }),
  dessert("matcha-cake", ["Matcha Cheesecake", "Gâteau au fromage au matcha"], 9, {
    kcal: 380,
    allergens: ["milk", "eggs", "gluten"],
    tags: ["vegetarian"],
  }),
  dessert("yuzu-tart", ["Yuzu Tart", "Tartelette au yuzu"], 8, {
    picture: "lemon-tarts",
    kcal: 310,
    allergens: ["gluten", "milk", "eggs"],
    tags: ["vegetarian"],
  }),
  dessert("sesame-ice", ["Black Sesame Ice Cream", "Crème glacée au sésame noir"], 6.5, {
    kcal: 250,
    allergens: ["milk", "sesame"],
    tags: ["vegetarian"],
  }),
  dessert("kakigori", ["Strawberry Shaved Ice", "Glace râpée aux fraises"], 8, {
    kcal: 160,
    tags: ["vegan", "seasonal"],
  }),
  dessert("dorayaki", ["Dorayaki", "Dorayaki"], 5, {
    kcal: 280,
    allergens: ["gluten", "eggs"],
    tags: ["vegetarian"],
  }),
];

export const drinks = [
  drink("sencha", ["Sencha", "Sencha"], 4.5, { kcal: 2, tags: ["vegan"] }),
  drink("genmaicha", ["Genmaicha", "Genmaicha"], 4.5, { kcal: 2, tags: ["vegan"] }),
  drink("hojicha", ["Hojicha", "Hojicha"], 4.5, { picture: "cup-of-tea", kcal: 2, tags: ["vegan"] }),
  drink("matcha-latte", ["Matcha Latte", "Latté au matcha"], 6, {
    kcal: 170,
    allergens: ["milk"],
    tags: ["vegetarian"],
  }),
  drink("iced-matcha", ["Iced Matcha", "Matcha glacé"], 6, { kcal: 60, tags: ["vegan"] }),
  drink("yuzu-soda", ["Yuzu Soda", "Soda au yuzu"], 5.5, { kcal: 110, tags: ["vegan"] }),
  drink("ramune", ["Ramune", "Ramune"], 4.5, { kcal: 90, tags: ["vegan", "kids"] }),
  drink("calpico", ["Calpico", "Calpico"], 4.5, { kcal: 120, allergens: ["milk"] }),
  drink("cold-barley", ["Cold Barley Tea", "Thé d’orge froid"], 3.5, {
    kcal: 2,
    allergens: ["gluten"],
    tags: ["vegan"],
  }),
  drink("lager", ["Rice Lager", "Lager de riz"], 8.5, {
    picture: "lager",
    kcal: 150,
    allergens: ["gluten"],
    tags: ["alcohol"],
  }),
  drink("plum-wine", ["Plum Wine, 90 ml", "Vin de prune, 90 ml"], 9, { kcal: 140, tags: ["alcohol"] }),
  drink("sake-junmai", ["Junmai, 180 ml", "Junmai, 180 ml"], 17, { kcal: 190, tags: ["alcohol"] }),
  drink("sake-nigori", ["Nigori, 180 ml", "Nigori, 180 ml"], 18, { kcal: 220, tags: ["alcohol"] }),
  drink("sake-daiginjo", ["Daiginjo, 180 ml", "Daiginjo, 180 ml"], 28, {
    kcal: 190,
    tags: ["alcohol"],
  }),
  drink("highball", ["Whisky Highball", "Highball au whisky"], 13, { kcal: 130, tags: ["alcohol"] }),
  drink("shiso-martini", ["Shiso Martini", "Martini au shiso"], 15, {
    kcal: 180,
    tags: ["alcohol"],
  }),
  drink("sparkling", ["Sparkling Water, Large", "Grande eau pétillante"], 6, { kcal: 0, tags: ["vegan"] }),
];
