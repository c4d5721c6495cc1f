import { choice, combo, filling, group, note, separator, slot, when } from "./menu-writing.ts";

const BURGERS = ["smash-burger", "mushroom-burger"];
const PLANT = when("patty", "plant");

/** This one menu contains every kind of group that a menu can have. */
export const chezMargotGroups = [
  group("size", ["Size", "Format"], BURGERS, { min: 1, max: 1, price_display: "total" }, [
    choice("single", ["Single", "Simple"]),
    choice("double", ["Double", "Double"], 4),
    choice("triple", ["Triple", "Triple"], 8, { description: ["Three patties, 270 g", "Trois galettes, 270 g"] }),
  ]),
  group("patty", ["Patty", "Galette"], BURGERS, { min: 1, max: 1 }, [
    choice("beef", ["Charlevoix beef", "Bœuf de Charlevoix"]),
    choice("plant", ["Plant patty", "Galette végétale"], 1.5, { allergens: ["soy"] }),
  ]),
  group("toppings", ["Toppings", "Garnitures"], BURGERS, { min: 0, max: 3 }, [
    choice("onions", ["Melted onions", "Oignons confits"], 1),
    choice("pickles", ["House pickles", "Cornichons maison"], 0.75, { allergens: ["mustard"] }),
    choice("cheddar", ["Aged cheddar", "Cheddar vieilli"], 2, { allergens: ["milk"] }),
    choice("bacon", ["Smoked bacon", "Bacon fumé"], 2.5, {
      conditional_display: "hide-when-select",
      conditional_modifiers: [PLANT],
    }),
    choice("jalapenos", ["Jalapeños", "Jalapeños"], 0.75),
    choice("mushrooms", ["Roasted mushrooms", "Champignons rôtis"], 1.5),
    choice("truffle", ["Truffled mayonnaise", "Mayonnaise à la truffe"], 2, {
      allergens: ["eggs", "mustard"],
      stock_status: "out_of_stock",
    }),
  ]),
  group("burger-side", ["Side", "Accompagnement"], ["shrimp-roll", "club"], { min: 1, max: 2 }, [
    choice("fries", ["House fries", "Frites maison"]),
    choice("salad", ["Tomato salad", "Salade de tomates"], 1.5, { allergens: ["mustard"] }),
    choice("slaw", ["Coleslaw", "Salade de chou"], 0, { allergens: ["eggs", "mustard"] }),
    choice("poutine", ["Small poutine", "Petite poutine"], 4.5, { allergens: ["milk", "celery"] }),
  ]),
  group("sauces", ["Sauces", "Sauces"], [...BURGERS, "fries", "wings", "shrimp-roll"], { min: 0, max: 4, each: 2 }, [
    choice("garlic", ["Garlic mayonnaise", "Mayonnaise à l’ail"], 0.5, { allergens: ["eggs"] }),
    choice("house", ["House sauce", "Sauce maison"], 0, { allergens: ["mustard"] }),
    choice("maple", ["Maple barbecue", "Barbecue à l’érable"], 0.5),
    choice("hot", ["Hot sauce from Saint-Henri", "Sauce piquante de Saint-Henri"], 0.75),
  ]),
  group("doneness", ["Doneness", "Cuisson"], ["bavette"], { min: 1, max: 1 }, [
    choice("blue", ["Blue", "Bleue"]),
    choice("rare", ["Rare", "Saignante"]),
    choice("medium", ["Medium", "À point"]),
    choice("well", ["Well done", "Bien cuite"], 0, {
      description: ["Margot will sigh, and do it.", "Margot va soupirer, puis le faire."],
    }),
  ]),
  group("glass", ["A glass with it", "Un verre avec ça"], ["bavette"], { min: 0, max: 1 }, [
    choice("red", ["A red", "Un rouge"], 9, { modifier_groups: ["which-red"], allergens: ["sulphites"] }),
    choice("lager", ["A lager", "Une blonde"], 7, { allergens: ["gluten"] }),
  ]),
  group("which-red", ["Which red", "Quel rouge"], [], { min: 1, max: 1 }, [
    choice("gamay", ["Gamay from the Townships", "Gamay des Cantons"]),
    choice("syrah", ["Syrah from the Rhône", "Syrah du Rhône"], 2, { modifier_groups: ["pour"] }),
  ]),
  group("pour", ["How much", "Quelle quantité"], [], { min: 1, max: 1 }, [
    choice("glass", ["5 oz", "5 oz"]),
    choice("large", ["8 oz", "8 oz"], 4.5),
  ]),
  group("eggs", ["Eggs", "Œufs"], ["night-breakfast"], { min: 1, max: 1 }, [
    choice("sunny", ["Sunny side up", "Miroir"]),
    choice("over", ["Over easy", "Tournés"]),
    choice("scrambled", ["Scrambled", "Brouillés"]),
    choice("poached", ["Poached", "Pochés"], 0.5),
  ]),
  group("morning-side", ["With", "Avec"], ["night-breakfast"], { min: -1, max: 2, each: -1 }, [
    note("two", ["Two choices, or twice the same.", "Deux choix, ou deux fois le même."]),
    choice("bacon", ["Bacon", "Bacon"]),
    choice("ham", ["Ham from the bone", "Jambon à l’os"]),
    choice("beans", ["Baked beans", "Fèves au lard"]),
    choice("cretons", ["Cretons", "Cretons"]),
    choice("fruit", ["Fruit", "Fruits"], 1),
  ]),
  group("bread", ["Bread", "Pain"], ["night-breakfast"], { min: 1, max: 1 }, [
    separator("house", ["From our oven", "De notre four"]),
    choice("country", ["Country bread", "Pain de ménage"], 0, { allergens: ["gluten"] }),
    choice("raisin", ["Raisin bread", "Pain aux raisins"], 0.5, { allergens: ["gluten"] }),
    separator("elsewhere", ["From the neighbours", "Des voisins"]),
    choice("bagel", ["Sesame bagel", "Bagel au sésame"], 1.25, { allergens: ["gluten", "sesame"] }),
    choice("gluten-free", ["Gluten-free bread", "Pain sans gluten"], 1.5),
  ]),
  group("drink-size", ["Size", "Format"], ["fountain", "iced-tea"], { min: 1, max: 1, price_display: "total" }, [
    choice("small", ["12 oz", "12 oz"]),
    choice("medium", ["16 oz", "16 oz"], 0.75),
    choice("large", ["22 oz", "22 oz"], 1.5),
  ]),
  group("flavour", ["Flavour", "Saveur"], ["fountain"], { min: 1, max: 1 }, [
    choice("cola", ["Cola", "Cola"]),
    choice("orange", ["Orange", "Orangeade"]),
    choice("ginger", ["Ginger ale", "Soda gingembre"]),
    choice("soda", ["Soda water", "Eau pétillante"]),
  ]),
  group("scoops", ["Your three scoops", "Vos trois boules"], ["ice-cream"], { min: -1, max: 3, each: -1 }, [
    choice("vanilla", ["Vanilla", "Vanille"], 0, { allergens: ["milk", "eggs"] }),
    choice("maple", ["Maple", "Érable"], 0, { allergens: ["milk", "eggs"] }),
    choice("chocolate", ["Dark chocolate", "Chocolat noir"], 0, { allergens: ["milk"] }),
    choice("sea-buckthorn", ["Sea buckthorn sorbet", "Sorbet à l’argousier"]),
  ]),
  group("gravy", ["Gravy", "Sauce"], ["poutine"], { min: 1, max: 1 }, [
    choice("brown", ["Brown gravy", "Sauce brune"], 0, { allergens: ["celery"] }),
    choice("pepper", ["Pepper gravy", "Sauce au poivre"], 1, { allergens: ["celery", "milk"] }),
    choice("veggie", ["Mushroom gravy, no meat", "Sauce aux champignons, sans viande"], 0.5),
  ]),
  group("poutine-extras", ["Add to it", "Ajouts"], ["poutine"], { min: 0, max: 4 }, [
    choice("curds", ["More curds", "Extra fromage"], 2.5, { allergens: ["milk"] }),
    choice("smoked-meat", ["Smoked meat", "Smoked meat"], 5, {
      conditional_display: "hide-when-select",
      conditional_modifiers: [when("gravy", "veggie")],
    }),
    choice("half", ["Half a portion", "Demi-portion"], -3),
    choice("peas", ["Green peas", "P’tits pois verts"], 1),
    choice("onions", ["Melted onions", "Oignons confits"], 1),
  ]),
];

