import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { CUISINES } from "@tablee/domain/menus/menu-constants";
import { everyDay } from "../restaurants/hours.ts";
import { demoZones } from "../zones.ts";
import { makeMenu } from "./make-menu.ts";
import { between, pick, sample, seededRandom } from "./random.ts";
import { HOUSES, PATRONS, STREETS } from "./words.ts";

/** Degrees of latitude per kilometre, precise enough for an island. */
const KILOMETRE = 0.009;

/**
 * A generated restaurant, identical for the same seed, with the ref `made-<seed>`. It is open every day from 11 to 22
 * and accepts orders in every mode; `over` replaces whatever a test is about.
 */
export const makeRestaurant = (seed: number, over: Partial<TableeRestaurantInput> = {}): TableeRestaurantInput => {
  const random = seededRandom(seed);
  const zone = pick(random, demoZones);
  return {
    ref: `made-${seed}`,
    name: `${pick(random, HOUSES)} ${pick(random, PATRONS)} ${seed}`,
    description: ["Made for a test, cooked with care.", "Fait pour un test, cuisiné avec soin."],
    menu_description: ["A bit of everything.", "Un peu de tout."],
    phone_number: `+1514555${String(2_000 + (seed % 8_000))}`,
    website: null,
    address: `${between(random, 100, 9_900)} ${pick(random, STREETS)}`,
    city: "Montréal",
    postal_code: "H2J 2L1",
    zone: zone.ref,
    latitude: zone.latitude + (random() - 0.5) * KILOMETRE,
    longitude: zone.longitude + (random() - 0.5) * KILOMETRE,
    google_place_id: `made-${seed}`,
    cuisines: sample(random, CUISINES, 2),
    planned_orders_enabled: true,
    hours: everyDay([[11, 22]]),
    delivery_offered: true,
    dine_in_offered: true,
    take_out_offered: true,
    curbside_pickup_offered: true,
    drive_through_offered: true,
    delivery_radius_m: 8_000,
    delivery_fee: 3.5,
    menu: makeMenu(seed),
    ...over,
  };
};
