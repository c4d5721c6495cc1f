import { demoRestaurants } from "@tablee/demo-data/restaurants/demo-restaurants";
import { readText } from "@tablee/domain/language/read-text";
import type { Text } from "@tablee/domain/language/text";
import type { Database } from "@tablee/server/database/open-database";
import { findEntries } from "@tablee/server/search/find-entries";
import { learnWords } from "@tablee/server/search/learn-words";
import { testDatabases } from "@tablee/server/testing/test-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_SET } from "./demo-set.ts";
import { GROUPS } from "./labelled-set.ts";
import { type Answer, measureRecall } from "./recall.ts";

const RESTAURANTS = `
  insert into restaurants (source, ref, name, description, menu_description, city, cuisines, latitude, longitude, timezone, hours)
  select 'test', ref, name, '{}', '{}', city, array(select jsonb_array_elements_text(cuisines)), 45.52, -73.58, 'America/Toronto', '{}'
  from jsonb_to_recordset($1::jsonb) as given(ref text, name jsonb, city text, cuisines jsonb)`;
const ITEMS = `
  insert into menu_items (restaurant_id, ref, position, name, description, orientation, stock_status, tags, type)
  select r.id, given.ref, row_number() over (), given.name, given.description, 'square', 'available',
    array(select jsonb_array_elements_text(given.tags)), 'plate'
  from jsonb_to_recordset($1::jsonb) as given(restaurant text, ref text, name jsonb, description jsonb, tags jsonb)
    join restaurants r on r.ref = given.restaurant`;

const HERE = { latitude: 45.52, longitude: -73.58 };
/** The number of results that a search shows (search §3). */
const SHOWN = 20;

describe.each(testDatabases())("a search of the demo on %s", ({ open }) => {
  let database: Database;
  const answers = { restaurant: new Map<number, Answer>(), item: new Map<number, Answer>() };
  beforeAll(async () => {
    database = await open();
    const all = demoRestaurants(new Date(0));
    const places = all.map(({ ref, name, city, cuisines }) => ({ ref, name: readText(name), city, cuisines }));
    const items = all.flatMap(({ ref: restaurant, menu }) =>
      (menu?.items ?? []).map(({ ref, name, description = "", tags = [] }) => ({
        restaurant,
        ref,
        name: readText(name),
        description: readText(description),
        tags,
      })),
    );
    await database.query(RESTAURANTS, [JSON.stringify(places)]);
    await database.query(ITEMS, [JSON.stringify(items)]);
    await learnWords({ database });
    const namesOf = ({ en, fr, default: other }: Text) => [en, fr, other].filter((name) => name !== null);
    const read = async (kind: "restaurant" | "item", table: string) => {
      type Row = { id: number; name: Text; cuisines: string[] };
      const { rows } = await database.query<Row>(`select id, name, ${table}`);
      for (const { id, name, cuisines } of rows) answers[kind].set(id, { names: namesOf(name), cuisines });
    };
    await read("restaurant", "cuisines from restaurants");
    await read("item", "'{}'::text[] as cuisines from menu_items");
  }, 60_000);
  afterAll(() => database.close());

  it("finds what was meant by unaccented, misspelt, unfinished and single words, in either language", async () => {
    const recalls = await measureRecall(DEMO_SET, async ({ kind, query }) => {
      const { ids } = await findEntries(database.db, { text: query, from: HERE, worldwide: false });
      const found = [...ids].filter((one) => one.kind === kind).slice(0, SHOWN);
      return found.flatMap(({ ref }) => answers[kind].get(ref) ?? []);
    });
    expect(recalls.map(({ group }) => group)).toEqual(Object.keys(GROUPS));
    expect(recalls.filter(({ isMet }) => !isMet)).toEqual([]);
  });
});
