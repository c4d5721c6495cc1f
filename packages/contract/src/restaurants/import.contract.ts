import * as z from "zod";
import { call, FORBIDDEN } from "../wire/errors.ts";

export const IMPORT_FORMATS = ["osm", "square", "dominos", "uber", "csv", "tablee"] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What a menu of a till or a delivery service may say that ours has no place for. */
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

/** One thing that is wrong with a file (it then changes nothing), or one that was read with a loss. */
export const ImportRemark = z.object({
  /** Line of the file where it could be told, else null. */
  line: z.int().nullable(),
  /** JSON path within the file. */
  path: z.string(),
  code: z.string(),
  message: z.string(),
  /** Of what has no place here: what it is. */
  loss: z.enum(IMPORT_LOSSES).optional(),
  /** And what the file calls it, or what it belongs to; the first one's name where it is there `times` times. */
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
  /** The restaurants that were not there before, each with the ref by which the file names it. */
  new_restaurants: z.array(z.object({ id: z.int(), ref: z.string() })),
  /** Rows passed over because they are not for us (a place without a name), with how many. */
  skipped: z.int(),
  errors: z.array(ImportRemark),
  warnings: z.array(ImportRemark),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** A text that a database can store: without NUL and half characters. */
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
      /** Told by the progress: the call itself answers before the file is read. */
      import_refused: { status: 422, message: "The file is not right; nothing was changed", data: ImportReport },
    })
    .input(
      z.object({
        format: z.enum(IMPORT_FORMATS),
        file: z.file().max(64 * 1024 * 1024),
        /** For a menu format that names no restaurant (square, dominos, uber, csv): whose menu it is. */
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
