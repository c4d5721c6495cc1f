import { fitsDiets } from "../menus/dish-filter.ts";
import { avoidedOf } from "../menus/avoided-allergens.ts";
import type { Allergen, ItemType } from "../menus/menu.ts";
import type { Minor } from "../money/minor.ts";
import type { OrderMode } from "../restaurants/order-mode.ts";
import { singular } from "../search/food-words.ts";
import { closeness, rankMatches } from "../search/rank-match.ts";
import { type Query, type QueryPart, readQuery, withKnownWords } from "../search/read-query.ts";
import { CHEAP, type Wishes } from "./read-wishes.ts";
import { servedAs } from "./served-as.ts";

/** A dish that can be ordered, as wishes are held against it. */
export interface OrderableDish {
  id: number;
  restaurant_id: number;
  /** Folded, one for each language. */
  names: readonly string[];
  /** Its other folded words: cuisines, tags, the restaurant's name. */
  words: readonly string[];
  cuisines: readonly string[];
  type: ItemType;
  tags: readonly string[];
  allergens: readonly Allergen[];
  price: Minor;
  calories: number | null;
  popularity: number;
  /** Metres from whoever asks; null: its restaurant is nowhere. */
  metres: number | null;
  /** Whether its restaurant is open at this moment; else the order is for later. */
  open: boolean;
  /** In which modes it reaches whoever asks. */
  modes: readonly OrderMode[];
}

/** How far "near me" goes, metres. */
const NEAR = 3_000;
/** More is not light, kilocalories. */
const LIGHT = 450;
/** What is a meal by itself or goes before one; what is beside it, is drunk or comes after is asked for by name or kind. */
const MEALS: readonly ItemType[] = ["plate", "appetizer"];
/** Whole trays and boxes are nobody's meal: they are answered where they are named, or shared. */
const FOR_MANY = 5_000;

/** Whether a dish is all that is wished of it, whatever it is called. What is avoided is never served. */
export function fitsWishes(dish: OrderableDish, wishes: Wishes): boolean {
  const { without, diets, tags, type, most, open, near, mode, served, light, cheap, sober } = wishes;
  return (
    avoidedOf([...dish.allergens], without).length === 0 &&
    fitsDiets(dish.tags, diets) &&
    tags.every((tag) => dish.tags.includes(tag)) &&
    (type === null || dish.type === type) &&
    (most === null || dish.price <= most) &&
    (!open || dish.open) &&
    (!near || (dish.metres !== null && dish.metres <= NEAR)) &&
    (mode === null || dish.modes.includes(mode)) &&
    (served === null || servedAs(dish) === served) &&
    (!light || (dish.calories !== null && dish.calories <= LIGHT)) &&
    (!cheap || dish.price <= CHEAP) &&
    (!sober || !dish.tags.includes("alcohol"))
  );
}

const isMeal = ({ type }: OrderableDish): boolean => MEALS.includes(type);
const favoured = ({ tags }: OrderableDish): number => (tags.includes("favourite") ? 1 : 0);
const kind = ({ type }: OrderableDish): number => (type === "plate" ? 0 : 1);

/** A part of what is asked for is said by words that are worth this beside it, and by no others. */
const SAID = 0.5;

const standsIn = (words: readonly string[], { words: typed, known, others }: QueryPart): boolean =>
  [{ words: typed, worth: 1 }, ...others].some((way) =>
    way.words.every((one) => {
      const near = (word: string) =>
        way.worth === 1 ? closeness(one, word, known) : Number(singular(one) === singular(word));
      return words.some((word) => way.worth * near(word) >= SAID);
    }),
  );

const nameOf = ({ names }: OrderableDish): string[] => names.flatMap((name) => name.split(" "));

