import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { bigint, boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../database/columns.ts";

/** What an import still has to write, if it is written in steps (page 013). */
export const importSteps = pgTable(
  "import_steps",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    import_id: uuid().notNull(),
    source: text().notNull(),
    restaurants: jsonb().$type<TableeRestaurant[]>().notNull(),
    /** true: every step of the import is recorded and could be written, so it will be. */
    decided: boolean().notNull().default(false),
    at: instant().notNull(),
  },
  (t) => [index("import_steps_import").on(t.import_id, t.id)],
);
