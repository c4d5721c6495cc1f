import type { Menu } from "@tablee/contract/menus/menus.schema";
import type { Language, Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import type { Stocked } from "./use-stock.ts";

/** A row of the stock list. */
export interface StockEntry extends Stocked {
  name: Text;
  /** For a choice: the group that it belongs to. */
  group: Text | null;
  image_url: string | null;
}

export const dishesOf = (menu: Menu, restaurant_id: number): StockEntry[] =>
  menu.items.map(({ id, name, image_url, stock_status }) => ({
    kind: "item",
    id,
    restaurant_id,
    stock_status,
    name,
    group: null,
    image_url,
  }));

/** Every choice that a diner can make; titles and remarks among the modifiers do not count. */
export const choicesOf = (menu: Menu, restaurant_id: number): StockEntry[] =>
  menu.modifier_groups.flatMap((group) =>
    group.modifiers
      .filter(({ type }) => type === "selectable")
      .map(({ id, name, stock_status }): StockEntry => ({
        kind: "modifier",
        id,
        restaurant_id,
        stock_status,
        name,
        group: group.name,
        image_url: null,
      })),
  );

/** Whether an entry matches a query in either language, with or without accents. */
export const matches = ({ name, group }: Pick<StockEntry, "name" | "group">, query: string, language: Language) => {
  const other: Language = language === "en" ? "fr" : "en";
  const words = [name, group].flatMap((text) => (text ? [textIn(text, language), textIn(text, other)] : []));
  return words.some((word) => folded(word).includes(folded(query.trim())));
};

const folded = (words: string): string =>
  words.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/œ/gi, "oe").toLocaleLowerCase();
