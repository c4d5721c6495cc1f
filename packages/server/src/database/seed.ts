import { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { hashPassword } from "../accounts/password.ts";
import { interact } from "../discoveries/interact.ts";
import { importRestaurants } from "../restaurants/import/import-restaurants.ts";
import type { Services } from "../services.ts";
import { notifyChange } from "./changes.ts";
import type { Demo } from "./demo.ts";
import type { Db, Queryable } from "./open-database.ts";
import {
  insertDemoDiscoveries,
  insertDemoFollows,
  insertDemoMembers,
  insertDemoStaff,
  isEmpty,
  lockSeeding,
  readDemoRefs,
} from "./seed.queries.ts";

const HOUR_MS = 3_600_000;
const DEMO_SOURCE = "demo";

/**
 * Fills an empty database with a demo; answers whether it did. All or nothing, and once: of several processes that
 * start together one seeds and the others wait for it. Restaurants go through the import, likes through the use case
 * of members, so that the demo obeys their rules. Throws where it does not, naming what.
 */
export async function seedDemo(services: Services, demo: Demo): Promise<boolean> {
  if (!(await isEmpty(services.database.db))) return false;
  const password_hash = await hashPassword(demo.password);
  return services.database.db.transaction(async (tx) => {
    await lockSeeding(tx);
    if (!(await isEmpty(tx))) return false;
    await importRestaurants(
      inTransaction(services, tx, demo.started_at),
      { source: DEMO_SOURCE, restaurants: demo.restaurants.map((one) => TableeRestaurant.parse(one)) },
      undefined,
      tx,
    );
    await seedMembers(services, tx, demo, password_hash);
    await notifyChange(tx, "restaurants");
    await notifyChange(tx, "recommendations");
    return true;
  });
}

/** The services as a use case within the seeding sees them: its transaction, and the moment that it happened. */
const inTransaction = (services: Services, tx: Queryable, at: Date): Services => ({
  ...services,
  database: { ...services.database, db: tx as Db },
  clock: () => at,
});

async function seedMembers(services: Services, tx: Queryable, demo: Demo, password_hash: string): Promise<void> {
  const ago = (hours: number) => new Date(demo.started_at.getTime() - hours * HOUR_MS);
  const { restaurants, items } = await readDemoRefs(tx, DEMO_SOURCE);
  const members = await insertDemoMembers(tx, demo.members, (member) => ({
    password_hash,
    date_creation: ago(member.joined_days_ago * 24),
  }));
  const known = (map: ReadonlyMap<string, number>, ref: string, what: string): number => {
    const id = map.get(ref);
    if (id === undefined) throw new Error(`The demo names the ${what} "${ref}", which it does not have`);
    return id;
  };
  const member = (ref: string) => known(members, ref, "member");

  const staff = demo.members.flatMap((one) =>
    one.staff_of.map((ref) => ({ restaurant_id: known(restaurants, ref, "restaurant"), account_id: member(one.ref) })),
  );
  await insertDemoStaff(tx, staff);
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

  for (const like of demo.likes) {
    const done = await interact(inTransaction(services, tx, ago(like.hours_ago)), member(like.member), {
      recommendation_id: known(discoveries, like.discovery, "discovery"),
      type: "like",
    });
    if (!("enabled" in done) || !done.enabled) {
      throw new Error(`The demo lets "${like.member}" like "${like.discovery}", which the rules do not`);
    }
  }
}
