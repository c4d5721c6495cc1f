import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@tablee/server/database/open-database";
import { ROOT, runProcess, startHost } from "../running-host.ts";
import { FOLLOW_COUNTS, followerEmail } from "./member-feed.ts";
import type { BenchDatabase } from "./bench-database.ts";
import { enteringAfter, type Made } from "./made-entries.ts";

/** The data folder of the checkout or of a folder above it, because a second checkout may be nested more deeply. */
function dataFolder(): string {
  for (let folder = ROOT; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const found = path.join(folder, "shared/data");
    if (existsSync(found)) return found;
  }
  return path.join(ROOT, "shared/data");
}

/** Data that is not part of the product: OpenStreetMap places and cuisine labels. */
export const DATA = process.env.BENCH_DATA ?? dataFolder();
export const OSM_PLACES = path.join(DATA, "osm-montreal/places.json");
/** As many as the OpenStreetMap extract of Montréal contains. */
const MADE_PLACES = 4_000;

/** The number of authors of the generated data: a feed of friends is read author by author. */
const MADE_AUTHORS = 20_000;
/** Every other discovery is of a dish of its own; the dishes are spread over the places. */
const DISCOVERIES_OF_A_DISH = 2;
const MEMBER = `insert into accounts (guid, email, first_name, last_name)
  select gen_random_uuid(), made.email, made.name, 'Bench'
  from accounts demo cross join`;
const AUTHORS = `${MEMBER} (select 'author-' || n || '@bench.tablee.test' as email, 'Author ' || n as name
  from generate_series(1, $1::int) n) made where demo.email = 'member@tablee.test'`;
const FOLLOWER = `${MEMBER} (select $1::text as email, 'Follower' as name) made where demo.email = 'member@tablee.test'`;
/** All generated members have the password of the demo's member. */
const PASSWORDS = `insert into passwords (account_id, hash)
  select made.id, demo.hash from accounts made,
    (select hash from passwords join accounts on id = account_id where email = 'member@tablee.test') demo
  where made.email like '%@bench.tablee.test' on conflict do nothing`;
const FOLLOWS = `insert into follows (follower_id, followed_id)
  select me.id, author.id from accounts me, (select id from accounts where email like 'author-%@bench.tablee.test'
    order by id limit $2::int) author where me.email = $1::text`;
/** Whom the followers do not want to see: authors whom they do not follow, and recent discoveries of others. */
const BLOCKS = `insert into blocks (blocker_id, blocked_id)
  select me.id, author.id from accounts me, (select id from accounts where email like 'author-%@bench.tablee.test'
    order by id desc limit $1::int) author where me.email like 'follows-%@bench.tablee.test'`;
const HIDDEN = `insert into recommendation_interactions (recommendation_id, account_id, type)
  select hidden.id, me.id, 'not-interested' from accounts me, (select id from recommendations
    where status = 'approved' and visibility = 'public' order by date_creation desc limit $1::int) hidden
  where me.email like 'follows-%@bench.tablee.test'`;
const BLOCKED_BY_EACH = 20;
const HIDDEN_BY_EACH = 50;

/** All generated members follow the author of the discovery with the most comments, and so may comment there. */
const COMMENT_WRITERS = `
  with talked as (select account_id from recommendations where visibility = 'public' order by comments desc, id limit 1),
  verified as (update accounts set phone_verified = true where email like 'author-%@bench.tablee.test' returning id)
  insert into follows (follower_id, followed_id) select verified.id, talked.account_id from verified, talked`;

/** Enough comments on one discovery to fill a page; none is an answer. */
const COMMENTS = `
  with talked as (select id, date_creation from recommendations where visibility = 'public' order by comments desc, id limit 1),
  said as (
    insert into comments (recommendation_id, account_id, text, date_creation)
    select talked.id, writer.id, copied.text || ' ' || writer.place, talked.date_creation + writer.place * interval '1 second'
    from talked, (select id, row_number() over (order by id) as place from accounts
      where email like 'author-%@bench.tablee.test' order by id limit $1::int) writer
    join lateral (select text from comments order by id offset writer.place % 500 limit 1) copied on true
    returning 1)
  update recommendations set comments = comments + $1::int, root_comments = root_comments + $1::int
  where id = (select id from talked) and (select count(*) from said) > 0`;
