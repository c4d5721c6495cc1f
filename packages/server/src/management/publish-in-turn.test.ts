import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { waitForOtherImports } from "../restaurants/import/write/import.queries.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount, makeItem, makeRestaurant, makeStaff } from "../testing/make-world.queries.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { managementRouter } from "./management.router.ts";
import { purgeVersions } from "./purge-versions.ts";

const real = everyDatabase().find(({ kind }) => kind === "postgresql");

describe.runIf(real)("publications of menus", () => {
  let database: Database;
  let restaurant_id: number;
  let manager: { account_id: number };
  let ref = "";
  beforeAll(async () => {
    database = await real!.open();
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    const { db } = database;
    restaurant_id = (await makeRestaurant(db)).id;
    manager = { account_id: (await makeAccount(db)).id };
    await makeStaff(db, restaurant_id, manager.account_id, "manager");
    ({ ref } = await makeItem(db, restaurant_id));
  });

  const as = (caller: { account_id: number }, limits = makeRateLimits()) =>
    callAs(makeServices(database), managementRouter, caller, { limits });
  const setPrice = async (value: number): Promise<number> => {
    const [dish] = (await as(manager).draft({ restaurant_id })).live.items;
    const edits = [{ kind: "set", list: "items", ref, field: "price", seen: dish?.price, value }] as const;
    return (await as(manager).edit({ restaurant_id, edits: [...edits] })).revision;
  };
  const waitingForTheLock = async (): Promise<number> => {
    const { rows } = await database.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
    );
    return rows[0]?.waiting ?? 0;
  };
  /** Runs `act` while an import is under way. */
  const duringImport = (act: () => Promise<void>): Promise<void> =>
    database.db.transaction(async (tx) => {
      await waitForOtherImports(tx);
      await act();
    });

  it("are refused at once to strangers, and wait with one connection and a few callers while an import is long", async () => {
    const revision = await setPrice(13);
    const stranger = { account_id: (await makeAccount(database.db)).id };
    const codes: string[] = [];
    const answers: Promise<unknown>[] = [];
    await duringImport(async () => {
      const refused = Array.from({ length: 40 }, () => as(stranger).publish({ restaurant_id, revision }));
      for (const one of await Promise.allSettled(refused)) expect(one).toMatchObject({ reason: { code: "forbidden" } });
      for (let asked = 0; asked < 30; asked++) {
        const answer = as(manager).publish({ restaurant_id, revision });
        answers.push(answer.catch(({ code }: { code: string }) => codes.push(code)));
      }
      // One waits for the import, sixteen for it.
      await vi.waitFor(() => expect(codes).toEqual(Array.from({ length: 13 }, () => "busy")));
      await vi.waitFor(async () => expect(await waitingForTheLock()).toBe(1));
      expect(await as(manager).draft({ restaurant_id })).toMatchObject({ revision });
    });
    await Promise.all(answers);
    expect(codes).toHaveLength(13);
    expect((await as(manager).versions({ restaurant_id })).versions).toHaveLength(2);
  });

  it("open few connections, however many transactions wait for the import, and all are done in the end", async () => {
    const count = 20;
    let done: Promise<unknown> = Promise.resolve();
    await duringImport(async () => {
      done = Promise.all(Array.from({ length: count }, () => database.unhurried(waitForOtherImports)));
      await vi.waitFor(async () => expect(await waitingForTheLock()).toBe(6));
    });
    await expect(done).resolves.toHaveLength(count);
  });

  it("are limited for one menu and for one member, and those that published nothing count for the member only", async () => {
    const own = { publications: { points: 1, seconds: 600 }, member_publications: { points: 3, seconds: 600 } };
    const limits = makeRateLimits({ own });
    const publish = (revision: number, caller = manager) => as(caller, limits).publish({ restaurant_id, revision });
    const often = { code: "too_many_requests", status: 429, data: { retry_after: expect.any(Number) } };
    const revision = await setPrice(13);
    await expect(publish(revision + 9)).rejects.toMatchObject({ code: "draft_moved" });
    expect(await publish(revision)).toMatchObject({ version: 2 });
    const again = await setPrice(14);
    await expect(publish(again)).rejects.toMatchObject(often);
    await limits.forget("publications", `restaurant ${restaurant_id}`);
    await expect(publish(again)).rejects.toMatchObject(often);
    await expect(publish(again, { account_id: (await makeAccount(database.db)).id })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("leave the newest versions of each menu, one of which is the current one", async () => {
    for (const price of [13, 14, 15, 16]) {
      const revision = await setPrice(price);
      await as(manager).publish({ restaurant_id, revision });
    }
    const numbers = async () => (await as(manager).versions({ restaurant_id })).versions.map(({ number }) => number);
    expect(await purgeVersions({ database })).toBe(0);
    expect(await numbers()).toEqual([5, 4, 3, 2, 1]);
    await purgeVersions({ database }, 2, 1);
    expect(await numbers()).toEqual([5, 4]);
    expect(await purgeVersions({ database }, 2)).toBe(0);
    const next = await setPrice(17);
    expect(await as(manager).publish({ restaurant_id, revision: next })).toMatchObject({ version: 6 });
  });
});
