import { CLAIM_REFUSALS, CLAIM_STATES, type ClaimRefusal, type ClaimState } from "@tablee/domain/management/claim";
import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import { instant } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";
import { restaurants } from "../../restaurants/stored/restaurants.table.ts";

/** Members' claims that a place is theirs (management §38). */
export const restaurantClaims = pgTable(
  "restaurant_claims",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    restaurant_id: integer()
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    state: text().$type<ClaimState>().notNull().default("open"),
    refusal: text().$type<ClaimRefusal>(),
    /** The claimant's note to whoever decides. */
    note: text().notNull(),
    created_at: instant().notNull(),
    decided_at: instant(),
    /** The newest code, as its hash, and where it was sent; cleared by the decision. */
    code_email: text(),
    code_hash: text(),
    code_tries: integer().notNull().default(0),
    code_sent_at: instant(),
    code_expires_at: instant(),
    /** Counts the codes, so that a late mail for an older one finds nothing. */
    code_number: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex("restaurant_claims_open")
      .on(t.account_id, t.restaurant_id)
      .where(sql`${t.state} = 'open'`),
    index("restaurant_claims_account").on(t.account_id, t.id),
    index("restaurant_claims_restaurant").on(t.restaurant_id),
    index("restaurant_claims_state").on(t.state, t.id),
    index("restaurant_claims_decided").on(t.decided_at),
    check("restaurant_claims_state", oneOf(t.state, CLAIM_STATES)),
    check("restaurant_claims_refusal", oneOf(t.refusal, CLAIM_REFUSALS)),
    check("restaurant_claims_decided", sql`(${t.state} = 'open') = (${t.decided_at} is null)`),
  ],
);
