import { bigserial, check, jsonb, pgTable, text as string } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";

export const OUTBOX_KINDS = ["push", "mail", "sms"] as const;

/** What would have been sent, if no service is configured for sending (wire §37). */
export const outbox = pgTable(
  "outbox",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: string().$type<(typeof OUTBOX_KINDS)[number]>().notNull(),
    message: jsonb().$type<Record<string, unknown>>().notNull(),
    date: instant().notNull(),
  },
  (t) => [check("outbox_kind", oneOf(t.kind, OUTBOX_KINDS))],
);
