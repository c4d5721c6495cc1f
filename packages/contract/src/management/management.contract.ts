import { LANGUAGES } from "@tablee/domain/language/text";
import { MENU_LISTS } from "@tablee/domain/management/menu-draft";
import { PLAN_FAILURES } from "@tablee/domain/management/menu-plan";
import { CURRENCIES } from "@tablee/domain/money/minor";
import * as z from "zod";
import { Crop, PICTURE_REFUSALS, PictureFile } from "../pictures/pictures.schema.ts";
import { IMPORT_FORMATS, ImportRemark } from "../restaurants/import.contract.ts";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Text } from "../wire/text.schema.ts";
import { Id, ImageUrl, Instant } from "../wire/values.schema.ts";
import { EditedMenu } from "./edited-menu.schema.ts";
import { Assignment, CsvFault, CsvPreview } from "./menu-csv.schema.ts";

const tags = ["management"];
const Ref = z.string().min(1).max(120);
const Field = z.string().max(80);
const List = z.enum(MENU_LISTS);
const Revision = z.int().min(0).max(2_147_483_647);
const Place = z.object({ restaurant_id: Id });

/** The differences between a draft and the live menu (management §2). */
const Change = z.object({
  list: List,
  ref: z.string(),
  field: Field,
  before: z.unknown(),
  after: z.unknown(),
  /** Who changed it last, and when; null if they have no name. */
  by: z.string().nullable(),
  date: Instant,
});

export const MenuDraft = z.object({
  restaurant_id: Id,
  name: Text,
  currency: z.enum(CURRENCIES),
  /** Increases with every edit of the draft. */
  revision: Revision,
  /** Increases with every change of the live menu. */
  live_revision: Revision,
  live: EditedMenu,
  changes: z.array(Change),
  /** When the draft is to be published, and who planned it. */
  plan: z.object({ at: Instant, by: z.string().nullable() }).nullable(),
  /** The last plan that failed. */
  plan_failed: z.object({ at: Instant, code: z.enum(PLAN_FAILURES) }).nullable(),
});
export type MenuDraft = z.output<typeof MenuDraft>;

const MenuEdit = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("set"), list: List, ref: Ref, field: Field, seen: z.unknown(), value: z.unknown() }),
  z.object({
    kind: z.literal("add"),
    list: List,
    line: z.looseObject({ ref: Ref, listed: z.boolean() }),
    after: Ref.nullable(),
  }),
  z.object({ kind: z.literal("remove"), list: List, ref: Ref }),
  z.object({ kind: z.literal("move"), list: List, ref: Ref, after: Ref.nullable() }),
]);

const CONFLICTS = z.object({
  conflicts: z.array(z.object({ list: List, ref: z.string(), field: Field, theirs: z.unknown(), mine: z.unknown() })),
});
const FaultyPlace = z.object({ list: List, ref: z.string(), field: z.string(), code: z.string() });
export type FaultyPlace = z.output<typeof FaultyPlace>;

const DRAFT_MOVED = { status: 409, message: "The draft is another one by now: look at it first" } as const;

export const MenuVersion = z.object({
  number: z.int(),
  published_at: Instant,
  /** null for an import, or for somebody without a name. */
  by: z.string().nullable(),
  /** How many fields it changed. */
  changes: z.int(),
  /** Whether it is a menu that an import had already put live. */
  imported: z.boolean(),
});
export type MenuVersion = z.output<typeof MenuVersion>;

export const CsvImported = z.object({
  draft: MenuDraft,
  dishes: z.int().describe("How many the file has"),
  /** Headers of unknown columns, which were ignored. */
  unknown: z.array(z.string()),
  header: z.int().nullable().describe("The line that names the columns; null: none does"),
});
export type CsvImported = z.output<typeof CsvImported>;

export const MenuImported = z.object({
  draft: MenuDraft,
  format: z.enum(IMPORT_FORMATS),
  dishes: z.int().describe("How many the file has"),
  /** Parts of the file that our menus cannot represent; at most a hundred. */
  warnings: z.array(ImportRemark),
});
export type MenuImported = z.output<typeof MenuImported>;

const DRAFT_NOT_EMPTY = { status: 409, message: "There is a draft: publish it or throw it away first" } as const;

