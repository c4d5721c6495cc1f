import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Allergen } from "@tablee/domain/menus/menu";
import { describe, expect, it } from "vitest";

import { demoDiscoveries } from "./discoveries.ts";
import { type Kind, RENDERED, type RenderedPicture } from "./rendered-pictures.ts";
import { demoRestaurants } from "./restaurants/demo-restaurants.ts";

/** What a dish's English name must match for it to have a picture of this kind. */
const NAMES: Record<Kind, RegExp> = {
  ramen: /ramen|noon set/i,
  "noodle soup": /phở|bún bò|noodle soup/i,
  poutine: /poutine|la classique|the vegan one/i,
  burger: /burger|smash trio/i,
  maki: /maki|roll (in|with)|roll torched|platter of|two-roll lunch/i,
  nigiri: /nigiri/i,
  chirashi: /chirashi/i,
  bibimbap: /bibimbap/i,
  "bowl of vegetables": /your bowl/i,
  poke: /poke/i,
  shakshuka: /shakshuka/i,
  curry: /curry/i,
  "kimchi stew": /kimchi stew/i,
  croissant: /croissant/i,
  tourtière: /tourtière/i,
  "ham and butter baguette": /ham, butter, baguette/i,
  "sourdough loaf": /sourdough/i,
  "sugar pie": /sugar pie/i,
  watermelon: /watermelon/i,
  knafeh: /knafeh/i,
  "bánh mì": /pork bánh mì/i,
  "avocado toast": /avocado toast/i,
  mooncake: /mooncake/i,
  "smoked meat sandwich": /smoked meat on rye|the usual/i,
  "strawberry cake": /strawberry cake/i,
  hummus: /hummus/i,
  spaghetti: /spaghetti/i,
  "pizza margherita": /^margherita|your own pizza/i,
  "pouding chômeur": /pouding chômeur/i,
  "grilled chicken": /half chicken/i,
  "birria tacos": /birria|taco night/i,
  "bagel with lox": /lox|smoked salmon bagel/i,
  elote: /elote/i,
  "coffee with milk": /flat white|latte|cappuccino/i,
  "soft serve": /soft serve|twist cone/i,
  "tomato slab": /cold slice/i,
  griot: /griot/i,
  flan: /flan|crème caramel/i,
  nata: /nata|custard tart/i,
  "village salad": /village salad/i,
  "pâté chinois": /pâté chinois/i,
  gyoza: /gyoza/i,
  spritz: /spritz/i,
  bagels: /bagel|yesterday’s dozen/i,
  "orange juice": /orange juice/i,
  "fries with gravy": /fries, brown gravy/i,
  "Korean fried chicken": /korean fried chicken/i,
  "garlic potatoes": /(garlic|lemon) potatoes/i,
  "soup joumou": /soup joumou/i,
  couscous: /couscous/i,
  "chocolate cake": /three-chocolate/i,
  borscht: /borscht/i,
  "dan dan noodles": /dan dan/i,
  dosa: /masala dosa/i,
  "salmon sashimi": /(salmon|char) sashimi/i,
  "shrimp roll": /crispy shrimp roll/i,
  "one bagel": /warm bagel/i,
  "tub of cream cheese": /tub of cream cheese/i,
  "lobster roll": /lobster roll|picnic for two/i,
  "black rice": /black mushroom rice/i,
  cheeses: /three cheeses/i,
  "lamb tagine": /lamb tagine/i,
  "meatball stew": /meatball stew/i,
  "hot dogs": /steamies|hot dog/i,
  "cooked sushi": /children’s platter/i,
  souvlaki: /pork souvlaki/i,
  "matzo ball soup": /matzo ball/i,
  "torched scallop": /torched scallop/i,
  "martini with a sprig": /spruce martini/i,
  oysters: /oyster/i,
  "eggs, beans and toast": /two-egg breakfast|night owl/i,
  guacamole: /guacamole/i,
  "iced coffee with milk": /iced coffee, condensed|iced latte/i,
  burrito: /burrito/i,
  "falafel pita": /falafel pita/i,
  curds: /bag of curds/i,
  cookies: /butter cookie|two dozen cookies/i,
  "mixed grill": /mixed grill/i,
  "duck with cherries": /duck from lac-brome/i,
  "steak and fries": /bavette/i,
  "bubble tea": /bubble tea/i,
  samosas: /samosas/i,
  "salmon hand roll": /(salmon|char) hand roll/i,
  "tuna hand roll": /tuna hand roll/i,
  "white fish hand roll": /(albacore|yellowtail|halibut|sea bream|striped bass) hand roll/i,
  "avocado hand roll": /avocado hand roll/i,
  "mint tea": /mint tea|garden tisane/i,
  sorbet: /blueberry sorbet/i,
  "mango lassi": /mango lassi/i,
  sundae: /sundae/i,
  burrata: /burrata/i,
  gelato: /gelato/i,
  "cheese board": /cheese board|cheese before or after/i,
  "root beer float": /root beer float/i,
  "three-colour dango": /three-colour dango/i,
  "strawberry milkshake": /strawberry milkshake|^milkshake$/i,
  fries: /^((paprika )?fries|thin fries, aïoli)$/i,
  "smoked meat poutine": /smoked meat poutine/i,
  "chicken souvlaki": /chicken souvlaki/i,
  "red wine": /house red|red wine|house wine|red, glass/i,
  "butter chicken": /butter chicken/i,
  granola: /granola, yogurt/i,
  francesinha: /francesinha/i,
  "smoothie bowl": /smoothie bowl/i,
  bifana: /bifana/i,
  cupcake: /cupcake/i,
  sablés: /sablés/i,
  baklava: /baklava/i,
  mandu: /mandu/i,
  "dipped cone": /dipped cone/i,
  "brownie and soft serve": /brownie & soft serve/i,
  "waffle cone": /waffle cone, empty/i,
  "snow crab": /snow crab/i,
  saganaki: /saganaki/i,
  "shish taouk": /shish taouk/i,
  "mapo tofu": /mapo tofu/i,
  "chicken biryani": /chicken biryani/i,
  "tofu bánh mì": /tofu bánh mì/i,
  "chicken tagine": /chicken tagine/i,
  "vegetable tagine": /vegetable tagine/i,
  harira: /harira/i,
  "salmon and roe bowl": /salmon & roe bowl/i,
  "black coffee": /filter|^coffee$/i,
  "orange wine": /orange wine/i,
  "old fashioned": /old fashioned/i,
  "lemon tart": /^lemon tart$|yuzu tart/i,
  espresso: /^espresso$/i,
  "pizza napoli": /napoli/i,
  "pizza with mushrooms": /funghi/i,
  "poutine with meat sauce": /italian/i,
  "dal with rice": /yellow dal/i,
  "kefta and egg tagine": /kefta/i,
  "chashu on rice": /chashu/i,
  "tacos al pastor": /al pastor/i,
  "tacos with peppers": /poblano/i,
  "shrimp in a bun": /shrimp roll/i,
  "two toasted hot dogs": /hot dogs/i,
  "red lentil dal": /dal/i,
  "soft tofu stew": /sundubu|soft tofu/i,
  "bowl of rice": /(steamed|jasmine|basmati|sushi) rice/i,
  "tuna poke": /tuna poke/i,
  "glass of beer": /blonde ale|rice lager/i,
  "iced tea": /iced tea/i,
  "cup of tea": /^pot of tea$|oolong|hojicha|barley tea/i,
  "caldo verde": /caldo verde/i,
  "black pepper lamb": /black pepper lamb/i,
  "clam chowder": /clam chowder/i,
  "ice cream in scoops": /hard ice cream|three scoops/i,
  galvaude: /galvaude/i,
  "yellow pea soup": /yellow pea soup/i,
  "macaroni with meat": /macaroni with meat/i,
  "slices of roast": /sunday roast/i,
  "chicken in a red sauce": /chicken in creole sauce/i,
  légim: /légim/i,
  tassot: /goat tassot/i,
  mujaddara: /mujaddara/i,
  kafta: /kafta plate/i,
  shawarma: /beef shawarma/i,
  "vermicelli with grilled pork": /vermicelli bowl, grilled pork/i,
  "broken rice": /broken rice, pork chop/i,
  "braised brisket": /braised brisket/i,
  "salami and egg sandwich": /salami & eggs/i,
  japchae: /japchae/i,
  naengmyeon: /cold buckwheat noodles/i,
  orecchiette: /orecchiette/i,
  "macaroni in a pale sauce": /cashew mac|makaroni/i,
  "beet burger": /beet burger/i,
  "plate of vegetables and lentils": /garden plate/i,
  "grilled vegetables": /grilled vegetable plate|vegetables from the coals/i,
  "whole grilled chicken": /whole chicken/i,
  "slices of lamb": /salt-marsh lamb/i,
  "beet on fresh cheese": /salt-baked beet/i,
  sweetbreads: /sweetbreads/i,
  "tasting slate": /the slate, seven courses/i,
  "salad with halloumi": /grilled halloumi/i,
  "fish and chips": /fish & chips/i,
  "agedashi tofu": /agedashi tofu/i,
  tempura: /mixed tempura/i,
  tzatziki: /tzatziki|cucumber raita/i,
  "sliced lox": /sliced lox/i,
  canapés: /canapés/i,
  chai: /^chai|masala chai/i,
  "hot chocolate": /hot chocolate/i,
  "spritz without alcohol": /spritz without alcohol/i,
  "red beer": /sour beer/i,
  "mushroom burger": /mushroom & swiss/i,
  "green soup": /soup from the garden/i,
  "club sandwich": /club sandwich/i,
  lasagna: /lasagna/i,
  takoyaki: /takoyaki/i,
  moussaka: /moussaka/i,
  "lamb chops": /lamb chops/i,
  "beet hummus": /beet hummus/i,
  "poached salmon": /poached side of salmon/i,
  "halibut and clams": /halibut, clams/i,
  "chopped liver": /chopped liver/i,
  "smoked meat plate": /smoked meat plate/i,
  tamales: /tamales/i,
  "cod cakes": /cod cakes/i,
  "berry pavlova": /pavlova/i,
  cretons: /cretons/i,
  "fruit tartlets": /tartlets/i,
  "quarter chicken": /quarter chicken/i,
  "vegetable phở": /vegetable phở/i,
  baguettes: /^baguette$/i,
  pastilla: /pastilla/i,
  "stuffed eggplant": /stuffed eggplant/i,
  "stuffed peppers": /stuffed peppers/i,
  "fried dumplings": /dumplings, fifteen/i,
  bourguignon: /bourguignon/i,
  "avocado and egg toast": /avocado & egg tartine/i,
  "mushrooms on toast": /mushrooms on rye/i,
  chocolatine: /chocolatine/i,
  "oat and chocolate cookies": /oat & chocolate cookie/i,
  "banana bread": /banana bread/i,
  "egg sandwich": /egg sandwich/i,
  "grilled cheese": /grilled cheese/i,
  "bread and butter": /bread & salted butter/i,
  "soup and bread": /soup and bread/i,
  olives: /(warm|marinated) olives/i,
  "poke with tofu": /(your own|tofu) poke/i,
  "beef tartare": /beef tartare/i,
  pozole: /pozole/i,
  "pear tart": /pear (?:& almond )?tart/i,
  "leek quiche": /leek quiche/i,
  "cod patty": /cod patty/i,
  "maple popcorn": /maple popcorn/i,
  "banana split": /banana split/i,
  "caraway rye": /rye with caraway/i,
  "buckwheat pancakes": /buckwheat pancakes/i,
  tsukemen: /tsukemen/i,
  "wild mushrooms with a yolk": /wild mushrooms, egg yolk/i,
  gildas: /gildas/i,
  "bottle of bubbles": /bottle of bubbles/i,
  moilee: /shrimp moilee/i,
  "bagel with tomato and cucumber": /cucumber, tomato, za’atar/i,
  "lunch box with falafel": /lunch box, falafel/i,
  "bagel with egg and cheese": /^egg & cheese/i,
  "pizza bagel": /pizza bagel/i,
  "eel on rice": /eel bowl/i,
  "scallion pancake in wedges": /scallion pancake/i,
  pickles: /^pickle$/i,
  "chicken under chilies": /chongqing chicken/i,
  "corn dog": /corn dog/i,
  "fried chicken in pieces": /chicken karaage/i,
  bulgogi: /bulgogi plate/i,
  "lunch box with salmon": /lunch box, salmon/i,
  akra: /malanga akra/i,
};
/** People who must not eat this must not be shown it. */
const NO_MEAT = ["vegan", "vegetarian"];
const NOT_VEGAN: Allergen[] = ["milk", "eggs", "fish", "crustaceans", "molluscs"];

