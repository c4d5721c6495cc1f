import * as z from "zod";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { Latitude, Longitude } from "../wire/values.schema.ts";
import { SearchAnswer } from "./search.schema.ts";
import { SearchTrends, Trend } from "./trends.schema.ts";

/** Much more than anybody types. Of a pasted page, the first words are searched. */
const MAX_QUERY = 10_000;

/** Longer than any category's name, so that an unknown one gets `not_found` instead of `invalid_input`. */
const MAX_CATEGORY = 40;
const where = { latitude: Latitude.optional(), longitude: Longitude.optional() };

export const searchContract = {
  trends: call
    .route({
      method: "GET",
      path: "/client/trends/{category}",
      tags: ["search"],
      summary: "What most members like, order and write about these days: within 50 km, or worldwide",
    })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ category: z.string().max(MAX_CATEGORY), ...where, worldwide: z.boolean().default(false) }))
    .output(Trend),
  searchTrends: call
    .route({
      method: "GET",
      path: "/client/search-trends",
      tags: ["search"],
      summary: "What a search begins with: hashtags of these days, and members whom one may want to follow",
    })
    .input(z.object(where))
    .output(SearchTrends),
  universal: call
    .route({
      method: "POST",
      path: "/client/universal-search",
      tags: ["search"],
      summary: "Members, discoveries, dishes and restaurants that answer what somebody typed",
    })
    .input(
      z.object({
        query: z.string().max(MAX_QUERY),
        ...where,
        worldwide: z.boolean().default(false),
      }),
    )
    .output(SearchAnswer),
};