export const managementContract = {
  draft: call
    .route({ method: "GET", path: "/management/{restaurant_id}/menu", tags, summary: "The menu with its draft" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(Place)
    .output(MenuDraft),
  pulse: call
    .route({ method: "GET", path: "/management/{restaurant_id}/menu/pulse", tags, summary: "Whether it changed" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(Place)
    .output(
      MenuDraft.pick({ revision: true, live_revision: true }).extend({
        others: z
          .array(z.string().nullable())
          .describe("Who else edited the draft in the last two minutes, by name; null where they have none"),
      }),
    ),
  edit: call
    .route({ method: "PATCH", path: "/management/{restaurant_id}/menu", tags, summary: "Edits the draft, all or none" })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      edit_conflict: { status: 409, message: "Somebody else changed it meanwhile", data: CONFLICTS },
      line_unknown: { status: 409, message: "The menu does not have it any more" },
      line_known: { status: 409, message: "The menu has it already" },
      menu_full: { status: 422, message: "A menu holds no more than that" },
      menu_value_invalid: { status: 422, message: "No menu can hold this value", data: z.array(FaultyPlace) },
    })
    .input(z.object({ restaurant_id: Id, edits: z.array(MenuEdit).min(1).max(5_000) }))
    .output(MenuDraft.omit({ live: true })),
  picture: call
    .route({
      method: "POST",
      path: "/management/{restaurant_id}/menu/picture",
      tags,
      summary: "Takes in a picture for the menu (multipart); an edit of the draft then names its address",
    })
    .errors({ ...PICTURE_REFUSALS, forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(Place.extend({ picture: PictureFile, crop: Crop.nullish() }))
    .output(z.object({ url: ImageUrl })),
  plan: call
    .route({ method: "POST", path: "/management/{restaurant_id}/menu/plan", tags, summary: "Has it published later" })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      draft_moved: DRAFT_MOVED,
      draft_empty: { status: 409, message: "There is nothing to publish" },
      time_past: { status: 422, message: "The moment has to be still to come" },
      time_too_far: { status: 422, message: "The moment has to be within a year" },
    })
    .input(
      z.object({ restaurant_id: Id, revision: Revision, at: Instant.nullable().describe("null: it is not to come") }),
    )
    .output(MenuDraft.omit({ live: true })),
  publish: call
    .route({ method: "POST", path: "/management/{restaurant_id}/menu/publish", tags, summary: "Makes the draft live" })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      draft_moved: DRAFT_MOVED,
      menu_overtaken: { status: 409, message: "The live menu changed in the same places: decide first" },
      menu_incomplete: {
        status: 422,
        message: "The menu cannot be ordered from like that",
        data: z.array(FaultyPlace),
      },
    })
    .input(z.object({ restaurant_id: Id, revision: Revision.describe("The draft that one looked at") }))
    .output(z.object({ version: z.int(), draft: MenuDraft })),
  discard: call
    .route({ method: "POST", path: "/management/{restaurant_id}/menu/discard", tags, summary: "Throws the draft away" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND, draft_moved: DRAFT_MOVED })
    .input(z.object({ restaurant_id: Id, revision: Revision }))
    .output(MenuDraft),
  versions: call
    .route({ method: "GET", path: "/management/{restaurant_id}/menu/versions", tags, summary: "What was published" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(Place)
    .output(z.object({ versions: z.array(MenuVersion) })),
  restore: call
    .route({
      method: "POST",
      path: "/management/{restaurant_id}/menu/restore",
      tags,
      summary: "An older version as a draft, to be looked at and published",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      draft_not_empty: DRAFT_NOT_EMPTY,
    })
    .input(z.object({ restaurant_id: Id, number: z.int().min(1).max(2_147_483_647) }))
    .output(MenuDraft),
  importCsv: call
    .route({
      method: "POST",
      path: "/management/{restaurant_id}/menu/csv",
      tags,
      summary: "A CSV of one dish a line (multipart) as a draft, to be compared and published",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      draft_not_empty: DRAFT_NOT_EMPTY,
      payload_too_large: { status: 413, message: "The body is over its limit" },
      menu_full: { status: 422, message: "A menu holds no more than that" },
      menu_file_refused: {
        status: 422,
        message: "The file is not right; nothing was changed",
        data: z.array(CsvFault),
      },
    })
    .input(
      z.object({
        restaurant_id: Id,
        file: z.file(),
        whole: z.boolean().default(false).describe("What the file does not list is archived"),
        assigned: Assignment.optional().describe("Missing: the columns are what their headings say"),
      }),
    )
    .output(CsvImported),
  previewCsv: call
    .route({
      method: "POST",
      path: "/management/{restaurant_id}/menu/csv/preview",
      tags,
      summary: "How a CSV (multipart) is read, so that its columns can be assigned; nothing is written",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      payload_too_large: { status: 413, message: "The body is over its limit" },
      menu_file_refused: { status: 422, message: "The file is no table of dishes", data: z.array(CsvFault) },
    })
    .input(Place.extend({ file: z.file(), assigned: Assignment.optional().describe("As of the call that lays it") }))
    .output(CsvPreview),
  importMenu: call
    .route({
      method: "POST",
      path: "/management/{restaurant_id}/menu/file",
      tags,
      summary:
        "A menu as a till or a delivery service writes it (multipart JSON) as a draft, to be compared and published",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      draft_not_empty: DRAFT_NOT_EMPTY,
      payload_too_large: { status: 413, message: "The body is over its limit" },
      menu_full: { status: 422, message: "A menu holds no more than that" },
      menu_json_refused: {
        status: 422,
        message: "The file is not right; nothing was changed",
        data: z.array(ImportRemark),
      },
    })
    .input(
      Place.extend({
        file: z.file(),
        whole: z.boolean().default(false).describe("As of a CSV"),
        language: z.enum(LANGUAGES).optional().describe("That of words whose language the file does not tell"),
      }),
    )
    .output(MenuImported),
};
