import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { coverPicture, logoPicture } from "../pictures.ts";
import { chezMargotCombos, chezMargotGroups } from "./chez-margot-choices.ts";
import { chezMargotItems } from "./chez-margot-dishes.ts";
import { AROUND_THE_CLOCK } from "./hours.ts";

/** Never closes and offers every way of ordering; kitchen@tablee.test works here. */
export const chezMargot: TableeRestaurantInput = {
  ref: "chez-margot",
  name: "Chez Margot",
  description: [
    "A counter of twelve stools that has not locked its door since 1987. Burgers, breakfast at any hour, gravy on request and without.",
    "Un comptoir de douze bancs qui n’a pas verrouillé sa porte depuis 1987. Burgers, déjeuner à toute heure, sauce brune sur demande et sans demande.",
  ],
  menu_description: ["Counter burgers, fries cut each morning.", "Burgers de comptoir, frites coupées chaque matin."],
  phone_number: "+15145550101",
  website: "https://chez-margot.example",
  address: "4375 rue Saint-Denis",
  city: "Montréal",
  postal_code: "H2J 2L1",
  zone: "plateau",
  latitude: 45.52299,
  longitude: -73.58244,
  google_place_id: "demo-chez-margot",
  logo_image_path: logoPicture("chez-margot"),
  cover_image_path: coverPicture("chez-margot"),
  cuisines: ["burger", "diner", "quebecois"],
  planned_orders_enabled: true,
  preparation_minutes: 20,
  hours: AROUND_THE_CLOCK,
  delivery_offered: true,
  dine_in_offered: true,
  take_out_offered: true,
  curbside_pickup_offered: true,
  drive_through_offered: true,
  delivery_radius_m: 6_000,
  delivery_fee: 3.99,
  menu: {
    welcome_url: "https://chez-margot.example/menus",
    items: chezMargotItems,
    modifier_groups: chezMargotGroups,
    combos: chezMargotCombos,
  },
};
