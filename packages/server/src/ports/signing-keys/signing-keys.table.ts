import { bigserial, check, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { instant } from "../../database/columns.ts";

/**
 * The keys with which this installation signs links that work without signing in. Rotating means inserting a row: the
 * newest key signs, and what an older one signed stays valid until its row is deleted.
 */
export const signingKeys = pgTable(
  "signing_keys",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** 32 random bytes, base64url. */
    key: text().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [check("signing_keys_long", sql`length(${t.key}) >= 43`)],
);
