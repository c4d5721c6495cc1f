import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@tablee/server/database/open-database";
import { pictureDecoder } from "@tablee/server/pictures/picture-decoder";
import type { BenchDatabase } from "./bench-database.ts";
import { printTable, seconds, whole } from "./print-table.ts";
import { publish } from "./publish-photo.ts";
import { milliseconds, spreadOf } from "./spread.ts";
import { as, ask } from "./targets.ts";

const FOLLOWERS = 100_000;
/** How long it may take relative to one statement that writes the same rows. */
const MOST = 10;
const AUTHOR = "critic@tablee.test";

/** Generated members; nobody reads their notifications. */
const MADE = `with made as (
    insert into accounts (guid, email, first_name, last_name)
    select gen_random_uuid(), 'fan-' || n || '@bench.tablee.test', 'Fan', 'Bench' from generate_series(1, $1::int) n
    returning id
  )
  insert into follows (follower_id, followed_id)
  select made.id, author.id from made, accounts author where author.email = $2`;
/** The bound: the same rows written by one statement, with the same indexes. */
const WRITTEN = `insert into notifications (account_id, type, sender_id, recommendation_id, json, date_creation, once)
  select f.follower_id, 'post', f.followed_id, r.id, '{}', now(), 'bound'
  from accounts author join follows f on f.followed_id = author.id
  cross join lateral (select id from recommendations where account_id = author.id limit 1) r
  where author.email = $1`;
const TOLD = `select count(*)::int as count from notifications
  where type = 'post' and once = 'post ' || (select max(id) from recommendations)`;

async function untilTold(open: Database): Promise<number> {
  let told = 0;
  for (const end = performance.now() + 600_000; told < FOLLOWERS && performance.now() < end; await pause(100)) {
    told = (await open.query<{ count: number }>(TOLD)).rows[0]?.count ?? 0;
  }
  return told;
}

/**
 * How long it takes to notify everybody who follows an author, how long the author waits, and how long others wait
 * meanwhile.
 */
export async function measureToldFollowers(database: BenchDatabase, url: string): Promise<void> {
  const headers = await as(url, AUTHOR);
  const sharp = await pictureDecoder();
  const create = { width: 400, height: 500, channels: 3 as const, background: "#c8321a" };
  const photo = await sharp({ create }).jpeg().toBuffer();
  const open = await database.open();
  try {
    await open.query(MADE, [FOLLOWERS, AUTHOR]);
    await open.query("vacuum analyze");
    const before = performance.now();
    await open.query(WRITTEN, [AUTHOR]);
    const bound = performance.now() - before;
    await open.query("delete from notifications where once = 'bound'");
    const waited = await publish(url, headers, photo);
    const began = performance.now();
    const state = { told: false };
    const feeds = (async () => {
      const all: number[] = [];
      while (!state.told) {
        const asked = performance.now();
        await ask(`${url}/api/client/recommendations`, headers);
        all.push(performance.now() - asked);
        await pause(20);
      }
      return spreadOf(all);
    })();
    const told = await untilTold(open);
    const took = performance.now() - began;
    state.told = true;
    const feed = await feeds;
    const isMet = took / bound <= MOST && told >= FOLLOWERS;
    console.log("A discovery until everybody who follows its author is told");
    printTable(
      [
        "followers",
        "told after",
        "one statement",
        "times that",
        "the author waits",
        "a feed meanwhile, p99",
        `at most ${MOST}`,
      ],
      [
        [
          whole(told),
          seconds(took),
          seconds(bound),
          (took / bound).toFixed(1),
          milliseconds(waited),
          milliseconds(feed.p99),
          isMet ? "met" : "missed",
        ],
      ],
    );
  } finally {
    await open.close();
  }
}
