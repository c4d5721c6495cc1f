import { STAFF_ROLES, type StaffRole } from "@tablee/domain/accounts/right";
import { LANGUAGES, type Language } from "@tablee/domain/language/text";
import { bigserial, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { instant } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";

/** Invitations to work in a restaurant (management §22): a newer one to the same e-mail replaces an older one. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    email: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    language: text().$type<Language>().notNull(),
    invited_by: integer().references(() => accounts.id, { onDelete: "set null" }),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    /**
     * Hashes of the ids in the mails' links: that of the last mail, and those whose mail may or may not have arrived.
     */
    keys: text().array().notNull().default([]),
  },
  (t) => [
    unique("staff_invitations_once").on(t.restaurant_id, t.email),
    index("staff_invitations_keys").using("gin", t.keys),
    index("staff_invitations_invited_by").on(t.invited_by),
    index("staff_invitations_expiry").on(t.expires_at),
    check("staff_invitations_role", oneOf(t.role, STAFF_ROLES)),
    check("staff_invitations_language", oneOf(t.language, LANGUAGES)),
  ],
);
