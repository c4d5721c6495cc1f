import type { Text } from "@tablee/domain/language/text";

interface Named {
  name: Text;
  description: Text;
}

/** Folds accents, case and ligatures: "oeuf" finds "Œuf", "creme" finds "Crème". */
const folded = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("’", "'");

const wordsOf = (...texts: readonly Text[]): string[] =>
  folded(texts.flatMap((text) => [text.en, text.fr, text.default]).join(" ")).split(/[^\p{L}\p{N}]+/u);

/**
 * How well a dish matches: by its name, by its description, only within a word ("burger" in "cheeseburger"), not at
 * all.
 */
function rankOf(dish: Named, asked: readonly string[]): number {
  const all = (words: readonly string[], fits: (word: string, query: string) => boolean) =>
    asked.every((query) => words.some((word) => fits(word, query)));
  const begins = (word: string, query: string) => word.startsWith(query);
  if (all(wordsOf(dish.name), begins)) return 0;
  const words = wordsOf(dish.name, dish.description);
  if (all(words, begins)) return 1;
  return all(words, (word, query) => word.includes(query)) ? 2 : 3;
}

/**
 * The dishes in which every word of the query begins a word of the name or description, in either language; matches by
 * name come first. Only if there are none, those that contain the query within a word.
 */
export function findDishes<Dish extends Named>(dishes: readonly Dish[], query: string): Dish[] {
  const asked = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (asked.length === 0) return [...dishes];
  const ranked = dishes.map((dish) => ({ dish, rank: rankOf(dish, asked) }));
  const of = (rank: number) => ranked.filter((each) => each.rank === rank).map(({ dish }) => dish);
  const found = [...of(0), ...of(1)];
  return found.length > 0 ? found : of(2);
}
