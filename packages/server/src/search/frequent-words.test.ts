import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeItem, makeRestaurant } from "../testing/make-world.queries.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { findEntries } from "./find-entries.ts";
import { areFrequent } from "./frequent-words.queries.ts";
import { searchEntries } from "./search.table.ts";

const HERE = { latitude: 45.5, longitude: -73.6 };
/** About 20 km away. */
const FAR = { latitude: 45.68, longitude: -73.6 };
/** About 2 km away: outside the smallest cells around. */
const NEAR = { latitude: 45.518, longitude: -73.6 };
const text = (en: string) => ({ en, fr: en, default: null });
const FILLED = `insert into menu_items (restaurant_id, ref, position, name, description, orientation, stock_status, tags, type)
  select $1::int, 'made-' || n, n, jsonb_build_object('default', 'Fries no ' || n), '{}', 'square', 'available', '{}', 'plate'
  from generate_series(1, $2::int) n`;
const [MANY, SOME] = [1_700, 130];

describe.each(everyDatabase())("a word that more dishes contain than a search examines, on %s", ({ open, kind }) => {
  let database: Database;
  let near: Set<number>;
  let lonely: { id: number };
  beforeAll(async () => {
    database = await open();
    const far = await makeRestaurant(database.db, { name: text("Far away"), ...FAR });
    const close = await makeRestaurant(database.db, { name: text("Around the corner"), ...NEAR });
    lonely = await makeItem(database.db, far.id, { name: text("Truffled fries") });
    await database.query(FILLED, [far.id, MANY]);
    await database.query(FILLED, [close.id, SOME]);
    // The embedded database keeps no statistics, so there the number of hits must show it.
    if (kind === "postgresql") await database.query("analyze search_entries");
    const { rows } = await database.query<{ id: number }>("select id from menu_items where restaurant_id = $1", [
      close.id,
    ]);
    near = new Set(rows.map(({ id }) => id));
  }, 120_000);
  afterAll(() => database.close());

  const items = async (query: string, from = HERE, worldwide = false): Promise<number[]> => {
    const { ids } = await findEntries(database.db, { text: query, from, worldwide });
    return [...ids].flatMap((one) => (one.kind === "item" ? [one.ref] : []));
  };

  it.runIf(kind === "postgresql")("is recognized as frequent before the search", async () => {
    const ask = (word: string) => {
      const parts = [{ typed: [word], words: [word] }];
      const asked = { phrase: word, parts, needs: "all" as const, from: HERE, within: 50_000, limit: 60 };
      return areFrequent(database.db, { column: searchEntries.name_words, kinds: ["item"], asked, viewer_id: null });
    };
    expect([await ask("fries"), await ask("truffled")]).toEqual([true, false]);
  });

  it("finds the near dishes", async () => {
    const found = await items("fries");
    expect(found.length).toBeGreaterThanOrEqual(20);
    expect(found.filter((id) => !near.has(id))).toEqual([]);
  });

  it("finds farther dishes if none is near, but none too far away", async () => {
    expect((await items("fries", { latitude: 46.05, longitude: -73.6 })).length).toBeGreaterThanOrEqual(20);
    expect(await items("fries", { latitude: 48.85, longitude: 2.35 })).toEqual([]);
    expect((await items("fries", { latitude: 48.85, longitude: 2.35 }, true)).length).toBeGreaterThanOrEqual(20);
  });

  it("does not displace a far dish that also contains a rarer word", async () => {
    expect(await items("truffled fries")).toContain(lonely.id);
    expect((await items("truffled fries"))[0]).toBe(lonely.id);
  });
});
