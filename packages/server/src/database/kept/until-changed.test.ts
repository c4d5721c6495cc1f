import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { everyDatabase } from "../../testing/test-database.ts";
import { listenForChanges, notifyChange, tellChange } from "../changes.ts";
import type { Database } from "../open-database.ts";
import { UntilChanged } from "./until-changed.ts";

describe.each(everyDatabase())("a value cached until it changes, on %s", ({ open }) => {
  let database: Database;
  let stop: () => Promise<void>;
  let made: number;
  let values: UntilChanged<number, { n: number }>;
  const make = async () => ({ n: ++made });
  const get = (key: number) => values.get(database.db, key, make);

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    made = 0;
    values = new UntilChanged(2, (topic, kept) => {
      const [, id] = topic.split(":");
      if (id === undefined) kept.clear();
      else kept.delete(Number(id));
    });
    stop = await listenForChanges(
      database,
      () => {},
      () => {},
    );
  });
  afterEach(() => stop());

  it("is computed once, also for concurrent calls", async () => {
    const all = await Promise.all([get(1), get(1), get(1)]);
    expect(new Set(all).size).toBe(1);
    expect(await get(1)).toBe(all[0]);
    expect(made).toBe(1);
  });

  it("is computed again after a change of what it shows, and only then", async () => {
    const [one, two] = [await get(1), await get(2)];
    await database.db.transaction((tx) => notifyChange(tx, "recommendation:1"));
    await vi.waitFor(async () => expect(await get(1)).not.toBe(one));
    expect(await get(2)).toBe(two);
    await database.db.transaction((tx) => notifyChange(tx, "recommendations"));
    await vi.waitFor(async () => expect(await get(2)).not.toBe(two));
    const again = await get(1);
    tellChange(database.db, "recommendation:1");
    expect(await get(1)).not.toBe(again);
  });

  it("is evicted when the cache has no room left", async () => {
    const large = new UntilChanged<number, { n: number }>(
      10,
      (_, kept) => kept.clear(),
      ({ n }) => n,
    );
    const of = (n: number) => large.get(database.db, n, async () => ({ n }));
    const [four, five] = [await of(4), await of(5)];
    expect(await of(4)).toBe(four);
    await of(6);
    expect(await of(5)).not.toBe(five);
  });

  it("is not cached if what it shows changed while it was being computed", async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    const slow = values.get(database.db, 1, async () => {
      await gate;
      return { n: -1 };
    });
    tellChange(database.db, "recommendation:1");
    // A caller after the change does not share the read that began before it.
    expect(await get(1)).toEqual({ n: 1 });
    go();
    expect(await slow).toEqual({ n: -1 });
    expect(await get(1)).toEqual({ n: 1 });
  });

  it("is cached even if something else changed while it was being computed", async () => {
    const slow = values.get(database.db, 1, async () => {
      tellChange(database.db, "recommendation:9");
      return { n: -1 };
    });
    expect(await get(1)).toBe(await slow);
    await values.getMany(database.db, [1, 2], async ([key]) => {
      tellChange(database.db, "recommendation:9");
      return new Map([[key!, { n: -2 }]]);
    });
    expect(await get(2)).toEqual({ n: -2 });
    expect(made).toBe(0);
  });

  it("is evicted if it is the least recently used, and never cached after a failure", async () => {
    await get(1);
    await get(2);
    await get(1);
    await get(3);
    expect(made).toBe(3);
    await get(1);
    expect(made).toBe(3);
    await get(2);
    expect(made).toBe(4);
    const failing = values.get(database.db, 7, () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await get(7)).toEqual({ n: 5 });
  });

  it("is computed for many keys at once, without those that are cached", async () => {
    const asked: number[][] = [];
    const many = (keys: number[]) =>
      values.getMany(database.db, keys, async (missing) => {
        asked.push(missing);
        return new Map(missing.filter((key) => key !== 4).map((key) => [key, { n: key }]));
      });
    expect([...(await many([1, 2])).keys()]).toEqual([1, 2]);
    expect([...(await many([2, 3, 4])).keys()]).toEqual([2, 3]);
    expect(asked).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it("is not cached while nobody listens for changes", async () => {
    const one = await get(1);
    await stop();
    expect(await get(1)).not.toBe(one);
    expect(await get(1)).not.toBe(await get(1));
    stop = await listenForChanges(
      database,
      () => {},
      () => {},
    );
    expect(await get(1)).toBe(await get(1));
  });
});
