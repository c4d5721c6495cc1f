import { MAX_TABLE_NAME } from "@tablee/domain/tables/table";
import * as z from "zod";
import { call, EDIT_CONFLICT, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Id } from "../wire/values.schema.ts";
import { Line } from "../wire/words.schema.ts";
import { KitchenTable, OpenedTable, TableCode } from "./tables.schema.ts";

const tags = ["tables"];
const staff = call.errors({ not_found: NOT_FOUND, forbidden: FORBIDDEN });
const byId = z.object({ id: Id });
/** A table, with the code that staff see on it; null: it is out of service. */
const byCode = byId.extend({ code: z.string().nullable().optional().describe("The code that goes, and no other") });
const byRestaurant = z.object({ restaurant_id: Id });
const TableName = Line(MAX_TABLE_NAME).trim().min(1).describe("As guests and staff call it");

export const tablesContract = {
  get: call
    .route({ method: "GET", path: "/client/table/{code}", tags, summary: "What a table's code opens" })
    .errors({ not_found: { status: 404, message: "The code is forged, was changed, or its table is out of service" } })
    .input(z.object({ code: TableCode }))
    .output(OpenedTable),
  list: staff
    .route({ method: "GET", path: "/kitchen/{restaurant_id}/tables", tags, summary: "A restaurant's tables by name" })
    .input(byRestaurant)
    .output(z.array(KitchenTable)),
  create: staff
    .route({ method: "POST", path: "/kitchen/{restaurant_id}/tables", tags, summary: "Add a table" })
    .errors({
      name_taken: { status: 409, message: "The restaurant has a table of this name" },
      too_many_tables: { status: 422, message: "The restaurant has as many tables as one can have" },
    })
    .input(byRestaurant.extend({ name: TableName }))
    .output(KitchenTable),
  rename: staff
    .route({ method: "PATCH", path: "/kitchen/table/{id}", tags, summary: "Call a table by another name" })
    .errors({
      name_taken: { status: 409, message: "The restaurant has a table of this name" },
      edit_conflict: EDIT_CONFLICT,
    })
    .input(byId.extend({ name: TableName, seen: z.string().optional().describe("The name that it replaces") }))
    .output(KitchenTable),
  clear: staff
    .route({
      method: "POST",
      path: "/kitchen/table/{id}/clear",
      tags,
      summary: "End the sitting at a table without an order; its code stays good for the next party",
    })
    .errors({ edit_conflict: EDIT_CONFLICT })
    .input(
      byId.extend({
        sitting: z.uuid().nullish().describe("The sitting to end, and no other; null: none was seen there"),
      }),
    )
    .output(KitchenTable),
  rotate: staff
    .route({
      method: "POST",
      path: "/kitchen/table/{id}/rotate",
      tags,
      summary: "Give a table a new code; the old one opens nothing, and the sitting ends",
    })
    .errors({ edit_conflict: EDIT_CONFLICT })
    .input(byCode)
    .output(KitchenTable),
  close: staff
    .route({
      method: "POST",
      path: "/kitchen/table/{id}/close",
      tags,
      summary: "Take a table out of service until it is given a new code; its code opens nothing",
    })
    .errors({ edit_conflict: EDIT_CONFLICT })
    .input(byCode)
    .output(KitchenTable),
};
