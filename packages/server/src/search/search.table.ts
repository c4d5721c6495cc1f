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

/** The SQL of an entry's cells, numbered as in the domain. */
const CELLS = `case when latitude is null or longitude is null then '{}'::integer[] else array[${CELL_SIZES.map(
  ({ first, high, wide }) =>
    `${first} + floor((latitude + 90) / ${high})::integer * ${CELLS_IN_ROW} + floor((longitude + 180) / ${wide})::integer`,
).join(", ")}] end`;

/**
 * The search index: a row for each thing that can be found, folded. Triggers on the tables of these things maintain it
 * in the transaction of each write, whoever writes (docs/decisions/074-search.md).
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    kind: text().$type<FoundKind>().notNull(),
    ref: integer().notNull(),
    /** Whole names, folded, one per language. */
    names: strings(),
    name_words: strings(),
    /** The words of the name and all other words. */
    words: strings(),
    /** Its position; null: none, so it is found from everywhere. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The logarithm of its number of likes, so that few likes change it. */
    popularity: smallint().notNull().default(0),
    /** Only for friends of its author. */
    friends: boolean().notNull().default(false),
    /** The cells that contain it (domain search/cells.ts), one of each size. */
    cells: integer().array().notNull().generatedAlwaysAs(sql.raw(CELLS)),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    // One index per kind, so that a search for places that have a word does not read dishes.
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
 * What remains to be indexed: a transaction that sets `tablee.search_later`, as a large menu does on the embedded
 * database (page 013), finishes sooner, and what it wrote is indexed in small batches.
 */
export const searchLeft = pgTable(
  "search_left",
  { kind: text().$type<FoundKind>().notNull(), ref: integer().notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.ref] })],
);

/** Every word by which something can be found. */
export const searchWords = pgTable("search_words", { word: text().primaryKey() }, (t) => [
  index("search_words_beginning").on(t.word.op("text_pattern_ops")),
]);

/** These words with letters removed, and the words themselves (domain search/slips.ts). */
export const searchRemainders = pgTable(
  "search_remainders",
  { remainder: text().notNull(), word: text().notNull() },
  (t) => [primaryKey({ columns: [t.remainder, t.word] })],
);

/**
 * New words that are not in search_words yet: inserted without any unique check, so that nobody waits for a long
 * import. learn-words.ts takes them over.
 */
export const searchNewWords = pgTable("search_new_words", { word: text().notNull() });

/**
 * The current votes (search §7): a member has one vote per thing and place, with the newest moment. They are computed
 * member by member from what members did (search/trends/refresh-trends.ts); nothing else writes here.
 */
export const trendVotes = pgTable(
  "trend_votes",
  {
    category: text().$type<TrendCategory>().notNull(),
    /** An id, or a folded hashtag. */
    thing: text().notNull(),
    account_id: integer().notNull(),
    /** The restaurant that serves it; 0: none of ours, which counts worldwide only. */
    restaurant_id: integer().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.category, t.thing, t.account_id, t.restaurant_id] }),
    index("trend_votes_account").on(t.account_id),
    check("trend_votes_category", oneOf(t.category, TREND_CATEGORIES)),
  ],
);

/** When the votes were last counted, and when last for everybody: of several processes one does it. */
export const trendCounts = pgTable("trend_counts", {
  id: integer().primaryKey(),
  at: instant().notNull(),
  whole_at: instant(),
});

/**
 * Whose votes must be recounted: a member's, or those of all who did something with a discovery. Triggers write it when
 * something is withdrawn or changed; new actions are found by their time (count-votes.queries.ts).
 */
export const trendChanges = pgTable("trend_changes", {
  account_id: integer(),
  recommendation_id: integer(),
  /** Handled after everything else: part of the occasional recount of everybody. */
  waits: boolean().notNull().default(false),
});
