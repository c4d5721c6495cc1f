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

/** A dish that can be ordered, with what wishes are matched against. */
export interface OrderableDish {
  id: number;
  restaurant_id: number;
  /** Folded names, one for each language. */
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
  /** Distance in metres from the person who asks; null if the restaurant's position is unknown. */
  metres: number | null;
  /** Whether its restaurant is open now; otherwise the order is for later. */
  open: boolean;
  /** The modes in which the person who asks can get it. */
  modes: readonly OrderMode[];
}

/** What "near me" means, in metres. */
const NEAR = 3_000;
/** The most that a "light" dish may have, in kilocalories. */
const LIGHT = 450;
/**
 * Types that are a meal or a first course. Sides, drinks and desserts are suggested only when asked for by name or
 * type.
 */
const MEALS: readonly ItemType[] = ["plate", "appetizer"];
/**
 * The price above which a dish is a tray or box for several people, in minor units. Such a dish is suggested only if it
 * is asked for by name or by type.
 */
const FOR_MANY = 5_000;

/** Whether a dish meets every wish except its name. A dish that contains something to avoid never does. */
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

/** A word stands for a part of the query if its match is worth at least this much. */
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

/** The dishes that match the most parts of a query, if any part matches, in search order. */
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

/**
 * If the matching kitchens have this many times as many plates as there are dishes with the name, the kitchen is meant:
 * "Korean".
 */
const RATHER_KITCHEN = 4;

/**
 * Dishes with the given name. If there are few, or if only the kitchen matches some of the words, plates of matching
 * kitchens.
 */
function calledSo(typed: readonly string[], dishes: readonly OrderableDish[]): OrderableDish[] {
  const read = readQuery(typed.join(" "));
  if (!read) return [];
  const known = new Set(dishes.flatMap((dish) => [...nameOf(dish), ...dish.words]));
  const learned = withKnownWords(read, known);
  // A word that names food is not treated as a typing error of another word.
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

/**
 * Compares dishes when no name was asked for: open restaurants first, then plates, favourites of the house, the most
 * popular.
 */
const byItself = (one: OrderableDish, other: OrderableDish): number =>
  Number(other.open) - Number(one.open) ||
  kind(one) - kind(other) ||
  favoured(other) - favoured(one) ||
  other.popularity - one.popularity ||
  one.id - other.id;

/** At most this many dishes of one restaurant come first, so that others are shown too. */
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
  /** The best match first. */
  dishes: OrderableDish[];
  /** Whether the dishes match the name that was asked for; false if no dish with that name fits. */
  named: boolean;
}

/** The dishes that best answer the wishes (search §12). */
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
