import { SHARE_TYPES, type ShareType } from "@tablee/domain/sharing/share";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant } from "../database/columns.ts";
import { oneOf } from "../database/one-of.ts";

/** Links to shared things (sharing §1), one per thing, whoever shares it. What they show is always read afresh. */
export const shareLinks = pgTable(
  "share_links",
  {
    /** 128 random bits. */
    id: text().primaryKey(),
    type: text().$type<ShareType>().notNull(),
    item_id: integer().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex("share_links_thing").on(t.type, t.item_id),
    check("share_links_type", oneOf(t.type, SHARE_TYPES)),
  ],
);

/** Short addresses of our own pages (sharing §5). */
export const shortLinks = pgTable(
  "short_links",
  {
    key: text().primaryKey(),
    path: text().notNull(),
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    created_at: instant().notNull(),
  },
  (t) => [index("short_links_account").on(t.account_id)],
);