/** Those that say most parts of a query, if they say any, in the order of the search. */
function saying(query: Query, dishes: readonly OrderableDish[], wordsOf: (dish: OrderableDish) => readonly string[]) {
  const said = dishes.map((dish) => ({
    dish,
    parts: query.parts.filter((part) => standsIn(wordsOf(dish), part)).length,
  }));
  const most = Math.max(1, ...said.map(({ parts }) => parts));
  const found = rankMatches(
    query,
    said.filter(({ parts }) => parts === most).map(({ dish }) => dish),
  );
  return { found, parts: found.length > 0 ? most : 0 };
}

/** Where so many times as many are cooked by such a kitchen as are called so, the kitchen is what is meant: "Korean". */
const RATHER_KITCHEN = 4;

/** What is called so; where that is little, or other words are said by the kitchen, the meals of such kitchens. */
function calledSo(typed: readonly string[], dishes: readonly OrderableDish[]): OrderableDish[] {
  const read = readQuery(typed.join(" "));
  if (!read) return [];
  const known = new Set(dishes.flatMap((dish) => [...nameOf(dish), ...dish.words]));
  const learned = withKnownWords(read, known);
  // What says something to eat is no slip of anything else.
  const parts = learned.parts.map((part) => ({ ...part, known: part.known || part.others.length > 0 }));
  const query = { ...learned, parts };
  const named = saying(query, dishes, nameOf);
  const kitchens = (type: ItemType) =>
    saying(
      query,
      dishes.filter((dish) => dish.type === type),
      (dish) => [...nameOf(dish), ...dish.words],
    );
  const plates = kitchens("plate");
  if (plates.parts > named.parts) return plates.found;
  const first = [
    ...named.found.filter(({ type }) => type !== "other"),
    ...named.found.filter(({ type }) => type === "other"),
  ];
  const isKitchen = plates.parts === named.parts && plates.found.length >= RATHER_KITCHEN * first.length;
  const more = isKitchen ? plates.found.filter((dish) => !first.includes(dish)) : [];
  return first.length + more.length > 0 ? [...first, ...more] : kitchens("dessert").found;
}

/** Open ones first, then plates, favourites of their house, the most liked. */
const byItself = (one: OrderableDish, other: OrderableDish): number =>
  Number(other.open) - Number(one.open) ||
  kind(one) - kind(other) ||
  favoured(other) - favoured(one) ||
  other.popularity - one.popularity ||
  one.id - other.id;

/** So many of one restaurant; others have something too. */
const OF_ONE = 2;

function varied(dishes: readonly OrderableDish[], most: number): OrderableDish[] {
  const counts = new Map<number, number>();
  const first: OrderableDish[] = [];
  const later: OrderableDish[] = [];
  for (const dish of dishes) {
    const count = counts.get(dish.restaurant_id) ?? 0;
    counts.set(dish.restaurant_id, count + 1);
    (count < OF_ONE ? first : later).push(dish);
  }
  return [...first, ...later].slice(0, most);
}

export interface Answered {
  /** The best first. */
  dishes: OrderableDish[];
  /** Whether these are called what was asked for; not, where nothing that fits is. */
  named: boolean;
}

/** The dishes that answer wishes best (search §12). */
export function answerWishes(wishes: Wishes, dishes: readonly OrderableDish[], most: number): Answered {
  const fitting = dishes.filter((dish) => fitsWishes(dish, wishes));
  const isNamed = wishes.words.length > 0;
  if (isNamed) {
    const found = calledSo(wishes.words, fitting);
    if (found.length > 0) return { dishes: varied(openFirst(found), most), named: true };
  }
  const byKind = wishes.type !== null || wishes.tags.includes("alcohol");
  const meals = byKind ? fitting : fitting.filter((dish) => isMeal(dish) && dish.price <= FOR_MANY);
  return { dishes: varied(meals.toSorted(byItself), most), named: !isNamed };
}

const openFirst = (dishes: readonly OrderableDish[]): OrderableDish[] => [
  ...dishes.filter(({ open }) => open),
  ...dishes.filter(({ open }) => !open),
];
