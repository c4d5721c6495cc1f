import { CELL_SIZES, CELLS_IN_ROW } from "@tablee/domain/search/cells";
import { FOUND_KINDS, type FoundKind } from "@tablee/domain/search/found-kind";
import { TREND_CATEGORIES, type TrendCategory } from "@tablee/domain/search/trends";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { instant } from "../database/columns.ts";
import { oneOf } from "../database/one-of.ts";

const strings = () => text().array().notNull();

/** The cells of an entry as the domain numbers them. */
const CELLS = `case when latitude is null or longitude is null then '{}'::integer[] else array[${CELL_SIZES.map(
  ({ first, high, wide }) =>
    `${first} + floor((latitude + 90) / ${high})::integer * ${CELLS_IN_ROW} + floor((longitude + 180) / ${wide})::integer`,
).join(", ")}] end`;

/**
 * What a search looks in: a row for everything that can be found, folded. Triggers on the tables of what is found keep
 * it in the transaction of each write, whoever writes (docs/decisions/074-search.md).
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    kind: text().$type<FoundKind>().notNull(),
    ref: integer().notNull(),
    /** Whole names, folded, one for each language. */
    names: strings(),
    name_words: strings(),
    /** The words of the name and all others. */
    words: strings(),
    /** Where it is; null: nowhere, it is found from everywhere. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The logarithm of how many like it, so that few likes change it. */
    popularity: smallint().notNull().default(0),
    /** For friends of its author alone. */
    friends: boolean().notNull().default(false),
    /** Those in which it lies (domain search/cells.ts), one of each size. */
    cells: integer().array().notNull().generatedAlwaysAs(sql.raw(CELLS)),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    // Of one kind each: of the places that have a word no dish is looked at.
    ...FOUND_KINDS.filter((kind) => kind !== "account").map((kind) =>
      index(`search_entries_${kind}_words`)
        .using("gin", t.words, t.cells)
        .where(sql`kind = ${sql.raw(`'${kind}'`)}`),
    ),
    ...FOUND_KINDS.map((kind) =>
      index(`search_entries_${kind}_name_words`)
        .using("gin", t.name_words, t.cells)
        .where(sql`kind = ${sql.raw(`'${kind}'`)}`),
    ),
    index("search_entries_place").on(t.latitude, t.longitude),
    check("search_entries_kind", oneOf(t.kind, FOUND_KINDS)),
  ],
);

/**
 * What a write has left to be entered: one that says `tablee.search_later` in its transaction, as a large menu does on the
 * embedded database (page 013), is done sooner, and what it wrote is entered a few at a time.
 */
export const searchLeft = pgTable(
  "search_left",
  { kind: text().$type<FoundKind>().notNull(), ref: integer().notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.ref] })],
);

/** Every word that something is found by. */
export const searchWords = pgTable("search_words", { word: text().primaryKey() }, (t) => [
  index("search_words_beginning").on(t.word.op("text_pattern_ops")),
]);

/** What is left of these words where letters are missing, the words themselves among it (domain search/slips.ts). */
export const searchRemainders = pgTable(
  "search_remainders",
  { remainder: text().notNull(), word: text().notNull() },
  (t) => [primaryKey({ columns: [t.remainder, t.word] })],
);

/**
 * Words that came with a write and are not in search_words yet: written without looking at each other's, so that nobody
 * waits for a long import. learn-words.ts takes them over.
 */
export const searchNewWords = pgTable("search_new_words", { word: text().notNull() });

/**
 * Who votes for what these days (search §7): a member once for a thing at each place, with the newest moment. Counted
 * from what members did, member by member (search/trends/refresh-trends.ts): nothing else writes here.
 */
export const trendVotes = pgTable(
  "trend_votes",
  {
    category: text().$type<TrendCategory>().notNull(),
    /** An id, or a hashtag folded. */
    thing: text().notNull(),
    account_id: integer().notNull(),
    /** Where it is served; 0: at none of our restaurants, which counts worldwide alone. */
    restaurant_id: integer().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.category, t.thing, t.account_id, t.restaurant_id] }),
    index("trend_votes_account").on(t.account_id),
    check("trend_votes_category", oneOf(t.category, TREND_CATEGORIES)),
  ],
);

/** When the votes were last counted, and when last those of everybody: of several processes one does it. */
export const trendCounts = pgTable("trend_counts", {
  id: integer().primaryKey(),
  at: instant().notNull(),
  whole_at: instant(),
});

/**
 * Whose votes are to be counted anew: of a member, or of all who did something with a discovery. Triggers write it where
 * something is taken back or changed; what is new is found by its moment (count-votes.queries.ts).
 */
export const trendChanges = pgTable("trend_changes", {
  account_id: integer(),
  recommendation_id: integer(),
  /** Until nothing else is to be counted: everybody is counted now and then. */
  waits: boolean().notNull().default(false),
});
