import { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { mayInteract } from "@tablee/domain/discoveries/discovery-visibility";
import { importRestaurants } from "../restaurants/import/import-restaurants.ts";
import { type Happened, seedNotifications } from "../notifications/seed-notifications.ts";
import { orderNotifications } from "../notifications/telling.queries.ts";
import type { Services } from "../services.ts";
import { insertZones } from "../places/zones.queries.ts";
import { insertGroup } from "../restaurants/groups.queries.ts";
import { addTable } from "../tables/create-table.ts";
import { notifyChange } from "./changes.ts";
import { hashedOnce } from "./demo-passwords.ts";
import type { Demo } from "./demo.ts";
import type { Queryable } from "./open-database.ts";
import { seedOrders } from "./seed-orders.ts";
import { seedComments } from "./seed-comments.ts";
import {
  insertDemoDiscoveries,
  insertDemoFollows,
  insertDemoLikes,
  insertDemoMembers,
  insertDemoReport,
  insertDemoStaff,
  isEmpty,
  lockSeeding,
  readDemoRefs,
} from "./seed.queries.ts";

const HOUR_MS = 3_600_000;
const DEMO_SOURCE = "demo";

/**
 * Fills an empty database with a demo; returns whether it did. It is all or nothing, except that orders follow
 * afterwards, and happens once: if several processes start together, one seeds and the others wait. Restaurants go
 * through the import, and what members did is checked by the rules that members obey. Throws, naming it, if something
 * breaks a rule.
 */
export async function seedDemo(services: Services, demo: Demo): Promise<boolean> {
  if (!(await isEmpty(services.database.db))) return false;
  // Before the lock: hashing takes time, and everybody who waits for the lock would wait for it too.
  const hashOf = hashedOnce(demo.passwordOf);
  const hashes = new Map(
    await Promise.all(demo.members.map(async ({ email }) => [email, await hashOf(email)] as const)),
  );
  const refs = await services.database.unhurried(async (tx) => {
    await lockSeeding(tx);
    if (!(await isEmpty(tx))) return null;
    await importRestaurants(
      { database: services.database, clock: () => demo.started_at },
      { source: DEMO_SOURCE, restaurants: demo.restaurants.map((one) => TableeRestaurant.parse(one)) },
      undefined,
      tx,
    );
    await insertZones(
      tx,
      demo.zones.map(({ ref, name: [en, fr], radius_m, ...place }) => ({
        ...place,
        zone: ref,
        name: { en, fr, default: null },
        radius: radius_m,
      })),
    );
    const seeded = await seedMembers(tx, demo, hashes);
    await notifyChange(tx, "restaurants");
    await notifyChange(tx, "recommendations");
    await notifyChange(tx, "zones");
    return seeded;
  });
  if (!refs) return false;
  await seedOrders(services, demo, refs);
  await services.database.unhurried(orderNotifications);
  return true;
}

/** `restaurant` returns the id for a restaurant's ref. */
async function seedGroups(tx: Queryable, demo: Demo, restaurant: (ref: string) => number): Promise<void> {
  for (const { alias, name, restaurants, ...theme } of demo.groups) {
    const group = { alias, name: { en: name[0], fr: name[1], default: null }, theme };
    await insertGroup(tx, group, restaurants.map(restaurant));
  }
}

async function seedMembers(tx: Queryable, demo: Demo, hashes: ReadonlyMap<string, string>) {
  const ago = (hours: number) => new Date(demo.started_at.getTime() - hours * HOUR_MS);
  const { restaurants, items } = await readDemoRefs(tx, DEMO_SOURCE);
  const members = await insertDemoMembers(tx, demo.members, (member) => ({
    password_hash: hashes.get(member.email) ?? "",
    date_creation: ago(member.joined_days_ago * 24),
  }));
  const known = (map: ReadonlyMap<string, number>, ref: string, what: string): number => {
    const id = map.get(ref);
    if (id === undefined) throw new Error(`The demo names the ${what} "${ref}", which it does not have`);
    return id;
  };
  const member = (ref: string) => known(members, ref, "member");
  await seedGroups(tx, demo, (ref) => known(restaurants, ref, "restaurant"));
  const staff = demo.members.flatMap((one) =>
    one.staff_of.map((ref) => ({
      restaurant_id: known(restaurants, ref, "restaurant"),
      account_id: member(one.ref),
      role: "owner" as const,
    })),
  );
  await insertDemoStaff(tx, staff);
  for (const { restaurant, name } of demo.tables) {
    const restaurant_id = known(restaurants, restaurant, "restaurant");
    const by = staff.find((one) => one.restaurant_id === restaurant_id);
    const added = by && (await addTable(tx, { ...by, admin: false }, { restaurant_id, name }, demo.started_at));
    if (!added || "code" in added) throw new Error(`The demo's table "${name}" of "${restaurant}" cannot be added`);
  }
  await insertDemoFollows(
    tx,
    demo.follows.map((one) => ({ follower_id: member(one.follower), followed_id: member(one.followed) })),
  );
  const discoveries = await insertDemoDiscoveries(tx, demo.discoveries, (one) => ({
    account_id: member(one.author),
    restaurant_id: known(restaurants, one.restaurant, "restaurant"),
    item_id: one.item === null ? null : known(items, `${one.restaurant} ${one.item}`, "item"),
    date_creation: ago(one.hours_ago),
  }));

  checkLikes(demo);
  const likes = demo.likes.map((like) => ({
    account_id: member(like.member),
    recommendation_id: known(discoveries, like.discovery, "discovery"),
    created_at: ago(like.hours_ago),
  }));
  await insertDemoLikes(tx, likes);
  const discovery = (ref: string) => known(discoveries, ref, "discovery");
  const refs = { member, discovery, ago };
  const comments = await seedComments(tx, demo, refs);
  await seedNotifications(tx, member(demo.told), [...toldOf(demo, refs), ...comments]);
  await seedReport(tx, demo, refs);
  return {
    member,
    restaurant: (ref: string) => known(restaurants, ref, "restaurant"),
    item: (ref: string) => known(items, ref, "item"),
  };
}

async function seedReport(tx: Queryable, demo: Demo, { member, discovery, ago }: Told): Promise<void> {
  const report = reportOf(demo);
  if (!report) return;
  const recommendation_id = discovery(report.discovery.ref);
  await insertDemoReport(tx, { account_id: member(report.by), recommendation_id, created_at: ago(5) });
}

/**
 * Returns a discovery that somebody reported, so that moderators have one of everything that can wait for them; null in
 * a demo without members.
 */
function reportOf({ members, discoveries }: Demo) {
  const by = members.at(-1)?.ref;
  const discovery = discoveries.find(
    ({ author, status, visibility, hours_ago }) =>
      author !== by && status === "approved" && visibility === "public" && hours_ago > 48,
  );
  return by === undefined || !discovery ? null : { by, discovery };
}

/**
 * How many of the newest likes of one's discoveries, and of the newest discoveries of those one follows, become
 * notifications.
 */
const TOLD_LIKES = 14;
const TOLD_POSTS = 4;
/** Hours between one new follower and the next. */
const FOLLOWS_APART = 7;
const TOLD_FOLLOWS = 4;

interface Told {
  member: (ref: string) => number;
  discovery: (ref: string) => number;
  ago: (hours: number) => Date;
}

/** Returns what the demo's one member with notifications is notified of. */
function toldOf({ told, likes, follows, discoveries }: Demo, { member, discovery, ago }: Told): Happened[] {
  const own = new Set(discoveries.filter(({ author }) => author === told).map(({ ref }) => ref));
  const followed = new Set(follows.filter(({ follower }) => follower === told).map((one) => one.followed));
  const newest = <One extends { hours_ago: number }>(all: readonly One[], count: number): One[] =>
    all.toSorted((a, b) => a.hours_ago - b.hours_ago).slice(0, count);
  return [
    ...newest(
      likes.filter((like) => own.has(like.discovery)),
      TOLD_LIKES,
    ).map((like) => ({
      type: "like" as const,
      sender_id: member(like.member),
      recommendation_id: discovery(like.discovery),
      at: ago(like.hours_ago),
    })),
    ...follows
      .filter((one) => one.followed === told)
      .slice(0, TOLD_FOLLOWS)
      .map(({ follower }, place) => ({
        type: "follow" as const,
        sender_id: member(follower),
        recommendation_id: null,
        at: ago(2 + place * FOLLOWS_APART),
      })),
    ...newest(
      discoveries.filter(
        ({ author, status, visibility }) => followed.has(author) && status === "approved" && visibility === "public",
      ),
      TOLD_POSTS,
    ).map((one) => ({
      type: "post" as const,
      sender_id: member(one.author),
      recommendation_id: discovery(one.ref),
      at: ago(one.hours_ago),
    })),
  ];
}

/**
 * Checks every like against the rule (there are thousands: the use case itself would take seconds of a first start),
 * and that none occurs twice. Throws, naming the like, if one is refused.
 */
function checkLikes({ discoveries, follows, likes }: Demo): void {
  const byRef = new Map(discoveries.map((one) => [one.ref, one]));
  const pairs = new Set(follows.map((one) => `${one.follower} ${one.followed}`));
  const given = new Set<string>();
  for (const { member, discovery } of likes) {
    const one = byRef.get(discovery);
    const friends = pairs.has(`${member} ${one?.author}`) && pairs.has(`${one?.author} ${member}`);
    const own = one?.author === member;
    const twice = given.has(`${member} ${discovery}`);
    given.add(`${member} ${discovery}`);
    if (one && !twice && mayInteract({ status: one.status, visibility: one.visibility, own, friends })) continue;
    throw new Error(`The demo lets "${member}" like "${discovery}", which the rules do not`);
  }
}
