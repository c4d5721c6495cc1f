import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database, Queryable } from "../../database/open-database.ts";
import { discoveriesRouter } from "../../discoveries/discoveries.router.ts";
import { interact } from "../../discoveries/interact.ts";
import { restaurantClaims } from "../../management/stored/restaurant-claims.table.ts";
import { silentRealtime } from "../../realtime/realtime.ts";
import { callAs } from "../../testing/call-as.ts";
import { toldJobs } from "../../testing/told-jobs.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import {
  makeAccount,
  makeBlock,
  makeFollow,
  makeRecommendation,
  makeRestaurant,
} from "../../testing/make-world.queries.ts";
import { makeOrderWorld, makeRequest, ordersAs } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { accountsRouter } from "../accounts.router.ts";
import { hashPassword } from "../password.ts";
import { lockAccount } from "../own/own.queries.ts";
import { lockStanding } from "../sessions.queries.ts";
import { openSession, viewerOfToken } from "../sessions.ts";
import { eraseAccount, eraseAccounts } from "./erase-accounts.ts";
import { lockToErase } from "./erase.queries.ts";

const PASSWORD = "Tablee2026";
const password_hash = await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 });
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

describe.each(testDatabases())("a deleted account on %s", ({ kind, open }) => {
  let database: Database;
  let services: TestServices;
  let member: Awaited<ReturnType<typeof makeAccount>>;
  const sessionEnded = vi.fn();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    sessionEnded.mockClear();
    services = makeServices(database, { realtime: { ...silentRealtime, sessionEnded } });
    member = await makeAccount(database.db, { password_hash, phone_number: "+15145550142", city: "Laval" });
  });
  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));
  const own = async (token: string) => callAs(services, accountsRouter, await viewerOfToken(services, token));
  const signIn = () => openSession(services, member.id, {});
  const remove = async () => (await own(await signIn())).deleteAccount();
  const logIn = () => callAs(services, accountsRouter).login({ email: member.email, password: PASSWORD });
  const row = async () =>
    (await database.query("select * from accounts where id = $1", [member.id])).rows[0] as Record<string, unknown>;
  const discovery = (id: number) => callAs(services, discoveriesRouter).get({ id });
  const feed = async () => {
    const { recommendations } = await callAs(services, discoveriesRouter).list({ variant: "fresh", limit: 50 });
    return recommendations.map(({ id }) => id);
  };

  it("is hidden at once and signed out everywhere, and the deletion asks who it is", async () => {
    const { id } = await makeRecommendation(database.db, member.id);
    const [here, there] = [await signIn(), await signIn()];
    expect(await feed()).toContain(id);
    later(11 * MINUTE);
    await expect((await own(here)).deleteAccount()).rejects.toMatchObject({ code: "confirmation_needed" });
    expect(await (await own(await signIn())).deleteAccount()).toEqual({ erased_at: "2026-12-02T17:11:00.000Z" });
    expect([await viewerOfToken(services, here), await viewerOfToken(services, there)]).toEqual([null, null]);
    expect(sessionEnded).toHaveBeenCalledTimes(3);
    await expect(discovery(id)).rejects.toMatchObject({ code: "not_found", status: 404 });
    expect(await feed()).not.toContain(id);
  });

  it("is restored unchanged by a sign-in within 14 days, and can no longer be restored after that", async () => {
    const { id } = await makeRecommendation(database.db, member.id);
    const before = await row();
    await remove();
    later(14 * DAY - 1);
    await eraseAccounts(services);
    const told = toldJobs(services);
    expect(await logIn()).toMatchObject({ user: { id: member.id, city: "Laval" } });
    expect(told).toContainEqual(expect.objectContaining({ to: member.email, kind: "deletion_undone" }));
    expect(await row()).toEqual(before);
    expect((await discovery(id)).id).toBe(id);

    await remove();
    later(14 * DAY);
    expect(await eraseAccounts(services)).toBeGreaterThan(0);
    await expect(logIn()).rejects.toMatchObject({ code: "login_invalid", status: 422 });
    await expect(signIn()).rejects.toMatchObject({ code: "login_invalid", status: 422 });
    expect(await eraseAccounts(services)).toBe(0);
  });

  it("leaves no personal data behind, and corrects the counts of everyone else", async () => {
    const { db } = database;
    const other = await makeAccount(db);
    const theirs = await makeRecommendation(db, other.id);
    const mine = await makeRecommendation(db, member.id);
    await makeFollow(db, member.id, other.id);
    await makeFollow(db, other.id, member.id);
    for (const id of [member.id, other.id]) {
      await interact(services, id, { recommendation_id: theirs.id, type: "like" });
    }
    await interact(services, other.id, { recommendation_id: mine.id, type: "like" });
    await makeBlock(db, member.id, other.id);
    await makeBlock(db, other.id, member.id);
    const place = await makeRestaurant(db);
    await db
      .insert(restaurantClaims)
      .values({ restaurant_id: place.id, account_id: member.id, note: "Ask for Ana", created_at: services.clock() });
    const { claims } = await (await own(await signIn())).data();
    expect(claims).toMatchObject([{ restaurant_id: place.id, note: "Ask for Ana" }]);
    expect(claims[0]).not.toHaveProperty("code_hash");
    await remove();
    later(14 * DAY);
    await eraseAccounts(services);

    expect(await db.$count(restaurantClaims, eq(restaurantClaims.account_id, member.id))).toBe(0);
    expect((await discovery(theirs.id)).likes).toBe(1);
    const { liked_recommendations, following, blocked } = await (
      await own(await openSession(services, other.id, {}))
    ).currentUser({});
    expect([liked_recommendations, following, blocked]).toEqual([[theirs.id], [], []]);
    await expect(discovery(mine.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await row()).toMatchObject({
      id: member.id,
      email: null,
      first_name: "",
      last_name: "",
      phone_number: null,
    });
    const { rows: keys } = await database.query<{ table: string; column: string }>(
      `select conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'accounts'::regclass`,
    );
    expect(keys.length).toBeGreaterThan(20);
    for (const { table, column } of keys) {
      const { rows } = await database.query(`select 1 from ${table} where ${column} = $1`, [member.id]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });

  it("leaves its orders to the restaurant without the diner's name, phone number and address", async () => {
    const world = await makeOrderWorld(database.db);
    const diner = world.diner.account_id;
    const viewer = await viewerOfToken(services, await openSession(services, diner, {}));
    const delivery = {
      address: "4200 rue Saint-Denis",
      address_complement: "app. 3",
      comments: "Sonnez",
      phone: "514 555 0142",
    };
    const request = { ...makeRequest(world), mode: "delivery" as const, delivery };
    const { id, total } = await ordersAs(services, world.diner, "k").place(request);
    await callAs(services, accountsRouter, viewer).deleteAccount();
    later(14 * DAY);
    await eraseAccounts(services);
    const { rows } = await database.query("select * from orders where id = $1", [id]);
    expect(JSON.stringify(rows)).not.toMatch(/Denis|app\. 3|Sonnez|5550142/);
    const kept = await ordersAs(services, world.diner).get({ id });
    expect(kept).toMatchObject({ id, total, diner: { account_id: diner, first_name: "", last_name: "" } });
  });

  it.skipIf(kind === "embedded")(
    "does not block other transactions from inserting rows that refer to it while it is locked for erasure",
    async () => {
      const due = services.clock();
      const takes = [
        (tx: Queryable) => lockAccount(tx, member.id),
        (tx: Queryable) => lockStanding(tx, member.id),
        async (tx: Queryable) => {
          await tx.execute("update accounts set deleted_at = now() - interval '30 days'");
          return lockToErase(tx, member.id, due);
        },
      ];
      for (const take of takes) {
        await database.db.transaction(async (tx) => {
          expect(await take(tx)).toBeTruthy();
          await database.db.transaction(async (other) => {
            await other.execute("set local lock_timeout = '1s'");
            await makeRecommendation(other, member.id);
          });
        });
      }
    },
  );

  it("is either restored or erased, never both, when a sign-in meets its erasure", async () => {
    for (let n = 0; n < 6; n++) {
      member = await makeAccount(database.db, { password_hash });
      await remove();
      later(14 * DAY);
      const erasing = eraseAccount(services, member.id, services.clock());
      const signing = signIn().catch((error: { code: string }) => error.code);
      const [erased, token] = await Promise.all([erasing, signing]);
      expect(token === "login_invalid").toBe(erased);
      expect(await row()).toMatchObject(erased ? { email: null } : { email: member.email, deleted_at: null });
      if (!erased) expect(await viewerOfToken(services, token)).toMatchObject({ account_id: member.id });
    }
  });

  it("that cannot be erased keeps no other from it, is in the log, and is erased by the next run", async () => {
    // What other tests have left.
    later(30 * DAY);
    await eraseAccounts(services);
    await remove();
    const other = await makeAccount(database.db, { password_hash });
    await (await own(await openSession(services, other.id, {}))).deleteAccount();
    later(14 * DAY);
    const logged = vi.spyOn(services.log, "error");
    const failing = vi.spyOn(database, "unhurried").mockRejectedValueOnce(new Error("deadlock detected"));
    expect(await eraseAccounts(services)).toBe(1);
    failing.mockRestore();
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ account: member.id }),
      "An account could not be erased",
    );
    logged.mockRestore();
    expect(await row()).toMatchObject({ email: member.email });
    expect(await eraseAccounts(services)).toBe(1);
    expect(await row()).toMatchObject({ email: null });
  });

  // The embedded database has one connection.
  it.runIf(kind === "postgresql")("and another one that meet at the same discoveries wait for no circle", async () => {
    const { db } = database;
    const author = await makeAccount(db);
    const [first, second] = [await makeRecommendation(db, author.id), await makeRecommendation(db, author.id)];
    // A comment on the later one and a like of the earlier one: taken list by list, the later one would be locked first.
    await database.query(
      "insert into comments (recommendation_id, account_id, text, date_creation) values ($1, $2, 'Good', now())",
      [second.id, member.id],
    );
    await interact(services, member.id, { recommendation_id: first.id, type: "like" });
    await remove();
    later(14 * DAY);
    let erasing: Promise<boolean> = Promise.resolve(false);
    await db.transaction(async (other) => {
      const take = (id: number) => other.execute(sql`select from recommendations where id = ${id} for update`);
      await take(first.id);
      erasing = eraseAccount(services, member.id, services.clock());
      const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await vi.waitFor(async () => expect((await database.query(waits)).rows).toHaveLength(1), 10_000);
      // Whoever waits for the earlier one has not taken the later one.
      await other.execute(sql`set local lock_timeout = '2s'`);
      await take(second.id);
    });
    expect(await erasing).toBe(true);
  });

  it("erases the address of an order that was placed while the deletion was requested", async () => {
    const world = await makeOrderWorld(database.db);
    const token = await openSession(services, world.diner.account_id, {});
    const delivery = { address: "4200 rue Saint-Denis" };
    const [placed] = await Promise.all([
      ordersAs(services, world.diner, "k").place({ ...makeRequest(world), mode: "delivery", delivery }),
      (await own(token)).deleteAccount(),
    ]);
    later(14 * DAY);
    await eraseAccounts(services);
    const { rows } = await database.query("select delivery from orders where id = $1", [placed.id]);
    expect(rows).toEqual([{ delivery: { address: "" } }]);
  });

  it("can be exported beforehand with all of its data, without secrets and without the data of others", async () => {
    const other = await makeAccount(database.db);
    const { id } = await makeRecommendation(database.db, member.id);
    await makeFollow(database.db, other.id, member.id);
    await interact(services, member.id, { recommendation_id: id, type: "like" });
    const mac_address = "00:1a:2b:3c:4d:5e";
    await database.query("update accounts set mac_address = $1 where id = $2", [mac_address, member.id]);
    const token = await signIn();
    const data = await (await own(token)).data();
    expect(data).toMatchObject({
      account: { id: member.id, email: member.email, city: "Laval" },
      ways_in: [{ way: "password" }],
      discoveries: [{ id }],
      reactions: [{ recommendation_id: id, type: "like" }],
      followers: [{ follower_id: other.id }],
      cut: [],
    });
    expect(data.sessions).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/scrypt|token|hash|idempotency|mac_address/);
    expect(JSON.stringify(data)).not.toContain(mac_address);
    expect(JSON.stringify(data)).not.toContain(other.email);
  });
});