const MADE_COMMENTS = 200;

/**
 * Rows with their number from 0 on, so that they can be joined by it instead of skipping through hundreds of thousands
 * of rows.
 */
const numbered = (columns: string, from: string): string =>
  `select ${columns}, row_number() over (order by id) - 1 as turn, count(*) over () as among from ${from}`;
const AUTHOR = numbered("id", "accounts where email like 'author-%@bench.tablee.test'");
const PLACE = numbered("id", "restaurants");

/** Copies the demo's dishes to all places in turn: the dishes from $1 to $2. */
const MADE_DISHES = `
  with demo as materialized (${numbered("id", "menu_items where listed and ref not like 'bench-%'")}),
  place as materialized (${PLACE})
  insert into menu_items (restaurant_id, ref, position, name, description, price, orientation, stock_status, tags, type)
  select place.id, 'bench-' || made, made, copied.name, copied.description,
    copied.price, copied.orientation, copied.stock_status, copied.tags, copied.type
  from generate_series($1::bigint, $2::bigint) made
  join place on place.turn = (made * 29) % (select among from place limit 1)
  join demo on demo.turn = made % (select among from demo limit 1)
  join menu_items copied on copied.id = demo.id
  order by made`;

/**
 * Copies the demo's discoveries, one per minute back in time, each with an author, a place and likes of its own, some
 * of a dish there: the discoveries from $1 to $2.
 */
const MADE_DISCOVERIES = `
  with demo as materialized (
    ${numbered("id", "recommendations where status = 'approved' and visibility = 'public' and id <= $3::int")}
  ), author as materialized (${AUTHOR}), place as materialized (${PLACE}),
  dish as materialized (${numbered("id, restaurant_id", "menu_items where ref like 'bench-%'")})
  insert into recommendations (guid, account_id, name, short_description, description, image_url, status, visibility,
    likes, restaurant_id, item_id, google_place_id, google_place_name, google_place_address, city, date_creation)
  select gen_random_uuid(), author.id, copied.name,
    copied.short_description, copied.description, copied.image_url, 'approved', 'public', (made * 7919) % 400,
    coalesce(dish.restaurant_id, place.id), dish.id, copied.google_place_id, copied.google_place_name,
    copied.google_place_address, copied.city, $4::timestamptz - made * interval '1 minute'
  from generate_series($1::bigint, $2::bigint) made
  join author on author.turn = (made * 17) % (select among from author limit 1)
  join place on place.turn = (made * 31) % (select among from place limit 1)
  left join dish on dish.turn = case when made % 2 = 0 then made / 2 - 1 end
  join demo on demo.turn = made % (select among from demo limit 1)
  join recommendations copied on copied.id = demo.id
  order by made`;

/** The number of rows that one statement writes. */
const AT_ONCE = 50_000;
/** Settings of the loading session: more memory, and no wait for each commit to reach the disk. */
const ROOMY = ["work_mem = '256MB'", "maintenance_work_mem = '512MB'", "synchronous_commit = off"];

/** Calls `write` with the first and last number of each part of 1 to `count`. */
async function inParts(count: number, write: (first: number, last: number) => Promise<unknown>): Promise<void> {
  for (let first = 1; first <= count; first += AT_ONCE) await write(first, Math.min(count, first + AT_ONCE - 1));
}

async function makeDiscoveries(open: Database, count: number): Promise<void> {
  const { rows } = await open.query<Made & { now: string }>(
    `select (select max(id) from menu_items) as dishes, (select max(id) from recommendations) as discoveries,
       now()::text as now`,
  );
  const [before] = rows;
  if (!before) throw new Error("There is no demo to copy.");
  await enteringAfter(open, before, async () => {
    await inParts(Math.ceil(count / DISCOVERIES_OF_A_DISH), (...part) => open.query(MADE_DISHES, part));
    // The plans of the next statements depend on the number of dishes.
    await open.query("analyze menu_items");
    await inParts(count, (...part) => open.query(MADE_DISCOVERIES, [...part, before.discoveries, before.now]));
    await open.query("analyze menu_items, recommendations");
  });
}

