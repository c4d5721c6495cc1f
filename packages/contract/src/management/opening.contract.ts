import { NEW_PLACE_REFUSALS, OPENING_STEPS } from "@tablee/domain/management/opening/new-place";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Text } from "../wire/text.schema.ts";
import { Id, Instant, Latitude, Longitude } from "../wire/values.schema.ts";
import { Line } from "../wire/words.schema.ts";
import { SettingsPage } from "./settings.contract.ts";

const tags = ["management"];

/** A place that a member has created, as administrators see it. */
export const MadePlace = z.object({
  restaurant_id: Id,
  name: Text,
  address: z.string(),
  city: z.string(),
  /** `preparing`, `open`, `paused` or `ownerless`. */
  status: z.string(),
  made_at: Instant,
  owner: z.string().nullable(),
});
export type MadePlace = z.output<typeof MadePlace>;

export const openingContract = {
  make: call
    .route({ method: "POST", path: "/management/places", tags, summary: "Makes a place that is not there yet" })
    .errors({
      place_refused: {
        status: 422,
        message: "No place is made of that",
        data: z.object({ reason: z.enum(NEW_PLACE_REFUSALS) }),
      },
    })
    .input(
      z.object({
        name: Line(200),
        address: Line(300),
        city: Line(120),
        postal_code: Line(12),
        position: z.object({ latitude: Latitude, longitude: Longitude }).nullable(),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .nullish()
          .describe(
            "ISO 3166-1; decides on currency, tax and time zone. null: one of which nothing is known. Absent: the time zone decides",
          ),
        timezone: z.string().max(60).describe("The device's; where it is unknown, Toronto's"),
      }),
    )
    .output(z.object({ restaurant_id: Id })),
  open: call
    .route({ method: "POST", path: "/management/{restaurant_id}/open", tags, summary: "Shows it to diners" })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      steps_missing: {
        status: 409,
        message: "It lacks what nobody can order without",
        data: z.object({ steps: z.array(z.enum(OPENING_STEPS)) }),
      },
      ownerless: { status: 409, message: "Its last owner has left" },
    })
    .input(z.object({ restaurant_id: Id }))
    .output(SettingsPage),
  made: call
    .route({ method: "GET", path: "/admin/made-places", tags, summary: "What members have made, the newest first" })
    .errors({ forbidden: FORBIDDEN })
    .output(z.object({ places: z.array(MadePlace) })),
};
