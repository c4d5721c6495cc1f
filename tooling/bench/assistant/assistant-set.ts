/** What must be true of a dish, judged by the menu as its kitchen wrote it. */
export interface Expected {
  question: string;
  /** A pattern for its English name; null for any. */
  named: RegExp | null;
  /** Allergens that it must not declare. */
  without: readonly string[];
  /** Tags that it must have; a vegan dish is also vegetarian. */
  tags: readonly string[];
  /** In dollars. */
  most: number | null;
  /** plate, appetizer, accompaniment, dessert or beverage; null for any. */
  type: string | null;
}

/** Compiled by hand from the demo's menus. */
const THEMES: Record<string, string> = {
  WARM: "Burger|Chicken|Breakfast|Soup|Wings|Fries|Poutine|Ramen|Noodles|Gyoza|Rice Bowl|Quiche|Tacos|Burrito|Tamales|Pozole|Dumplings|Mapo|Boiled|Pancake|Grilled|Curry|Lamb|Dal|Dosa|Biryani|Samosas|Classique|Galvaude|Italian|Vegan One|Steamies|Corn Dog|Margherita|Napoli|Funghi|Pizza|Spaghetti|Orecchiette|Lasagna|Veal|Parmigiana|Arancini|Calamari|Smoked Meat|Brisket|Matzo|Knish|Latkes|Duck|Halibut|Cabbage|Fish & Chips|Hot Dogs|Chowder|Phở|Bún|Stew|Bánh mì|Broken Rice|Imperial|Griot|Tassot|Snapper|Légim|Joumou|Akra|Patty|Makaroni|Taouk|Shawarma|Falafel|Kafta|Mixed Grill|Mujaddara|Eggplant|Hummus, Warm|Potatoes|Chouriço|Caldo|Francesinha|Bifana|Souvlaki|Moussaka|Bass|Peppers|Saganaki|Squid|Tagine|Couscous|Pastilla|Shakshuka|Harira|Bibimbap|Bulgogi|Tteokbokki|Tofu|Japchae|Bavette|Omelette|Mac & Cheese|Side [AB]|Tempura|Teriyaki|Udon|Katsu|Moilee|Roll|Onion Rings|Olives|Turnovers|Tourtière|Onigiri|Briouats|Sardines|Tartine|Tonkotsu|Takoyaki",
  SOUP: "Soup|Ramen|Phở|Chowder|Pozole|Caldo|Harira|Borscht|Joumou|Bún bò|Stew",
  COLD_DRINK:
    "Spritz|Lemonade|Milkshake|Soda|Iced|Beer|Drink|Horchata|Water|Michelada|Margarita|Wine|Sake|Lassi|Juice|Frappé|Ayran|Kombucha|Lager|Ale|Smoothie|Egg Cream|Chinotto|Coconut|Milk|Martini|Fashioned|Tonic|Cider|Retsina|verde|Cold Brew|Soft Drink|Mojito|Bubble",
  HOT_DRINK:
    "Coffee|Latte|Tea|Chocolate|Espresso|Chai|Sencha|Oolong|Warm Soy|Galão|Tisane|Flat White|Cortado|Cappuccino|Genmaicha|Hojicha|Americano|Verbena",
  SWEET: "",
  BURGER: "Burger|Cheeseburger|burger",
  POUTINE: "Poutine|Classique|Galvaude|The Italian|Vegan One",
  CURRY: "Curry|Butter Chicken|Moilee|Dal|Dosa|Biryani|Katsu|Lamb|Samosas|Chicken 65",
  PIZZA: "Margherita|Napoli|Funghi|Pizza|Slice",
  NOODLES: "Noodle|Ramen|Phở|Bún|Udon|Soba|Tsukemen|Japchae|Vermicelli|Dan Dan",
  PASTA: "Spaghetti|Orecchiette|Lasagna|Macaroni|Makaroni|Mac &",
  SALAD: "Salad|Slaw|Coleslaw|Tabbouleh|Sunomono|Leaves|Raita",
  SEAFOOD:
    "Lobster|Shrimp|Fish|Clam|Crab|Oyster|Squid|Calamari|Salmon|Scallop|Snapper|Bass|Halibut|Chowder|Cod|Sardines|Tuna|Eel|Mackerel|Fluke|Roe|Urchin|Octopus|Takoyaki",
  CHICKEN: "Chicken|Taouk|Wings|Karaage|Club",
  DUMPLINGS: "Dumplings|Gyoza|Har Gow|Turnovers",
  TACOS: "Tacos",
  SANDWICH:
    "Sandwich|Smoked Meat|Bánh mì|Bifana|Club|Ham, Butter|Grilled Cheese|Roll|Bagel|Pita|Steamies|Francesinha|Slice|Egg & Cheese|Side [AB]|Salami|Special|Pressed|Lox, Cream|Cucumber, Tomato",
  ICE_CREAM: "Ice Cream|Scoops|Gelato|Cone|Soft Serve|Kulfi|Sundae|Sorbet|Milkshake",
  CAKE: "Cake|Cheesecake|Cupcake|Mooncake",
  CHOCOLATE: "Chocolate|Chocolatine|Cocoa|Churros",
  BREAKFAST: "Breakfast|Egg|Pancakes|Tartine|Bagel|Brunch|Granola|Croissant|Toast|Omelette",
  LAMB: "Lamb",
  BEEF: "Beef|Brisket|Bavette|Burger|Steak|Bulgogi|Shawarma|Smoked Meat",
  HAITIAN:
    "Griot|Tassot|Creole|Snapper|Légim|Joumou|Akra|Cod Patty|Mushroom Rice|Plantain|Pikliz|Makaroni|Patat|Sweet Potato Bread|Blancmange|Kremas|Champagne Soda|Passion Fruit|Rice & Beans",
  KOREAN: "Korean|Bibimbap|Bulgogi|Kimchi|Tofu|Japchae|Tteokbokki|Gimbap|Kimbap|Pancake|Pajeon|Mandu|Banchan",
  LEBANESE:
    "Taouk|Shawarma|Falafel|Mixed Grill|Kafta|Mujaddara|Stuffed Eggplant|Hummus|Moutabal|Eggplant Dip|Tabbouleh|Vine Leaves|Kibbeh",
  GREEK:
    "Souvlaki|Moussaka|Lamb Chops|Sea Bass|Stuffed Peppers|Village Salad|Tzatziki|Saganaki|Squid|Dolmades|Lemon Potatoes|Pita|Giant Beans",
  MOROCCAN: "Tagine|Couscous|Pastilla|Shakshuka|Harira|Zaalouk|Briouats",
  PORTUGUESE: "Chicken|Bifana|Sardines|Francesinha|Vegetable Plate|Caldo|Cod Cakes|Chouriço",
  MEXICAN: "Tacos|Burrito|Tamales|Pozole|Guacamole|Elote|Aguachile|Churros|Flan",
  ALCOHOL:
    "Spritz|Martini|Fashioned|Wine|Red|Beer|Bubbles|Ale|Lager|Sake|Michelada|Margarita|Kremas|Retsina|Ouzo|verde|Cider|Pairing|Plum",
  OYSTERS: "Oyster",
  SALMON: "Salmon|Lox",
  FRIES: "Fries|Poutine",
  BAGEL: "Bagel|Lox|Cucumber, Tomato|Egg & Cheese",
};

