import type { MenuItem } from "@tablee/contract/menus/menus.schema";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import * as v from "valibot";
import { type Composition, editable, EMPTY } from "./composition.ts";

/** The query parameters of `/recommendation-creator`: the dish of a restaurant's menu that it starts with. */
export interface AboutSearch {
  restaurant?: number;
  dish?: number;
}

const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const About = v.object({ restaurant: Id, dish: Id });
export type About = v.InferOutput<typeof About>;

/** Reads them from an address that anybody may have typed; null: none. */
export function readAbout(search: unknown): About | null {
  const read = v.safeParse(About, search);
  return read.success ? read.output : null;
}

/** What is read of the restaurant. */
type WithMenu = Pick<Restaurant, "id" | "name" | "address"> & {
  menu: { items: readonly Pick<MenuItem, "id" | "name">[] };
};

/** Returns a new composition about the dish: its place and its name, or only the place if it has left the menu. */
export function composedAbout({ id, name, address, menu }: WithMenu, dish: number, language: Language): Composition {
  const item = menu.items.find((one) => one.id === dish);
  const place = { ...EMPTY, restaurant: { id, name: textIn(name, language), address } };
  return item ? { ...place, item_id: item.id, name: editable(item.name, language) } : place;
}
