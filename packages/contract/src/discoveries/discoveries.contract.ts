import { FEED_VARIANTS, INTERACTIONS } from "@tablee/domain/discoveries/discovery";
import { MOST_RECOMMENDED } from "@tablee/domain/discoveries/trusted-first";
import * as z from "zod";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { Words } from "../wire/words.schema.ts";
import { Continuation, Id, Latitude, Limit, Longitude } from "../wire/values.schema.ts";
import { Discovery, DiscoveryPage } from "./discoveries.schema.ts";

export const discoveriesContract = {
  list: call
    .route({ method: "GET", path: "/client/recommendations", tags: ["discoveries"], summary: "A page of the feed" })
    .input(
      z.object({
        variant: z.enum(FEED_VARIANTS).default("for_you"),
        latitude: Latitude.optional(),
        longitude: Longitude.optional(),
        zone: Words(60).optional(),
        continuation: Continuation.optional(),
        limit: Limit.default(12),
      }),
    )
    .output(DiscoveryPage),
  get: call
    .route({ method: "GET", path: "/client/recommendation/{id}", tags: ["discoveries"], summary: "One discovery" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: Id }))
    .output(Discovery),
  at: call
    .route({
      method: "GET",
      path: "/client/restaurant/{id}/recommendations",
      tags: ["discoveries"],
      summary: "What is recommended at a restaurant: first by members whom the viewer follows, then the hottest",
    })
    .input(
      z.object({
        id: Id,
        item_id: Id.optional().describe("Only of this dish of its menu"),
        limit: z.int().min(1).max(MOST_RECOMMENDED).default(12),
      }),
    )
    .output(DiscoveryPage.omit({ continuation: true })),
  allAt: call
    .route({
      method: "GET",
      path: "/client/restaurant/{id}/recommendations/all",
      tags: ["discoveries"],
      summary: "Everything that is recommended at a restaurant, the hottest first",
    })
    .input(
      z.object({
        id: Id,
        continuation: Continuation.optional(),
        limit: z.int().min(1).max(MOST_RECOMMENDED).default(MOST_RECOMMENDED),
      }),
    )
    .output(DiscoveryPage),
  interact: call
    .route({
      method: "POST",
      path: "/client/recommendation/interact/{recommendation_id}",
      tags: ["discoveries"],
      summary: "Toggle a like, dislike, report or not-interested",
    })
    .errors({
      not_found: NOT_FOUND,
      own_recommendation: { status: 422, message: "Not on your own discovery" },
      user_blocked: { status: 422, message: "Its author has blocked you" },
    })
    .input(z.object({ recommendation_id: Id, type: z.enum(INTERACTIONS) }))
    .output(z.object({ enabled: z.boolean(), likes: z.int() })),
};
