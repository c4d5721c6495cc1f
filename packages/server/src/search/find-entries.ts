import { metresBetween, type Point } from "@tablee/domain/restaurants/distance";
import type { FoundKind } from "@tablee/domain/search/found-kind";
import { closeness, type Findable, rankMatches } from "@tablee/domain/search/rank-match";
import { type Query, readQuery, spellings, wordsAsked, withKnownWords } from "@tablee/domain/search/read-query";
import type { Db } from "../database/open-database.ts";
import { type EntriesAsked, type EntryRow, type PartAsked, readEntries } from "./entries.queries.ts";
import { readWords } from "./search.queries.ts";

/** search §3 and restaurants §19: the search radius. */
const WITHIN = 50_000;
/** More than half of the way round the earth. */
const EVERYWHERE = 1e9;
/** So many of each kind are ranked; what a rough score puts behind them would not come among the first. */
const RANKED = 60;
/** Words that stand for one typed word: the closest. */
const MOST_WORDS = 80;
/** For a letter or two, which begin half of all words. */
const MOST_WORDS_OF_SHORT = 12;
const SHORT = 2;
/** With fewer hits than this of all words, some words are enough. */
const ENOUGH = 3;

export interface FindAsk {
  text: string;
  from: Point;
  worldwide: boolean;
  /** Those for friends too: whoever asks must then look whether the viewer is one. */
  friends: boolean;
}

interface Found extends Findable {
  kind: FoundKind;
  ref: number;
}

/** The ids of what answers a query, kind by kind, the best first. */
export type FoundIds = Record<FoundKind, number[]>;

const NOTHING: FoundIds = { account: [], recommendation: [], item: [], restaurant: [] };

/** Looks a text up: which of the known words it means, which entries hold them, and in what order those answer it. */
export async function findEntries(db: Db, { text, from, worldwide, friends }: FindAsk): Promise<FoundIds> {
  const read = readQuery(text);
  if (!read) return NOTHING;
  const known = await readWords(db, wordsAsked(read));
  const query = withKnownWords(read, new Set(known));
  const parts = query.parts.map((part) => partAsked(part, known));
  const asked = { phrase: query.phrase, parts, from, friends, limit: RANKED };
  const within = worldwide ? EVERYWHERE : WITHIN;
  const rows = await readEnough(db, { ...asked, within });
  const ranked = rankMatches(
    query,
    rows.map((row) => foundOf(row, from)),
  );
  const ids = (kind: FoundKind) => ranked.filter((one) => one.kind === kind).map((one) => one.ref);
  return {
    account: ids("account"),
    recommendation: ids("recommendation"),
    item: ids("item"),
    restaurant: ids("restaurant"),
  };
}

/** What holds every word; where that is hardly anything, what lacks one of them, and at last what has one. */
async function readEnough(db: Db, asked: Omit<EntriesAsked, "needs">): Promise<EntryRow[]> {
  const all = await readEntries(db, { ...asked, needs: "all" });
  const { length } = asked.parts;
  if (all.length >= ENOUGH || length === 1) return all;
  const some = length > 2 ? await readEntries(db, { ...asked, needs: "all but one" }) : [];
  return some.length >= ENOUGH ? some : readEntries(db, { ...asked, needs: "one" });
}

/** The word of a phrase by which it is looked up: "from Québec" is read where "québec" stands. */
const tellingWord = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");

function partAsked({ words: typed, others }: Query["parts"][number], known: readonly string[]): PartAsked {
  const first = tellingWord(typed);
  const near = known
    .map((word) => ({ word, close: closeness(first, word) }))
    .filter(({ close }) => close > 0)
    .toSorted((a, b) => b.close - a.close)
    .slice(0, first.length > SHORT ? MOST_WORDS : MOST_WORDS_OF_SHORT)
    .map(({ word }) => word);
  const same = spellings(first);
  const standing = others.flatMap(({ words }) => spellings(tellingWord(words)));
  return { typed: same, words: [...new Set([...same, ...near, ...standing])] };
}

const foundOf = ({ latitude, longitude, ...row }: EntryRow, from: Point): Found => ({
  ...row,
  metres: latitude === null || longitude === null ? null : metresBetween(from, { latitude, longitude }),
});
