import { REJECTION_KINDS, type RejectionKind } from "@tablee/domain/discoveries/deciding";
import {
  DISCOVERY_STATUSES,
  type DiscoveryStatus,
  INTERACTIONS,
  type Interaction,
  VISIBILITIES,
  type Visibility,
} from "@tablee/domain/discoveries/discovery";
import { type Language, LANGUAGES } from "@tablee/domain/language/text";
import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text as string,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "../accounts/stored/accounts.table.ts";
import { instant, now, text } from "../database/columns.ts";
import { oneOf } from "../database/one-of.ts";
import { menuItems } from "../menus/menus.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";

/** Discoveries: `recommendation` on the wire and in code (language §20). */
export const recommendations = pgTable(
  "recommendations",
  {
    id: serial().primaryKey(),
    guid: uuid().notNull().unique(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    short_description: text().notNull(),
    description: text().notNull(),
    image_url: string().notNull(),
    status: string().$type<DiscoveryStatus>().notNull(),
    visibility: string().$type<Visibility>().notNull(),
    /** Counters, updated in the transaction that changes what they count. */
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    root_comments: integer().notNull().default(0),
    restaurant_id: integer().references(() => restaurants.id, { onDelete: "set null" }),
    item_id: integer().references(() => menuItems.id, { onDelete: "set null" }),
    google_place_id: string(),
    google_place_name: string(),
    google_place_address: string(),
    city: string(),
    /** When others first saw it; before that, when it was created. */
    date_creation: instant().notNull().default(now),
    /** Counts the changes by its author and moderators: whoever saves or decides names the revision that they saw. */
    revision: integer().notNull().default(1),
    /** null: others have not seen it yet, or it is older than this column. */
    published_at: instant(),
    /** Since when it has been waiting for a moderator, after it was submitted, appealed or reported. */
    waiting_since: instant(),
    /** Why a moderator rejected it; only the author and moderators see this. */
    status_reason: string(),
    status_reason_kind: string().$type<RejectionKind>(),
    /** The language in which the reason is written. */
    status_reason_language: string().$type<Language>(),
    /** The author's appeal against a rejection; there can be only one. */
    appeal: string(),
    /**
     * The order of the feed: ten times the likes count as much as being a day and a half newer. It changes with the
     * likes but not with time, so it can be indexed and used for keyset pagination.
     */
    hotness: doublePrecision()
      .notNull()
      .generatedAlwaysAs(
        sql`log((likes + 1)::double precision) + extract(epoch from date_creation - timestamptz '2020-01-01 00:00:00+00')::double precision / 129600`,
      ),
  },
  (t) => [
    // The feed lists approved discoveries in descending order, by keyset.
    index("recommendations_fresh")
      .on(t.date_creation.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.status} = 'approved' and ${t.visibility} <> 'private'`),
    index("recommendations_hot")
      .on(t.hotness.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.status} = 'approved' and ${t.visibility} <> 'private'`),
    index("recommendations_popular")
      .on(t.likes.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.status} = 'approved' and ${t.visibility} <> 'private'`),
    // The same per author and visibility: the feed of a member who follows many is read author by author.
    index("recommendations_author_hot")
      .on(t.account_id, t.visibility, t.hotness.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.status} = 'approved' and ${t.visibility} <> 'private'`),
    index("recommendations_author_fresh")
      .on(t.account_id, t.visibility, t.date_creation.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.status} = 'approved' and ${t.visibility} <> 'private'`),
    index("recommendations_author").on(t.account_id, t.date_creation.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("recommendations_restaurant").on(t.restaurant_id),
    index("recommendations_item")
      .on(t.item_id)
      .where(sql`${t.item_id} is not null`),
    // What is recommended at a restaurant or of a dish (discoveries §31). With all that is asked of a row: otherwise the
    // generic plan reads and sorts all rows of the place.
    index("recommendations_restaurant_hot")
      .on(t.restaurant_id, t.hotness.desc().nullsFirst(), t.id.desc().nullsFirst(), t.account_id, t.visibility)
      .where(sql`${t.status} = 'approved' and ${t.visibility} <> 'private'`),
    index("recommendations_item_hot")
      .on(
        t.item_id,
        t.hotness.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
        t.account_id,
        t.visibility,
        t.restaurant_id,
      )
      .where(sql`${t.item_id} is not null and ${t.status} = 'approved' and ${t.visibility} <> 'private'`),
    // For the sweep, which looks up every stored picture.
    index("recommendations_picture").on(t.image_url),
    // What waits for moderators, oldest first.
    index("recommendations_waiting")
      .on(sql`coalesce(${t.waiting_since}, ${t.date_creation})`, t.id)
      .where(sql`${t.status} = 'pending' or (${t.status} = 'approved' and ${t.waiting_since} is not null)`),
    index("recommendations_status_newest")
      .on(t.status, t.id.desc())
      .where(sql`${t.status} <> 'approved'`),
    check("recommendations_has_picture", sql`${t.status} = 'draft' or ${t.image_url} <> ''`),
    check("recommendations_status", oneOf(t.status, DISCOVERY_STATUSES)),
    check("recommendations_reason_language", oneOf(t.status_reason_language, LANGUAGES)),
    check("recommendations_reason_kind", oneOf(t.status_reason_kind, REJECTION_KINDS)),
    check("recommendations_visibility", oneOf(t.visibility, VISIBILITIES)),
    check("recommendations_counters", sql`${t.likes} >= 0 and ${t.comments} >= 0 and ${t.root_comments} >= 0`),
  ],
);

export const interactions = pgTable(
  "recommendation_interactions",
  {
    recommendation_id: integer()
      .notNull()
      .references(() => recommendations.id, { onDelete: "cascade" }),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    type: string().$type<Interaction>().notNull(),
    created_at: instant().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.recommendation_id, t.type] }),
    index("interactions_recommendation").on(t.recommendation_id, t.type),
    // Recent interactions, for trends. Rows are stored in the order of their insertion, so this index costs hardly any
    // writes.
    index("interactions_moment").using("brin", t.created_at).with({ autosummarize: true }),
    // discoveries §13: a like removes a dislike and vice versa; the index enforces it.
    uniqueIndex("interactions_like_or_dislike")
      .on(t.account_id, t.recommendation_id)
      .where(sql`${t.type} in ('like', 'dislike')`),
    check("interactions_type", oneOf(t.type, INTERACTIONS)),
  ],
);
