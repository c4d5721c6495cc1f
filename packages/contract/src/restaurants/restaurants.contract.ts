import { DIETS } from "@tablee/domain/menus/diets";
import { MOST_RADIUS_M } from "@tablee/domain/places/distance-steps";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import { LikeAnswer, TOO_MANY_FAVORITES } from "../menus/menus.contract.ts";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { Words } from "../wire/words.schema.ts";
import { Continuation, Id, Instant, Latitude, Limit, LocalDate, Longitude, OrderTime } from "../wire/values.schema.ts";
import {
  OrdersAvailability,
  Restaurant,
  RestaurantGroup,
  RestaurantPage,
  RestaurantPins,
} from "./restaurants.schema.ts";

const byId = z.object({ id: Id });
const tags = ["restaurants"];
/** The filters of lists and maps of restaurants (restaurants §32). */
const narrowed = {
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  radius: z
    .int()
    .min(1)
    .max(MOST_RADIUS_M)
    .optional()
    .describe("Metres; without it 50000, and those whose position is not known come last"),
  mode: z.enum(ORDER_MODES).optional(),
  open: z.boolean().optional().describe("Only those that take orders now"),
  cuisine: Words(60).optional(),
  tag: Words(60).optional(),
  diet: z.enum(DIETS).optional().describe("Only those that serve something for it"),
  favorites: z.boolean().optional().describe("Only what the caller likes; for members"),
};
const restaurants = call.errors({ not_found: NOT_FOUND });
/** The order for which slots are requested; those that are full for it are left out. */
const order = {
  mode: z.enum(ORDER_MODES).optional().describe("Without it, slots that are full for every mode are left out"),
  dishes: z.int().min(1).max(5_000).optional().describe("How many dishes the order is of; 1 unless told"),
};

export const restaurantsContract = {
  list: call
    .route({ method: "GET", path: "/client/restaurants", tags, summary: "Restaurants, nearest first" })
    .input(
      z.object({
        ...narrowed,
        worldwide: z.boolean().optional(),
        query: Words(80)
          .optional()
          .describe("A part of the name, whatever its accents and case; of one or two letters the beginning of a word"),
        open_first: z.boolean().optional().describe("Of those around, the open ones before the others"),
        ids: z
          .string()
          .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,49}$/)
          .optional()
          .describe("Only these, at most 50, separated by commas"),
        continuation: Continuation.optional(),
        limit: Limit.default(20),
      }),
    )
    .output(RestaurantPage),
  pins: call
    .route({ method: "GET", path: "/client/restaurant-pins", tags, summary: "Where restaurants lie, for a map" })
    .input(z.object(narrowed))
    .output(RestaurantPins),
  get: restaurants
    .route({ method: "GET", path: "/client/restaurant/{id}", tags, summary: "A restaurant with its whole menu" })
    .input(byId)
    .output(Restaurant),
  getAt: restaurants
    .route({ method: "GET", path: "/client/restaurant/{id}/{moment}", tags, summary: "The same, for a moment to come" })
    .input(byId.extend({ moment: Instant }))
    .output(Restaurant),
  byPlace: restaurants
    .route({ method: "GET", path: "/client/restaurant-by-place/{google_place_id}", tags, summary: "By mapped place" })
    .input(z.object({ google_place_id: Words(200) }))
    .output(Restaurant),
  group: restaurants
    .route({
      method: "GET",
      path: "/client/restaurant-group/{alias}",
      tags,
      summary: "Restaurants that belong together",
    })
    .input(z.object({ alias: Words(60) }))
    .output(RestaurantGroup),
  availability: restaurants
    .route({
      method: "GET",
      path: "/client/restaurant-info/orders-availability/{id}",
      tags,
      summary: "When and how orders are taken",
    })
    .input(byId.extend(order))
    .output(OrdersAvailability),
  availabilityAt: restaurants
    .route({
      method: "GET",
      path: "/client/restaurant-info/orders-availability/{id}/{date}/{time}",
      tags,
      summary: "The same, for an asked date and time",
    })
    .input(byId.extend({ date: LocalDate, time: OrderTime, ...order }))
    .output(OrdersAvailability),
  like: restaurants
    .route({ method: "POST", path: "/client/restaurant/like", tags, summary: "Like a restaurant, or no more" })
    .errors({ too_many_favorites: TOO_MANY_FAVORITES })
    .input(z.object({ restaurant_id: Id, like: z.boolean() }))
    .output(LikeAnswer),
};