/** The format is: question > theme > facts. A fact is -allergen, +tag, <dollars or =type. */
const QUESTIONS = `
something warm, no nuts, under 20 $, open now, near me > WARM > -nuts <20
quelque chose de chaud, sans noix, moins de 20 $ > WARM > -nuts <20
something warm and vegetarian > WARM > +vegetarian
un plat chaud végane > WARM > +vegan
a hot soup > SOUP >
une bonne soupe chaude pour me réchauffer > SOUP >
soup without shellfish > SOUP > -crustaceans -molluscs
une soupe sans gluten > SOUP > +gluten-free
spicy soup under $17 > SOUP > +spicy <17
vegan ramen > Ramen > +vegan
ramen sans sésame > Ramen > -sesame
noodles for dinner > NOODLES >
des nouilles épicées > NOODLES > +spicy
gluten-free noodles > NOODLES > +gluten-free
nouilles sans arachides > NOODLES > -peanuts
I'm allergic to peanuts, something spicy please > > -peanuts +spicy
je suis allergique aux arachides et au sésame > > -peanuts -sesame
I am lactose intolerant, I want a dessert > > =dessert +lactose-free
un dessert sans lait ni œufs > > -milk -eggs =dessert
dairy-free dessert > > -milk =dessert
nut free dessert under 7 dollars > > -nuts <7 =dessert
un dessert sans gluten > > +gluten-free =dessert
something sweet, no eggs > > -eggs =dessert
une poutine > POUTINE >
poutine under 12 > POUTINE > <12
poutine végane > POUTINE > +vegan
poutine without gluten > POUTINE > -gluten
a burger > BURGER >
burger sans œufs > BURGER > -eggs
cheap burger, less than $10 > BURGER > <10
un burger végétarien > BURGER|Garden Plate > +vegetarian
pizza > PIZZA >
une pizza végétarienne > PIZZA > +vegetarian
pizza under 16 $ > PIZZA > <16
pizza without fish > PIZZA > -fish
curry > CURRY >
un cari végétalien > CURRY > +vegan
halal curry > CURRY > +halal
halal lamb > LAMB > +halal
agneau sans noix > LAMB > -nuts
tacos > TACOS >
tacos sans gluten > TACOS > +gluten-free
tacos without dairy > TACOS > -milk
mexican, vegetarian > MEXICAN > +vegetarian
cuisine mexicaine à emporter > MEXICAN >
dumplings > DUMPLINGS >
dumplings végétariens > DUMPLINGS > +vegetarian
halal dumplings > DUMPLINGS > +halal
raviolis chinois sans sésame > DUMPLINGS > -sesame
fried chicken > Chicken|Karaage >
chicken, no milk, no eggs > CHICKEN > -milk -eggs
poulet halal > CHICKEN|Taouk|Biryani > +halal
haitian food > HAITIAN >
un plat haïtien sans gluten > HAITIAN > +gluten-free
korean dinner > KOREAN >
cuisine coréenne > KOREAN >
lebanese, vegan > LEBANESE > +vegan
libanais, halal, moins de 12 $ > LEBANESE > +halal <12
greek food without gluten > GREEK > +gluten-free
moroccan tagine > MOROCCAN >
un tajine sans noix > Tagine > -nuts
couscous végane > Couscous > +vegan
portuguese chicken > PORTUGUESE >
grillades portugaises sans gluten > PORTUGUESE > +gluten-free
fish and chips > Fish & Chips >
du poisson > SEAFOOD >
seafood without gluten > SEAFOOD > -gluten +gluten-free
fruits de mer > SEAFOOD >
oysters > OYSTERS >
des huîtres crues > OYSTERS > +raw
saumon > SALMON >
salmon without milk > SALMON > -milk
a salad > SALAD >
une salade végane > SALAD > +vegan
salad without nuts or eggs > SALAD > -nuts -eggs
pâtes > PASTA >
vegetarian pasta > PASTA|Parmigiana|Funghi|Margherita|Arancini > +vegetarian
a sandwich under 10 dollars > SANDWICH > <10
un sandwich sans œufs > SANDWICH > -eggs
kosher smoked meat > Smoked Meat|Brisket > +kosher
un bagel > BAGEL >
bagel sans poisson > BAGEL > -fish
breakfast > BREAKFAST >
un déjeuner avec des œufs, pas cher > BREAKFAST > <15
something cold to drink > COLD_DRINK > =beverage
une boisson froide sans alcool > COLD_DRINK > =beverage
a hot drink > HOT_DRINK > =beverage
un thé > Tea|Sencha|Oolong|Chai|Genmaicha|Hojicha|Tisane >
coffee under $3 > Coffee|Espresso > <3.01
chocolat chaud > Chocolate >
a beer > Beer|Ale|Lager|Michelada > +alcohol
un verre de vin > ALCOHOL > +alcohol
ice cream > ICE_CREAM >
crème glacée pour enfants > ICE_CREAM > +kids
un gâteau sans noix > CAKE > -nuts
something to share, vegetarian > > +to-share +vegetarian
quelque chose à partager, sans gluten > > +to-share +gluten-free
kids meal under 10 > > +kids <10
un plat local de saison > > +local +seasonal
vegan and gluten free, under 15 dollars > > +vegan +gluten-free <15
`;

const FACT = /([-+<=])(\S+)/g;

function expectedOf(line: string): Expected {
  const [question = "", theme = "", facts = ""] = line.split(" >").map((part) => part.trim());
  const named = theme
    .split("|")
    .map((part) => THEMES[part] ?? part)
    .filter((part) => part !== "")
    .join("|");
  const all = [...facts.matchAll(FACT)];
  const of = (sign: string): string[] => all.flatMap(([, given, value]) => (given === sign && value ? [value] : []));
  const [most] = of("<");
  return {
    question,
    named: named === "" ? null : new RegExp(named),
    without: of("-"),
    tags: of("+"),
    most: most === undefined ? null : Number(most),
    type: of("=")[0] ?? null,
  };
}

/** A hundred questions in both languages, with the correct answers on the demo's menus. */
export const ASSISTANT_SET: readonly Expected[] = QUESTIONS.trim().split("\n").map(expectedOf);
