import type { Text } from "@tablee/domain/language/text";

interface Named {
  name: Text;
  description: Text;
}

/** Accents, capitals and ligatures are no obstacle: "oeuf" finds "Œuf", "creme" finds "Crème". */
const folded = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("’", "'");

const wordsOf = ({ name, description }: Named): string =>
  folded([name.en, name.fr, name.default, description.en, description.fr, description.default].join(" "));

/** The dishes in whose name or description, in either language, every word of the query begins or lies. */
export function findDishes<Dish extends Named>(dishes: readonly Dish[], query: string): Dish[] {
  const asked = folded(query).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [...dishes];
  const found = dishes.filter((dish) => {
    const words = wordsOf(dish);
    return asked.every((word) => words.includes(word));
  });
  // What is named so comes before what only mentions it.
  const named = (dish: Dish) => asked.every((word) => wordsOf({ ...dish, description: NO_WORDS }).includes(word));
  return [...found.filter(named), ...found.filter((dish) => !named(dish))];
}

const NO_WORDS: Text = { en: null, fr: null, default: null };
