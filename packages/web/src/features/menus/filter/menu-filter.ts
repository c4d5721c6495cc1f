import type { DishFilter } from "@tablee/domain/menus/dish-filter";
import type { MenuSearch } from "../reading/menu-search.ts";

/** What of the menu is shown, as the address says it. */
export type MenuFilter = Omit<DishFilter, "liked"> & { liked: boolean };

type FilterSearch = Pick<MenuSearch, "without" | "diet" | "liked">;

// Each word was checked when the address was read (menu-search.ts).
const listIn = <Word extends string>(words: string | undefined): Word[] => (words ? words.split(",") : []) as Word[];

export const filterIn = ({ without, diet, liked }: FilterSearch): MenuFilter => ({
  without: listIn(without),
  diets: listIn(diet),
  liked: liked === true,
});

/** The address of a filter; what it does not ask for is left out. */
export const searchOf = ({ without, diets, liked }: MenuFilter): FilterSearch => ({
  without: without.join(",") || undefined,
  diet: diets.join(",") || undefined,
  liked: liked || undefined,
});

/** How many things a filter asks for; 0: everything is shown. */
export const filterCount = ({ without, diets, liked }: MenuFilter): number =>
  without.length + diets.length + (liked ? 1 : 0);
