import * as z from "zod";
import { call, FORBIDDEN } from "../wire/errors.ts";

export const IMPORT_FORMATS = ["osm", "square", "dominos", "uber", "csv", "tablee"] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What a menu from a point-of-sale system or a delivery service may contain that ours cannot represent. */
export const IMPORT_LOSSES = [
  "discount",
  "tax",
  "without_price",
  "without_choices",
  "of_one_dish",
  "how_it_is_made",
  "on_a_half",
  "portion",
  "other_price",
  "hidden",
  "sold_out_until",
  "hours",
  "bundle",
  "subtitle",
  "nowhere",
  "counts",
  "too_deep",
  "calories",
  "picture",
  "label",
  "language",
  "looks",
  "other",
] as const;
export type ImportLoss = (typeof IMPORT_LOSSES)[number];

/** A fault in a file (nothing is then imported), or a part of it that was imported with a loss. */
export const ImportRemark = z.object({
  /** The line of the file if it is known, else null. */
  line: z.int().nullable(),
  /** JSON path within the file. */
  path: z.string(),
  code: z.string(),
  message: z.string(),
  /** The kind of thing that was lost. */
  loss: z.enum(IMPORT_LOSSES).optional(),
  /** Its name in the file, or that of what it belongs to. If it occurs `times` times, the name of the first. */
  name: z.string().optional(),
  times: z.int().optional(),
});
export type ImportRemark = z.infer<typeof ImportRemark>;

const Counts = z.object({ created: z.int(), updated: z.int(), unchanged: z.int() });
export const ImportReport = z.object({
  format: z.enum(IMPORT_FORMATS),
  restaurants: Counts,
  items: Counts,
  combos: Counts,
  modifier_groups: Counts,
  /** Restaurants that did not exist before, each with its ref in the file. */
  new_restaurants: z.array(z.object({ id: z.int(), ref: z.string() })),
  /** The number of rows skipped because they are of no use (a place without a name). */
  skipped: z.int(),
  errors: z.array(ImportRemark),
  warnings: z.array(ImportRemark),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** A text that the database can store: without NUL and lone surrogates. */
const storable = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "A character that cannot be stored");

export const importContract = {
  start: call
    .route({
      method: "POST",
      path: "/admin/import/{format}",
      successStatus: 202,
      tags: ["import"],
      summary: "Import a menu or restaurant file, all or nothing; progress by GET /progress/{id}",
    })
    .errors({
      forbidden: FORBIDDEN,
      payload_too_large: { status: 413, message: "The body is over its limit" },
      /** Reported by the progress, because the call returns before the file is read. */
      import_refused: { status: 422, message: "The file is not right; nothing was changed", data: ImportReport },
    })
    .input(
      z.object({
        format: z.enum(IMPORT_FORMATS),
        file: z.file().max(64 * 1024 * 1024),
        /** The restaurant whose menu it is, for formats that do not name one (square, dominos, uber, csv). */
        restaurant_ref: storable(120).optional(),
        restaurant_name: storable(200).optional(),
      }),
    )
    .output(z.object({ id: z.uuid() })),
  exportTablee: call
    .route({
      method: "GET",
      path: "/admin/export/tablee/{restaurant_id}",
      tags: ["import"],
      summary: "A restaurant with its menu in our own format",
    })
    .errors({ forbidden: FORBIDDEN, not_found: { status: 404, message: "There is no such restaurant" } })
    .input(z.object({ restaurant_id: z.int().min(1).max(2_147_483_647) }))
    .output(z.unknown()),
};
