import { OWNERLESS, PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { claimsRouter } from "../../management/claims/claims.router.ts";
import { openingRouter } from "../../management/opening/opening.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeItem, makeRestaurant, makeStaff } from "../../testing/make-world.queries.ts";
import { makeOrderWorld, makeRequest, ordersAs, refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { accountsRouter } from "../accounts.router.ts";
import { eraseAccounts } from "../erasure/erase-accounts.ts";
import { openSession, viewerOfToken } from "../sessions.ts";

const DAY = 86_400_000;

describe.each(testDatabases())("a place whose last owner deletes their account on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let restaurant_id: number;
  let owner: number;
  const admin = { account_id: 0, admin: true };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    owner = await person();
    restaurant_id = (await makeRestaurant(database.db)).id;
    await makeStaff(database.db, restaurant_id, owner);
    admin.account_id = await person();
  });
  const person = async () => (await makeAccount(database.db)).id;
  const own = async (id: number) =>
    callAs(services, accountsRouter, await viewerOfToken(services, await openSession(services, id, {})));
  const remove = async (id = owner) => (await own(id)).deleteAccount();
  const status = async (id = restaurant_id) =>
    (await database.query<{ status: string }>("select status from restaurants where id = $1", [id])).rows[0]?.status;
  const listed = async () =>
    (await callAs(services, claimsRouter, admin).ownerless()).places.map((one) => one.restaurant_id);
  const suspend = (id: number, until: Date | null) =>
    database.query("update accounts set suspended_until = $1, suspension_reason = $2 where id = $3", [
      until,
      until && "Spam",
      id,
    ]);
  /** Makes the place one that was never opened, and could be. */
  const prepare = async () => {
    await makeItem(database.db, restaurant_id);
    const set = "status = $1, owner_set = '{currency,tax,timezone}'";
    await database.query(`update restaurants set ${set} where id = $2`, [PREPARING, restaurant_id]);
  };
  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));

  it("takes no more orders until the owner comes back, and is named before", async () => {
    const world = await makeOrderWorld(database.db);
    await database.query("delete from restaurant_staff where restaurant_id = $1", [world.restaurant.id]);
    await makeStaff(database.db, world.restaurant.id, owner);
    const paused = await makeRestaurant(database.db, { status: "paused" });
    await makeStaff(database.db, paused.id, owner);
    const both = [restaurant_id, world.restaurant.id, paused.id];
    expect((await (await own(owner)).onlyOwned()).places.map((one) => one.restaurant_id)).toEqual(both);
    await remove();
    expect(await Promise.all(both.map(status))).toEqual([OWNERLESS, OWNERLESS, OWNERLESS]);
    expect((await refusalOf(ordersAs(services, world.diner, "k").place(makeRequest(world)))).code).toBe(
      "order_refused",
    );
    expect(await listed()).toContain(paused.id);
    const { entries } = await callAs(services, accountsRouter, admin).audit({ restaurant_id, limit: 1 });
    expect(entries).toMatchObject([{ action: "place.left", before: { status: "open" }, after: { status: OWNERLESS } }]);
    expect(await listed()).toEqual(expect.arrayContaining([restaurant_id, world.restaurant.id]));
    await own(owner);
    expect(await Promise.all(both.map(status))).toEqual(["open", "open", "paused"]);
    expect(await listed()).not.toContain(restaurant_id);
  });

  it("goes on while somebody else owns it who is not leaving too, suspended or not", async () => {
    const other = await person();
    await makeStaff(database.db, restaurant_id, other);
    expect((await (await own(owner)).onlyOwned()).places).toEqual([]);
    await remove();
    expect(await status()).toBe("open");
    await remove(other);
    expect(await status()).toBe(OWNERLESS);
    await own(owner);
    expect(await status()).toBe("open");
    await own(other);
    await suspend(other, new Date(services.clock().getTime() + DAY));
    await remove();
    expect(await status()).toBe("open");
    expect(await listed()).not.toContain(restaurant_id);
  });

  it("is closed by the erasure if its other owner has gone meanwhile", async () => {
    const other = await person();
    await makeStaff(database.db, restaurant_id, other);
    await remove();
    await database.query("delete from restaurant_staff where account_id = $1", [other]);
    later(14 * DAY);
    await eraseAccounts(services);
    expect(await status()).toBe(OWNERLESS);
    expect(await listed()).toContain(restaurant_id);
  });

  it("is opened by a suspended owner, or by an administrator, whom the erasure does not overrule", async () => {
    const turnOn = async (viewer: { account_id: number; admin?: boolean }) => {
      await callAs(services, kitchenRouter, viewer).setRestaurant({ id: restaurant_id, status: "open" });
      return status();
    };
    await remove();
    expect(await turnOn(admin)).toBe("open");
    await own(owner);
    later(DAY);
    await remove();
    expect(await turnOn(admin)).toBe("open");
    later(14 * DAY);
    await eraseAccounts(services);
    expect(await status()).toBe("open");
    await database.query("update restaurants set status = $1 where id = $2", [OWNERLESS, restaurant_id]);
    const other = await person();
    await makeStaff(database.db, restaurant_id, other);
    await suspend(other, new Date(services.clock().getTime() + DAY));
    expect(await listed()).not.toContain(restaurant_id);
    expect(await turnOn({ account_id: other })).toBe("open");
  });

  it("is not opened by its kitchen before somebody owns it", async () => {
    const cook = await person();
    await makeStaff(database.db, restaurant_id, cook, "kitchen");
    await remove();
    const turn = () =>
      callAs(services, kitchenRouter, { account_id: cook }).setRestaurant({ id: restaurant_id, status: "open" });
    const actions = async () => {
      const { entries } = await callAs(services, accountsRouter, admin).audit({ restaurant_id });
      return entries.map(({ action }) => action);
    };
    await turn();
    expect(await status()).toBe(OWNERLESS);
    expect(await actions()).toEqual(["place.left"]);
    await makeStaff(database.db, restaurant_id, await person());
    await turn();
    expect(await status()).toBe("open");
    expect(await actions()).toEqual(["restaurant.pause", "place.left"]);
    await own(owner);
    expect(await status()).toBe("open");
  });

  it.each(["paused", "closed"])("is not opened by its kitchen if it was %s, and is that again later", async (was) => {
    await database.query("update restaurants set status = $1 where id = $2", [was, restaurant_id]);
    const cook = await person();
    await makeStaff(database.db, restaurant_id, cook, "kitchen");
    const turn = () =>
      callAs(services, kitchenRouter, { account_id: cook }).setRestaurant({ id: restaurant_id, status: "open" });
    await remove();
    await turn();
    expect(await status()).toBe(OWNERLESS);
    expect(await listed()).toContain(restaurant_id);
    await own(owner);
    expect(await status()).toBe(was);
    // Of a deletion and a kitchen that opens the place at the same moment, the place is not open in the end.
    await Promise.all([remove(), turn()]);
    expect(await status()).toBe(OWNERLESS);
  });

  it("that was never opened is not opened before somebody owns it, and is listed while people work there", async () => {
    await prepare();
    const manager = await person();
    const turn = (viewer: { account_id: number; admin?: boolean } = { account_id: manager }) =>
      callAs(services, openingRouter, viewer).open({ restaurant_id });
    await remove();
    expect(await listed()).not.toContain(restaurant_id);
    await makeStaff(database.db, restaurant_id, manager, "manager");
    expect(await listed()).toContain(restaurant_id);
    expect((await refusalOf(turn())).code).toBe(OWNERLESS);
    expect(await status()).toBe(PREPARING);
    await remove(manager);
    expect(await listed()).not.toContain(restaurant_id);
    await own(manager);
    later(14 * DAY);
    await eraseAccounts(services);
    expect((await refusalOf(turn())).code).toBe(OWNERLESS);
    expect(await listed()).toContain(restaurant_id);
    await makeStaff(database.db, restaurant_id, await person());
    expect(await listed()).not.toContain(restaurant_id);
    expect((await turn()).status).toBe("open");
  });

  it("that was never opened can be opened by an administrator without an owner", async () => {
    await prepare();
    await remove();
    const page = await callAs(services, openingRouter, admin).open({ restaurant_id });
    expect(page.status).toBe("open");
  });

  // Whichever comes first, the other waits for it and sees it.
  it("is not open in the end if its owner leaves while a manager opens it for the first time", async () => {
    await prepare();
    const manager = await person();
    await makeStaff(database.db, restaurant_id, manager, "manager");
    await Promise.allSettled([
      remove(),
      callAs(services, openingRouter, { account_id: manager }).open({ restaurant_id }),
    ]);
    expect([OWNERLESS, PREPARING]).toContain(await status());
  });

  it("is closed if both of its owners leave at the same moment", async () => {
    const other = await person();
    await makeStaff(database.db, restaurant_id, other);
    await Promise.all([remove(owner), remove(other)]);
    expect(await status()).toBe(OWNERLESS);
  });
});
