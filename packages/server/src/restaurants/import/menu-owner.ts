import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Queryable } from "../../database/open-database.ts";
import type { MenuOwner } from "./reading.ts";
import type { Remarks } from "./remarks.ts";
import { tableeRestaurant } from "./tablee/tablee-of-rows.ts";
import { findByRef } from "./write/import.queries.ts";

/** The formats that contain a menu without naming its restaurant. */
const NAMES = { square: "Square menu", dominos: "Domino's", uber: "Uber Eats menu", csv: "Menu" } as const;
type MenuFormat = keyof typeof NAMES;

export const isMenuFormat = (format: string): format is MenuFormat => Object.hasOwn(NAMES, format);

const refOf = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[\p{Mark}'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 120);

/** Returns the owner of a menu file, from whatever was given with it: a ref, a name, both or nothing. */
export const menuOwner = (format: MenuFormat, ref: string | undefined, name: string | undefined): MenuOwner => ({
  ref: ref ?? (name === undefined ? format : refOf(name) || name.slice(0, 120)),
  name: name ?? ref ?? NAMES[format],
});

/**
 * Assigns a menu to its restaurant: one that an earlier import of the format created, else one of any source with this
 * ref, which keeps everything but its menu. If there is none yet, a new one is created under the format's own source.
 */
export async function assignMenu(
  tx: Queryable,
  format: MenuFormat,
  given: { restaurant_ref?: string | undefined; restaurant_name?: string | undefined },
  restaurant: TableeRestaurant,
  remarks: Remarks,
): Promise<TableeRestaurant> {
  const rows = await findByRef(tx, restaurant.ref);
  const own = rows.find(({ source }) => source === format);
  const others = given.restaurant_ref === undefined ? [] : rows;
  const row = own ?? others[0];
  if (!own && others.length > 1) {
    const sources = others.map(({ source }) => source).join(", ");
    remarks.error([], "restaurant_ambiguous", `Several restaurants have the ref ${restaurant.ref} (${sources})`);
  }
  if (!row) {
    const closed = tellsHours(restaurant) ? "" : ", closed until it has hours";
    remarks.warning([], "restaurant_new", `A new restaurant${closed}: ${restaurant.ref}`);
    return restaurant;
  }
  const { status: _status, min_order_delay: _delay, ...stored } = tableeRestaurant(row, restaurant.menu);
  const name = given.restaurant_name ?? stored.name;
  // A restaurant created by this format has no hours other than those of its files.
  const hours = own && tellsHours(restaurant) ? restaurant.hours : stored.hours;
  return { ...stored, hours, name };
}

const tellsHours = ({ hours }: TableeRestaurant): boolean => Object.values(hours).some((ranges) => ranges.length > 0);
