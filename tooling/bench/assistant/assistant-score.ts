import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";
import { demoRestaurants } from "@tablee/demo-data/restaurants/demo-restaurants";
import { answerWishes, type OrderableDish } from "@tablee/domain/assistant/rank-dishes";
import { readWishes } from "@tablee/domain/assistant/read-wishes";
import { readText } from "@tablee/domain/language/read-text";
import { fitsDiets } from "@tablee/domain/menus/dish-filter";
import { DIETS } from "@tablee/domain/menus/diets";
import { toMinor } from "@tablee/domain/money/minor";
import { foldedWords } from "@tablee/domain/language/folded-words";
import { ASSISTANT_SET, type Expected } from "./assistant-set.ts";

/** A dish of the demo with its label from the menu, for judging. */
interface DemoDish extends OrderableDish {
  label: string;
}

const words = (texts: readonly (string | null)[]): string[] => texts.flatMap((text) => foldedWords(text ?? ""));

function dishesOf({ name, cuisines = [], menu }: TableeRestaurantInput, restaurant_id: number): DemoDish[] {
  const called = readText(name);
  return (menu?.items ?? []).flatMap((item, at) => {
    const { price, stock_status: stock = "available", tags = [], allergens = [], type = "plate" } = item;
    if (price == null || stock !== "available") return [];
    const { en, fr, default: other } = readText(item.name);
    return {
      id: restaurant_id * 1_000 + at,
      restaurant_id,
      label: en ?? other ?? "",
      names: [en, fr, other].flatMap((text) => (text === null ? [] : foldedWords(text).join(" "))),
      words: words([...cuisines, ...tags, called.en, called.fr, called.default]),
      cuisines,
      type,
      tags,
      allergens: [...allergens],
      price: toMinor(price),
      calories: item.calories ?? null,
      popularity: 0,
      metres: 1_000,
      open: true,
      modes: ["take_out", "dine_in", "delivery"],
    };
  });
}

/** The number of answers that are judged. */
const LOOKED_AT = 3;

function isRight(dish: DemoDish, { named, without, tags, most, type }: Expected): boolean {
  const diets = DIETS.filter((diet) => tags.includes(diet));
  const others = tags.filter((tag) => !DIETS.some((diet) => diet === tag));
  return (
    (named === null || named.test(dish.label)) &&
    without.every((allergen) => !dish.allergens.some((one) => one === allergen)) &&
    fitsDiets(dish.tags, diets) &&
    others.every((tag) => dish.tags.includes(tag)) &&
    (most === null || dish.price <= most * 100) &&
    (type === null || dish.type === type)
  );
}

/** The questions whose first three dishes are not all correct, and the number of questions. */
export function scoreAssistant(): { asked: number; missed: { question: string; answered: string[] }[] } {
  const dishes = demoRestaurants(new Date(0)).flatMap((place, at) =>
    place.status === "closed" ? [] : dishesOf(place, at),
  );
  const labels = new Map(dishes.map((dish) => [dish.id, dish]));
  const missed = ASSISTANT_SET.flatMap((expected) => {
    const answered = answerWishes(readWishes(expected.question), dishes, LOOKED_AT).dishes.flatMap(
      ({ id }) => labels.get(id) ?? [],
    );
    const good = answered.length > 0 && answered.every((dish) => isRight(dish, expected));
    return good ? [] : [{ question: expected.question, answered: answered.map(({ label }) => label) }];
  });
  return { asked: ASSISTANT_SET.length, missed };
}
