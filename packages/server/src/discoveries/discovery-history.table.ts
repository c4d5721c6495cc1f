import { REJECTION_KINDS, type RejectionKind } from "@tablee/domain/discoveries/deciding";
import { DISCOVERY_STEPS, type DiscoveryStep } from "@tablee/domain/discoveries/discovery-step";
import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant } from "../database/columns.ts";
import { oneOf } from "../database/one-of.ts";
import { recommendations } from "./discoveries.table.ts";

const recommendation = () =>
  integer()
    .notNull()
    .references(() => recommendations.id, { onDelete: "cascade" });

/** What its author, readers and moderators did with a discovery, for moderators (moderation §4). */
export const recommendationHistory = pgTable(
  "recommendation_history",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    recommendation_id: recommendation(),
    /** Who did it; null: several members together, or an account that no longer exists. */
    account_id: integer().references(() => accounts.id, { onDelete: "set null" }),
    step: text().$type<DiscoveryStep>().notNull(),
    /** The kind of reason for a rejection; null: a reason in words only, or not a rejection. */
    kind: text().$type<RejectionKind>(),
    /** A moderator's reason, or an author's appeal. */
    words: text(),
    date: instant().notNull(),
  },
  (t) => [
    index("recommendation_history_of").on(t.recommendation_id, t.id),
    index("recommendation_history_account")
      .on(t.account_id)
      .where(sql`${t.account_id} is not null`),
    check("recommendation_history_step", oneOf(t.step, DISCOVERY_STEPS)),
    check("recommendation_history_kind", oneOf(t.kind, REJECTION_KINDS)),
  ],
);

/**
 * Reports that a moderator has closed by approving: they never count again, whatever their members toggle afterwards.
 */
export const closedReports = pgTable(
  "closed_reports",
  {
    recommendation_id: recommendation(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    closed_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.recommendation_id, t.account_id] }),
    index("closed_reports_account").on(t.account_id),
  ],
);