const pictureOf = (address: string | null | undefined): RenderedPicture | undefined => {
  const name = address?.slice("/pictures/".length).replace(/\.webp.*$/, "") ?? "";
  return Object.keys(RENDERED).find((each): each is RenderedPicture => each === name);
};

/** The demo's menus are written as pairs, English first. */
const english = (name: unknown): unknown => (Array.isArray(name) ? name[0] : name);

const menus = demoRestaurants(new Date(0)).map(({ ref, menu }) => ({
  ref,
  items: menu?.items ?? [],
  combos: menu?.combos ?? [],
}));
const items = menus.flatMap(({ ref, items: all }) => all.map((item) => ({ ...item, at: `${ref} ${item.ref}` })));

const shown = items.flatMap((item) => {
  const name = pictureOf(item.image_url);
  return name ? [{ ...item, picture: name, seen: RENDERED[name] }] : [];
});
const isCalled = (kind: Kind, name: unknown): boolean => NAMES[kind].test(String(english(name)));

describe("a dish with a rendered picture", () => {
  it("is called by the kind of dish that the picture shows", () => {
    expect(
      shown.filter(({ seen, name }) => !isCalled(seen.kind, name)).map(({ at, picture }) => [at, picture]),
    ).toEqual([]);
    const combos = menus.flatMap((menu) => menu.combos);
    const wrong = combos.filter(({ image_url, name }) => {
      const picture = pictureOf(image_url);
      return picture && !isCalled(RENDERED[picture].kind, name);
    });
    expect(wrong.map(({ ref }) => ref)).toEqual([]);
  });

  it("declares every allergen that the picture shows", () => {
    const lacks = ({ seen, allergens }: (typeof shown)[number]) =>
      seen.allergens.filter((one) => !allergens?.includes(one));
    expect(shown.map((dish) => [dish.at, dish.picture, ...lacks(dish)]).filter(([, , missing]) => missing)).toEqual([]);
  });

  it("shows no meat if its tags promise none, and nothing from an animal if it is vegan", () => {
    const meatless = shown.filter(({ tags }) => tags?.some((tag) => NO_MEAT.includes(tag)));
    expect(meatless.filter(({ seen }) => seen.meat).map(({ at, picture }) => [at, picture])).toEqual([]);
    const vegan = shown.filter(({ tags }) => tags?.includes("vegan"));
    const seenOf = (dish: (typeof shown)[number]) =>
      NOT_VEGAN.filter((each) => dish.seen.allergens.some((one) => one === each));
    expect(vegan.filter((dish) => seenOf(dish).length > 0).map(({ at, picture }) => [at, picture])).toEqual([]);
  });
});

