import { ADDED, MENU_LISTS, type MenuList } from "@tablee/domain/management/menu-draft";
import { PLAN_FAILURES, type PlanFailure } from "@tablee/domain/management/menu-plan";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text as string } from "drizzle-orm/pg-core";
import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { instant } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";

/** The one draft of a restaurant's menu (management §2); editing and publishing lock this row. */
export const menuDrafts = pgTable(
  "menu_drafts",
  {
    restaurant_id: integer()
      .primaryKey()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    revision: integer().notNull().default(0),
    /** From when diners are to see it, and who planned that (management §30). */
    publish_at: instant(),
    planned_by: integer().references(() => accounts.id, { onDelete: "set null" }),
    /** Why the planned publication failed, and when. */
    plan_failure: string().$type<PlanFailure>(),
    plan_failed_at: instant(),
  },
  (t) => [
    index("menu_drafts_planned_by").on(t.planned_by),
    check("menu_drafts_plan_failure", oneOf(t.plan_failure, PLAN_FAILURES)),
  ],
);

/** The draft's differences from the live menu, field by field. */
export const menuDraftChanges = pgTable(
  "menu_draft_changes",
  {
    restaurant_id: integer()
      .notNull()
      .references(() => menuDrafts.restaurant_id, { onDelete: "cascade" }),
    list: string().$type<MenuList>().notNull(),
    ref: string().notNull(),
    field: string().notNull(),
    /** Wrapped in an object, so that null differs from a missing value. */
    before: jsonb().$type<{ value?: unknown }>().notNull(),
    after: jsonb().$type<{ value?: unknown }>().notNull(),
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    changed_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.restaurant_id, t.list, t.ref, t.field] }),
    index("menu_draft_changes_account").on(t.account_id),
    check("menu_draft_changes_list", oneOf(t.list, MENU_LISTS)),
    check("menu_draft_changes_ref", sql`${t.ref} <> '' or ${t.field} <> ${sql.raw(`'${ADDED}'`)}`),
  ],
);

/** Every published menu; versions are never changed. */
export const menuVersions = pgTable(
  "menu_versions",
  {
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    menu: jsonb().$type<EditedMenu>().notNull(),
    changes: integer().notNull(),
    /**
     * The menu was not published here but found: it came from an import or was entered by hand before a version was
     * published over it.
     */
    imported: boolean().notNull(),
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    published_at: instant().notNull(),
    /** The revision of the draft that it was; null for menus that were found, and for older versions. */
    draft_revision: integer(),
  },
  (t) => [primaryKey({ columns: [t.restaurant_id, t.number] }), index("menu_versions_account").on(t.account_id)],
);
