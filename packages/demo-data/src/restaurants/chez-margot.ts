import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";

const AROUND_THE_CLOCK = Object.fromEntries(WEEKDAYS.map((day) => [day, [[0, 24]]])) as WeekHours;

export const chezMargot: TableeRestaurantInput = {
  ref: "chez-margot",
  name: "Chez Margot",
  description: ["A counter that never closes.", "Un comptoir qui ne ferme jamais."],
  menu_description: ["Counter burgers, fries cut each morning.", "Burgers de comptoir, frites coupées le matin."],
  phone_number: "+15145550101",
  website: "https://chez-margot.example",
  address: "4375 Rue Saint-Denis",
  city: "Montréal",
  postal_code: "H2J 2L1",
  zone: "plateau",
  latitude: 45.5236,
  longitude: -73.582,
  logo_image_path: "/pictures/chez-margot-logo.webp",
  cover_image_path: "/pictures/chez-margot-cover.webp",
  cuisines: ["burger", "diner"],
  planned_orders_enabled: true,
  hours: AROUND_THE_CLOCK,
  delivery_offered: true,
  dine_in_offered: true,
  take_out_offered: true,
  curbside_pickup_offered: true,
  drive_through_offered: true,
  delivery_fee: 3.99,
  menu: {
    items: [
      {
        ref: "smash-burger",
        name: ["Smash Burger, Aged Cheddar", "Smash burger, cheddar vieilli"],
        description: [
          "Two patties pressed hard on the flat-top, two-year cheddar, milk bun toasted in butter.",
          "Deux galettes saisies fort, cheddar de deux ans et pain au lait grillé au beurre.",
        ],
        price: 14.5,
        calories: 640,
        image_url: "/pictures/burger.webp",
        orientation: "portrait",
        allergens: ["gluten", "milk", "eggs"],
        type: "plate",
      },
    ],
    modifier_groups: [
      {
        ref: "size",
        name: ["Size", "Format"],
        min_selected_amount: 1,
        max_selected_amount: 1,
        price_display: "total",
        items: ["smash-burger"],
        modifiers: [
          { ref: "single", name: ["Single", "Simple"] },
          { ref: "double", name: ["Double", "Double"], price: 4 },
        ],
      },
    ],
  },
};
