import { MAX_APPEAL } from "@tablee/domain/discoveries/deciding";
import { VISIBILITIES } from "@tablee/domain/discoveries/discovery";
import { DISCOVERY_FIELDS, PLACE_FIELDS } from "@tablee/domain/discoveries/discovery-words";
import { PUBLISHING_NEEDS } from "@tablee/domain/discoveries/publishing";
import * as z from "zod";
import { Crop, PICTURE_REFUSALS, PictureFile } from "../pictures/pictures.schema.ts";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { TextInput } from "../wire/text.schema.ts";
import { Id } from "../wire/values.schema.ts";
import { Line, Words } from "../wire/words.schema.ts";
import { Discovery } from "./discoveries.schema.ts";

/** What an author writes about a discovery. A missing field stays unchanged; null removes a link. */
export const DiscoveryInput = z.object({
  name: TextInput.optional(),
  short_description: TextInput.optional(),
  description: TextInput.optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  restaurant_id: Id.nullable().optional(),
  item_id: Id.nullable().optional(),
  google_place_id: Line(200).nullable().optional(),
  google_place_name: Line(120).nullable().optional(),
  google_place_address: Line(250).nullable().optional(),
  city: Line(80).nullable().optional(),
  /** The part of the picture to keep; its centre if missing. */
  crop: Crop.optional(),
  /** true keeps it private as a draft; false or missing submits it for others to see. */
  draft: z.boolean().optional(),
  /**
   * The revision that the author has edited; a newer one is not overwritten. If missing, whatever is stored is changed.
   */
  revision: z.int().optional(),
});
export type DiscoveryInput = z.infer<typeof DiscoveryInput>;

const WordsProblems = z.object({
  problems: z.array(
    z.object({
      field: z.enum([...DISCOVERY_FIELDS, ...PLACE_FIELDS]),
      language: z.enum(["en", "fr", "default"]),
      code: z.enum(["required", "too_short", "too_long", "not_plain"]),
    }),
  ),
});

/** Why saving a discovery may be refused. */
const SAVING = {
  words_invalid: { status: 422, message: "The words are not as they may be", data: WordsProblems },
  not_publishable: {
    status: 422,
    message: "Something is missing before others can see it",
    data: z.object({ missing: z.array(z.enum(PUBLISHING_NEEDS)) }),
  },
  restaurant_unknown: { status: 422, message: "There is no such restaurant, or it has not been opened yet" },
  item_unknown: { status: 422, message: "That restaurant has no such item" },
} as const;

const tags = ["discoveries"];

/** A header that makes submissions safe to repeat: one key creates one discovery. */
export const CREATION_KEY = /^[\w-]{8,100}$/;

export const publishingContract = {
  create: call
    .route({
      method: "POST",
      path: "/client/recommendation/create",
      successStatus: 202,
      tags,
      summary: "Hands in a discovery; progress by GET /progress/{id}. Header Idempotency-Key: sent twice it is one",
    })
    .errors({
      ...SAVING,
      // The progress may also report these two, because the picture is processed after the call has returned.
      ...PICTURE_REFUSALS,
      idempotency_conflict: { status: 409, message: "This key was used for another discovery" },
    })
    .input(DiscoveryInput.extend({ image: PictureFile.optional() }))
    .output(z.object({ id: z.uuid() })),
  created: call
    .route({
      method: "GET",
      path: "/client/recommendation/created/{key}",
      tags,
      summary: "The progress of what a device handed in under a key, where the answer was lost",
    })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ key: z.string().regex(CREATION_KEY) }))
    .output(z.object({ id: z.uuid() })),
  update: call
    .route({
      method: "PATCH",
      path: "/client/recommendation/{id}",
      tags,
      summary: "Changes an own discovery. Header Idempotency-Key: sent twice it is changed once",
    })
    .errors({
      ...SAVING,
      ...PICTURE_REFUSALS,
      not_found: NOT_FOUND,
      idempotency_conflict: { status: 409, message: "This key was used for another change" },
      changed_meanwhile: {
        status: 409,
        message: "It was changed on another device or by a moderator since",
        data: z.object({ revision: z.int() }),
      },
    })
    .input(DiscoveryInput.extend({ id: Id, image: PictureFile.optional() }))
    .output(Discovery),
  changeVisibility: call
    .route({
      method: "PATCH",
      path: "/client/recommendation/change-visibility/{id}",
      tags,
      summary: "Changes who sees an own discovery",
    })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: Id, visibility: z.enum(VISIBILITIES) }))
    .output(Discovery),
  remove: call
    .route({ method: "DELETE", path: "/client/recommendation/{id}", tags, summary: "Deletes an own discovery" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  appeal: call
    .route({
      method: "POST",
      path: "/client/recommendation/appeal/{id}",
      tags,
      summary: "Asks the moderators to look at a rejected discovery again, once",
    })
    .errors({
      not_found: NOT_FOUND,
      not_rejected: { status: 409, message: "It is not rejected" },
      already_appealed: { status: 409, message: "One appeal was made already" },
      appeal_invalid: { status: 422, message: `One sentence of at most ${MAX_APPEAL} characters` },
    })
    .input(z.object({ id: Id, text: Words(4 * MAX_APPEAL) }))
    .output(Discovery),
};
