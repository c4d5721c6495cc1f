import * as z from "zod";
import { Discovery } from "../discoveries/discoveries.schema.ts";
import { RestaurantCard } from "../restaurants/restaurants.schema.ts";
import { Zone } from "./places.schema.ts";

/** A neighbourhood with its discoveries and restaurants (search §10). */
export const ZonePage = z.object({
  zone: Zone,
  recommendations: z.array(Discovery),
  restaurants: z.array(RestaurantCard),
});
export type ZonePage = z.infer<typeof ZonePage>;