/** The number of likes for each discovery of the last week, which are votes for trends; in chronological order. */
const LIKES = `
  insert into recommendation_interactions (recommendation_id, account_id, type, created_at)
  select liked.id, author.ids[1 + (liked.id * 13 + fan * 97) % cardinality(author.ids)], 'like',
    liked.date_creation + fan * (now() - liked.date_creation) / $1::int
  from (select id, date_creation from recommendations where date_creation > now() - interval '7 days') liked
    cross join (select array_agg(id order by id) as ids from accounts where email like 'author-%@bench.tablee.test') author
    cross join generate_series(1, $1::int) fan
  order by 4 on conflict do nothing`;
const LIKED_BY = 10;

const PLACES = `
  insert into restaurants (source, ref, name, description, menu_description, city, latitude, longitude, timezone, hours)
  select 'bench', 'place-' || made, jsonb_build_object('default', 'Place ' || made), '{}', '{}', 'Montréal',
    45.4 + (made % 400) / 1000.0, -73.9 + (made * 37 % 500) / 1000.0, 'America/Toronto', '{"monday": [[9, 21]]}'
  from generate_series(1, $1::int) made`;

/**
 * Loads the demo by the host's own first start, then the places of OpenStreetMap, then generated discoveries at them.
 */
export async function loadData(database: BenchDatabase, discoveries: number): Promise<string> {
  const first = await startHost({ ...database.variables, DEMO: "1", LOG_LEVEL: "warn" });
  // The start line is printed once the demo is loaded.
  while (!first.output().includes("Tablée is at")) await pause(50);
  if ((await first.stop()) !== 0) throw new Error(`The host did not end well:\n${first.output()}`);
  const real = existsSync(OSM_PLACES);
  if (real) {
    const script = path.join(ROOT, "apps/host/dist/import.mjs");
    const env = { ...process.env, ...database.variables };
    const run = runProcess(process.execPath, [script, "osm", OSM_PLACES], ROOT, env);
    if ((await run.ended) !== 0) throw new Error(`The import failed:\n${run.output()}`);
  }
  const open = await database.open(1);
  try {
    for (const setting of ROOMY) await open.query(`set ${setting}`);
    if (!real) await open.query(PLACES, [MADE_PLACES]);
    await open.query(AUTHORS, [MADE_AUTHORS]);
    for (const count of FOLLOW_COUNTS) await open.query(FOLLOWER, [followerEmail(count)]);
    // The plans of the next statements depend on the current number of rows.
    await open.query("analyze");
    await open.query(PASSWORDS);
    for (const count of FOLLOW_COUNTS) {
      await open.query(FOLLOWS, [followerEmail(count), count]);
    }
    await open.query(COMMENT_WRITERS);
    await open.query(COMMENTS, [MADE_COMMENTS]);
    await makeDiscoveries(open, discoveries);
    await open.query("analyze");
    await open.query(BLOCKS, [BLOCKED_BY_EACH]);
    await open.query(HIDDEN, [HIDDEN_BY_EACH]);
    await open.query(LIKES, [LIKED_BY]);
    // A member who orders all day is measured as one of many (`drive`), and must never be refused.
    await open.query("update restaurants set max_open_orders = 10000");
    await open.query("vacuum analyze");
    return await told(open, real);
  } finally {
    await open.close();
  }
}

async function told(open: Database, real: boolean): Promise<string> {
  const { rows } = await open.query<{ restaurants: number; items: number; recommendations: number }>(
    `select (select count(*)::int from restaurants) as restaurants, (select count(*)::int from menu_items) as items,
       (select count(*)::int from recommendations) as recommendations`,
  );
  const [counts] = rows;
  const source = real ? "OpenStreetMap" : "made";
  return `${counts?.restaurants} restaurants (places: ${source}), ${counts?.items} menu items, ${counts?.recommendations} discoveries`;
}
