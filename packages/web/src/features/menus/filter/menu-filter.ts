import type { DishFilter } from "@tablee/domain/menus/dish-filter";
import type { MenuSearch } from "../reading/menu-search.ts";

/** The filter in the address. */
export type MenuFilter = Omit<DishFilter, "liked"> & { liked: boolean };

type FilterSearch = Pick<MenuSearch, "without" | "diet" | "liked">;

// Each word was validated when the address was read (menu-search.ts).
const listIn = <Word extends string>(words: string | undefined): Word[] => (words ? words.split(",") : []) as Word[];

export const filterIn = ({ without, diet, liked }: FilterSearch): MenuFilter => ({
  without: listIn(without),
  diets: listIn(diet),
  liked: liked === true,
});

/** A filter as address parameters; what it does not filter by is omitted. */
export const searchOf = ({ without, diets, liked }: MenuFilter): FilterSearch => ({
  without: without.join(",") || undefined,
  diet: diets.join(",") || undefined,
  liked: liked || undefined,
});

/** The number of conditions in a filter; 0: everything is shown. */
export const filterCount = ({ without, diets, liked }: MenuFilter): number =>
  without.length + diets.length + (liked ? 1 : 0);
