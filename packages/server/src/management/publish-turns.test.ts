import { setImmediate as turn } from "node:timers/promises";
import { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { WEEKDAYS } from "@tablee/domain/restaurants/week-hours";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { importRestaurants } from "../restaurants/import/import-restaurants.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeStaff } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { editMenu, getDraft } from "./edit-menu.ts";
import { publishMenu } from "./publish-menu.ts";

const [GROUPS, CHOICES] = [60, 60];
/** No step takes more of the whole. */
const SMALL_PART = 0.12;
const GROUP = { min_selected_amount: 0, max_selected_amount: 1 };

const large = () =>
  TableeRestaurant.parse({
    ref: "large",
    name: "Large",
    hours: Object.fromEntries(WEEKDAYS.map((day) => [day, [[0, 24]]])),
    menu: {
      welcome_url: null,
      items: Array.from({ length: 100 }, (_, at) => ({ ref: `dish-${at}`, name: `Dish ${at}`, price: 10 })),
      modifier_groups: Array.from({ length: GROUPS }, (_, group) => ({
        ...GROUP,
        ref: `group-${group}`,
        name: `Group ${group}`,
        items: Array.from({ length: 50 }, (__, at) => `dish-${at}`),
        modifiers: Array.from({ length: CHOICES }, (__, at) => ({ ref: `choice-${at}`, name: `Choice ${at}` })),
      })),
    },
  });

/** The processor time of this thread, in milliseconds: unlike the clock, it does not count what other processes take. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

let database: Database;
let services: TestServices;
let viewer: Viewer;
let restaurant_id = 0;
beforeAll(async () => {
  database = await testDatabases()[0]!.open();
  services = makeServices(database);
  const counts = await importRestaurants(services, { source: "test", restaurants: [large()] });
  restaurant_id = counts.new_restaurants[0]?.id ?? 0;
  const { id } = await makeAccount(database.db);
  await makeStaff(database.db, restaurant_id, id, "manager");
  viewer = { account_id: id, session_id: 0, admin: false, moderator: false };
}, 120_000);
afterAll(() => database.close());

it("other calls have their turn while thousands of choices are published", { timeout: 120_000 }, async () => {
  const shares: number[] = [];
  let draft = await getDraft(services, viewer, restaurant_id);
  // The first round also loads and compiles code.
  for (let round = 0; round < 3 && !shares.some((share) => share < SMALL_PART); round += 1) {
    if ("code" in draft) throw new Error(draft.code);
    const [dish] = draft.live.items;
    const set = { kind: "set", list: "items", ref: dish?.ref ?? "", field: "price" } as const;
    const edits = [{ ...set, seen: dish?.price, value: 20 + round }];
    const edited = await editMenu(services, viewer, { restaurant_id, edits });
    if ("code" in edited) throw new Error(edited.code);
    const over = new AbortController();
    const held: number[] = [];
    const others = (async () => {
      for (let last = worked(); !over.signal.aborted; last = worked()) {
        await turn();
        held.push(worked() - last);
      }
    })();
    const published = await publishMenu(services, viewer, { restaurant_id, revision: edited.revision });
    over.abort();
    await others;
    if ("code" in published) throw new Error(published.code);
    expect(published.draft.live.items.find(({ ref }) => ref === dish?.ref)?.price).toBe(20 + round);
    expect(published.draft.live.modifier_groups.map(({ modifiers }) => modifiers.length)).toEqual(
      Array.from({ length: GROUPS }, () => CHOICES),
    );
    draft = published.draft;
    // Without the turns of this loop itself, in which nothing happens.
    const steps = held.filter((ms) => ms > 0.5);
    shares.push(Math.max(...steps) / steps.reduce((sum, ms) => sum + ms, 0));
  }
  expect(Math.min(...shares)).toBeLessThan(SMALL_PART);
});