describe("a discovery with a rendered picture", () => {
  it("is about the kind of dish that the picture shows", () => {
    const wrong = demoDiscoveries.filter(({ restaurant, item, image_url }) => {
      const picture = pictureOf(image_url);
      const dish = items.find(({ at }) => at === `${restaurant} ${item}`);
      return picture && !isCalled(RENDERED[picture].kind, dish?.name);
    });
    expect(wrong.map(({ ref }) => ref)).toEqual([]);
  });

  it("shares its picture with no other discovery", () => {
    const shared = Map.groupBy(demoDiscoveries, ({ image_url }) => image_url);
    expect([...shared.values()].filter(({ length }) => length > 1).map((all) => all.map(({ ref }) => ref))).toEqual([]);
  });
});

describe("the rendered pictures", () => {
  it("can each be rendered again from a line of studio/pictures.jsonl", () => {
    const lines = readFileSync(join(import.meta.dirname, "../../../studio/pictures.jsonl"), "utf8")
      .trim()
      .split("\n");
    const named = new Set(lines.map((line) => /"name":"([a-z-]+)"/.exec(line)?.[1]));
    expect(Object.keys(RENDERED).filter((name) => !named.has(name))).toEqual([]);
  });

  it("are each used by a dish or a discovery", () => {
    const used = new Set([...demoDiscoveries, ...items].map(({ image_url }) => String(pictureOf(image_url))));
    expect(Object.keys(RENDERED).filter((name) => !used.has(name))).toEqual([]);
  });
});
