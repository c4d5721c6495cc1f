import { type TableeMenu, TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import type * as z from "zod";
import { lettersIn, MOST_LETTERS } from "./letters-in.ts";
import type { MenuOwner, Reading } from "./reading.ts";
import type { Remarks } from "./remarks.ts";

type MenuInput = z.input<typeof TableeMenu>;
type RestaurantInput = z.input<typeof TableeRestaurant>;

const CLOSED = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

/**
 * The restaurant of a menu file: it has the owner's name, and everything that such a file does not contain (hours,
 * address, modes) is empty. If a stored restaurant matches, `importFile` assigns the menu to it.
 */
export function menuOfOwner(
  menu: MenuInput,
  currency: RestaurantInput["currency"],
  owner: MenuOwner,
  skipped: number,
  remarks: Remarks,
  hours: WeekHours | null = null,
): Reading {
  if (lettersIn(menu) > MOST_LETTERS)
    remarks.error([], "out_of_range", `With what its parts refer to, the menu has over ${MOST_LETTERS} characters`);
  if (remarks.failed) return { restaurants: [], paths: [], skipped };
  const { ref, name } = owner;
  const restaurant = TableeRestaurant.safeParse({ ref, name, currency, hours: hours ?? CLOSED, menu });
  if (restaurant.success) return { restaurants: [restaurant.data], paths: [[]], skipped };
  remarks.refused([], restaurant.error);
  return { restaurants: [], paths: [], skipped };
}