const DRINKS = ["fountain", "iced-tea", filling("rhubarb-lemonade", 1.5), "coffee"];

export const chezMargotCombos = [
  combo(
    "smash-trio",
    ["Smash Trio", "Trio smash"],
    {
      text: [
        "A burger, a side, a drink: the counter’s oldest habit.",
        "Un burger, un accompagnement, une boisson : la plus vieille habitude du comptoir.",
      ],
      price: 7,
      promotion: ["Save $3", "Économisez 3 $"],
      limit: 3,
      picture: "smash-burger",
    },
    [
      slot("burger", ["Burger", "Burger"], [filling("smash-burger", "own"), filling("mushroom-burger", "own")]),
      slot(
        "side",
        ["Side", "Accompagnement"],
        ["fries", "coleslaw", filling("tomato-salad", 1.5), filling("poutine", 4)],
      ),
      slot("drink", ["Drink", "Boisson"], DRINKS),
      slot("sweet", ["Something sweet", "Un petit sucré"], [filling("doughnut", 2.5), filling("sugar-pie", 5.5)], true),
    ],
  ),
  combo(
    "night-owl",
    ["Night Owl", "Oiseau de nuit"],
    {
      text: [
        "Breakfast and bottomless coffee, when the bars close.",
        "Un déjeuner et du café à volonté, quand les bars ferment.",
      ],
      price: 13.5,
      promotion: ["The coffee is on us", "Le café, c’est nous qui l’offrons"],
      limit: 2,
      picture: "night-breakfast",
    },
    [
      slot("breakfast", ["Breakfast", "Déjeuner"], ["night-breakfast", filling("pancakes", 1)]),
      slot("coffee", ["Coffee", "Café"], ["coffee"]),
      slot("sweet", ["Doughnut", "Beigne"], [filling("doughnut", 2)], true),
    ],
  ),
  combo(
    "family-table",
    ["Family Table for Four", "Tablée familiale pour quatre"],
    {
      text: [
        "Two big plates, two small ones, a pile of fries.",
        "Deux grandes assiettes, deux petites, une montagne de frites.",
      ],
      price: 58,
      promotion: ["$14.50 a person", "14,50 $ par personne"],
      limit: 1,
    },
    [
      slot(
        "first",
        ["First plate", "Première assiette"],
        ["hot-chicken", "club", "smash-burger", filling("bavette", 9)],
      ),
      slot(
        "second",
        ["Second plate", "Deuxième assiette"],
        ["hot-chicken", "club", "smash-burger", filling("bavette", 9)],
      ),
      slot("third", ["Child’s plate", "Assiette d’enfant"], ["kids-burger", filling("pancakes", 2)]),
      slot("fourth", ["Child’s plate", "Assiette d’enfant"], ["kids-burger", filling("pancakes", 2)]),
      slot("share", ["To share", "À partager"], ["fries", filling("poutine", 3), filling("wings", 4)]),
      slot("sweet", ["Dessert", "Dessert"], [filling("sugar-pie", "own"), filling("strawberry-cake", "own")], true),
    ],
  ),
];
