import type { ViewerFacts } from "@tablee/domain/discoveries/viewer-facts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/open-database.ts";
import { positionOnEarth } from "../database/position-on-earth.ts";
import { preparedFor } from "../database/prepared.ts";
import { closeRows } from "./close-rows.queries.ts";
import { recommendations as r } from "./discoveries.table.ts";
import { inZone, LISTS, type More, type SharedList } from "./feed-lists.queries.ts";
import type { FeedList, FeedPosition } from "./feed-order.ts";
import { factsOf, isNotBlocked, isNotTurnedAway } from "./viewer-facts.queries.ts";

/** A row of the feed before its card is read: the discovery and its position in the list. */
export interface SkeletonRow {
  id: number;
  key: number;
}

/** Such a row with its viewer's facts. */
export interface MemberRow extends SkeletonRow, ViewerFacts {
  /** Whether it was read because its author is close to the viewer; the others come from the public list. */
  close: boolean;
}

export interface FeedReading {
  zone: string | undefined;
  after: FeedPosition;
  /** One of the sizes that sizeFor returns. */
  size: number;
}

/**
 * How many rows are read at once. The sizes are literals in the statements, and only a few, so that each statement is
 * planned once and its plan knows how few rows are needed.
 */
const SIZES = [16, 64, 256] as const;
const MOST = 1_024;
export const sizeFor = (rows: number): number => SIZES.find((size) => size >= rows) ?? MOST;

const valuesOf = ({ zone, after: { key, id, from } }: FeedReading) => ({
  zone,
  key,
  id,
  from: from && positionOnEarth(from),
});

/** One statement for each list and size, with or without a zone, prepared on first use. */
const statements = <List extends string, Statement>(
  prepare: (db: Db, name: string, list: List, size: number, more: More) => Statement,
) => {
  const made = preparedFor(() => new Map<string, Statement>());
  return (db: Db, list: List, { size, zone }: FeedReading): Statement => {
    const name = `${list}_${size}${zone === undefined ? "" : "_zone"}`;
    let statement = made(db).get(name);
    if (!statement) {
      statement = prepare(db, name, list, size, zone === undefined ? [] : [inZone]);
      made(db).set(name, statement);
    }
    return statement;
  };
};

const isPublic = sql`${r.visibility} = 'public'`;

const forVisitors = statements((db, name, list: SharedList, size, more) =>
  LISTS[list](db, size, [isPublic, ...more]).prepare(`feed_${name}`),
);

/** The next rows of a list after a position, for visitors: only public ones. */
export const readSkeleton = (db: Db, list: SharedList, reading: FeedReading): Promise<SkeletonRow[]> =>
  forVisitors(db, list, reading).execute(valuesOf(reading));

export type MemberList = Exclude<FeedList, "for_you">;

/**
 * The sources of a member's list. For you combines public discoveries with those of authors close to the viewer, which
 * rank higher and may be for friends.
 */
function sourcesOf(db: Db, list: MemberList, size: number, asked: More): { rows: SQL; close: boolean }[] {
  const more = [...asked, isNotTurnedAway(sql`${r.id}`)];
  const ofAll = [...more, isNotBlocked(sql`${r.account_id}`)];
  if (list === "following") return [{ rows: closeRows(list, size, more), close: true }];
  if (list !== "for_member") return [{ rows: sql`${LISTS[list](db, size, ofAll)}`, close: false }];
  return [
    { rows: sql`${LISTS.for_you(db, size, [isPublic, ...ofAll])}`, close: false },
    { rows: closeRows(list, size, more), close: true },
  ];
}

const forMembers = statements((db, name, list: MemberList, size, more) => {
  const sources = sourcesOf(db, list, size, more).map(
    ({ rows, close }) => sql`select id, key, account_id, ${sql.raw(String(close))} as close from ${rows} as side`,
  );
  return db
    .select({
      id: sql<number>`d.id`.as("id"),
      key: sql<number>`d.key`.as("key"),
      close: sql<boolean>`d.close`.as("close"),
      ...factsOf({ id: sql`d.id`, account_id: sql`d.account_id` }),
    })
    .from(sql`(${sql.join(sources, sql` union all `)}) as d`)
    .prepare(`feed_${name}_member`);
});

/** The next rows of each source of a member's list after a position, with the viewer's facts, in one statement. */
export const readMemberRows = async (
  db: Db,
  list: MemberList,
  viewer: number,
  reading: FeedReading,
): Promise<MemberRow[]> => forMembers(db, list, reading).execute({ ...valuesOf(reading), viewer });
