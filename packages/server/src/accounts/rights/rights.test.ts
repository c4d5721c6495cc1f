import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { STAFF_ROLES, type StaffRole } from "@tablee/domain/accounts/right";
import type { Database } from "../../database/open-database.ts";
import { api, asModerator } from "../../http/implement.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { printersRouter } from "../../kitchen/printing/printers.router.ts";
import { tablesRouter } from "../../tables/tables.router.ts";
import { callAs, type Caller } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeStaff } from "../../testing/make-world.queries.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { webhooksRouter } from "../../webhooks/webhooks.router.ts";
import { accountsRouter } from "../accounts.router.ts";
import { openSession, viewerOfToken } from "../sessions.ts";
import { askEmailChange, isEmailAsked, newAccountLink, takeAccountLink } from "../stored/account-links.queries.ts";
import { insertIdentity, readOwnerOf } from "../ways/identities.queries.ts";
import { forgetSecondStep } from "./forget-second-step.ts";
import { grantRight, revokeRight } from "./change-right.ts";

describe.each(testDatabases())("rights on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  let staff: Record<StaffRole, { account_id: number }>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
    const hired = STAFF_ROLES.map(async (role) => {
      const { id } = await makeAccount(database.db);
      await makeStaff(database.db, world.restaurant.id, id, role);
      return [role, { account_id: id }] as const;
    });
    staff = Object.fromEntries(await Promise.all(hired)) as typeof staff;
  });

  /** The outcome of each call for a caller: the code with which it is refused, or "done". */
  const told = async (calls: Record<string, Promise<unknown>>): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(calls).map(async ([name, call]) => [
          name,
          await call.then(
            () => "done",
            (error: { code: string }) => error.code,
          ),
        ]),
      ),
    );
  const callsOf = async (caller: Caller) => {
    const restaurant_id = world.restaurant.id;
    const kitchen = callAs(services, kitchenRouter, caller);
    const order = await ordersAs(services, world.diner, crypto.randomUUID()).place(makeRequest(world));
    return told({
      orders: kitchen.orders({ restaurant_id }),
      move: kitchen.setStatus({ id: order.id, status: "confirmed" }),
      stock: kitchen.setStock({ id: world.fries.id, stock_status: "available" }),
      pause: kitchen.setRestaurant({ id: restaurant_id, status: "open" }),
      capacity: kitchen.setRestaurant({ id: restaurant_id, max_open_orders: 500 }),
      tables: callAs(services, tablesRouter, caller).list({ restaurant_id }),
      printers: callAs(services, printersRouter, caller).remove({ id: 2_000_000_000 }),
      totals: kitchen.totals({ restaurant_id }),
      webhooks: callAs(services, webhooksRouter, caller).list({ restaurant_id }),
      audit: callAs(services, accountsRouter, caller).audit({ restaurant_id }),
    });
  };

  it("lets kitchen, manager and owner do what is theirs", async () => {
    const kitchen = { orders: "done", move: "done", stock: "done", pause: "done" };
    const printers = { printers: "not_found" };
    expect(await callsOf(staff.kitchen)).toEqual({
      ...kitchen,
      ...printers,
      capacity: "forbidden",
      tables: "forbidden",
      totals: "forbidden",
      webhooks: "forbidden",
      audit: "forbidden",
    });
    const manager = { ...kitchen, ...printers, capacity: "done", tables: "done" };
    expect(await callsOf(staff.manager)).toEqual({
      ...manager,
      totals: "forbidden",
      webhooks: "forbidden",
      audit: "forbidden",
    });
    expect(await callsOf(staff.owner)).toEqual({ ...manager, totals: "done", webhooks: "done", audit: "done" });
  });

  it("takes no right from what a client says", async () => {
    await database.query("update accounts set admin = false, moderator = false where id = $1", [
      world.diner.account_id,
    ]);
    const answers = await callsOf(world.diner);
    expect(answers).toEqual({
      ...Object.fromEntries(Object.keys(answers).map((name) => [name, "forbidden"])),
      move: "not_found",
      printers: "not_found",
      stock: "not_found",
    });
    expect((await refusalOf(callAs(services, accountsRouter, staff.owner).audit({}))).code).toBe("forbidden");
  });

  it("records each change in the audit list: who, what, before, after and when", async () => {
    const kitchen = callAs(services, kitchenRouter, staff.kitchen);
    await kitchen.setStock({ id: world.fries.id, stock_status: "out_of_stock" });
    // Setting the same value again changes nothing.
    await kitchen.setStock({ id: world.fries.id, stock_status: "out_of_stock" });
    services.setTime("2026-11-18T17:05:00Z");
    await callAs(services, kitchenRouter, staff.manager).setRestaurant({ id: world.restaurant.id, max_open_orders: 9 });
    const table = await callAs(services, tablesRouter, staff.manager).create({
      restaurant_id: world.restaurant.id,
      name: "12",
    });
    await callAs(services, tablesRouter, staff.manager).rotate({ id: table.id });
    const own = callAs(services, accountsRouter, staff.owner);
    const first = await own.audit({ restaurant_id: world.restaurant.id, limit: 3 });
    const rest = await own.audit({ restaurant_id: world.restaurant.id, continuation: first.continuation! });
    expect([...first.entries, ...rest.entries]).toMatchObject([
      { action: "table.code", subject: `table ${table.id}`, account_id: staff.manager.account_id, after: null },
      { action: "table.add", after: { name: "12" } },
      {
        action: "restaurant.capacity",
        before: { max_open_orders: 10_000 },
        after: { max_open_orders: 9 },
        date: "2026-11-18T17:05:00.000Z",
      },
      {
        action: "stock.set",
        name: "Inès Gagnon",
        subject: `item ${world.fries.id}`,
        restaurant_name: { en: "Chez Margot" },
        before: { stock_status: "available" },
        after: { stock_status: "out_of_stock" },
        date: "2026-11-18T17:00:00.000Z",
      },
    ]);
    expect(rest.continuation).toBeNull();
  });

  it("of a place's owner end its orders with the last one, and are not lowered by a lower right", async () => {
    const restaurant_id = world.restaurant.id;
    const email = `${crypto.randomUUID()}@tablee.test`;
    const right = (role: StaffRole) => ({ email, given: { right: role, restaurant_id } as const, by: null });
    const statusOf = async () =>
      (await database.query("select status from restaurants where id = $1", [restaurant_id])).rows[0];
    await grantRight(services, right("owner"));
    await grantRight(services, right("kitchen"));
    const { rows } = await database.query(
      "select s.role from restaurant_staff s join accounts a on a.id = s.account_id where a.email = $1",
      [email],
    );
    expect(rows).toEqual([{ role: "owner" }]);
    await revokeRight(services, right("owner"));
    expect(await statusOf()).toEqual({ status: "open" });
    await database.query("delete from restaurant_staff where restaurant_id = $1", [restaurant_id]);
    await grantRight(services, right("owner"));
    await revokeRight(services, right("owner"));
    expect(await statusOf()).toEqual({ status: "ownerless" });
  });

  it("are granted and revoked once each, and recorded", async () => {
    const email = `${crypto.randomUUID()}@tablee.test`;
    const restaurant_id = world.restaurant.id;
    const grants = await Promise.all(
      [1, 2, 3].map(() => grantRight(services, { email: email.toUpperCase(), given: { right: "admin" }, by: null })),
    );
    expect(grants.filter((one) => "made" in one && one.made)).toHaveLength(1);
    const cook = { email, given: { right: "kitchen", restaurant_id } as const, by: null };
    const granted = await grantRight(services, cook);
    await grantRight(services, { ...cook, given: { right: "manager", restaurant_id } });
    // A right that she no longer has.
    await revokeRight(services, cook);
    await revokeRight(services, { ...cook, given: { right: "manager", restaurant_id } });
    await revokeRight(services, { email, given: { right: "admin" }, by: null });
    const subject = `account ${"account_id" in granted ? granted.account_id : ""}`;
    const { rows } = await database.query<{ action: string; before: unknown; after: unknown }>(
      "select action, before, after from audit_log where subject = $1 order by id",
      [subject],
    );
    expect(rows).toEqual([
      { action: "right.grant", before: { admin: false }, after: { admin: true } },
      { action: "right.grant", before: { role: null }, after: { role: "kitchen" } },
      { action: "right.grant", before: { role: "kitchen" }, after: { role: "manager" } },
      { action: "right.revoke", before: { role: "manager" }, after: { role: null } },
      { action: "right.revoke", before: { admin: true }, after: { admin: false } },
    ]);
    expect(await grantRight(services, { ...cook, given: { right: "owner", restaurant_id: 2_000_000_000 } })).toEqual({
      code: "not_found",
    });
    expect(await revokeRight(services, { ...cook, email: "nobody@tablee.test" })).toEqual({ code: "not_found" });
  });

  it("let a link be used once, by one of many at a time, and end one that was sent before", async () => {
    const { id: account_id, email } = await makeAccount(database.db);
    const link = { kind: "reset_password", account_id, email } as const;
    const at = services.clock();
    const { db } = database;
    const first = await newAccountLink(db, link, at);
    const second = await newAccountLink(db, link, at);
    const take = (guid: string, kind: "reset_password" | "verify_email" = "reset_password", later = 0) =>
      takeAccountLink(db, { kind, guid }, new Date(at.getTime() + later));
    expect(await take(first)).toBeNull();
    expect(await take(second, "verify_email")).toBeNull();
    expect((await Promise.all([1, 2, 3, 4].map(() => take(second)))).filter(Boolean)).toEqual([link]);
    const late = await newAccountLink(db, link, at);
    expect(await take(late, "reset_password", 3_600_000)).toBeNull();
  });

  it("let a lost second step be taken away by the command line, with its sessions, and list it", async () => {
    const { id, email } = await makeAccount(database.db, { admin: true });
    const forget = (whose = email) => forgetSecondStep(services, { email: whose, by: null });
    expect(await forget()).toBeNull();
    expect(await forget("nobody@tablee.test")).toEqual({ code: "not_found" });
    await database.query("insert into authenticators (account_id, secret, confirmed_at) values ($1, 'S', now())", [id]);
    await database.query("insert into recovery_codes (account_id, code_hash) values ($1, 'h')", [id]);
    const token = await openSession(services, id, {});
    // What a stranger who registered with the e-mail may have left: their own Google, and a change to their own e-mail.
    await insertIdentity(database.db, { account_id: id, provider: "google", subject: email }, services.clock());
    await askEmailChange(database.db, { account_id: id, email: `other-${email}` }, services.clock());
    expect(await forget(` ${email.toUpperCase()}`)).toEqual({ app: true, passkeys: 0, providers: ["google"] });
    expect(await readOwnerOf(database.db, { provider: "google", subject: email })).toBeNull();
    expect(await isEmailAsked(database.db, { account_id: id, email: `other-${email}` })).toBe(false);
    expect(await viewerOfToken(services, token)).toBeNull();
    const left = await database.query("select 1 from recovery_codes where account_id = $1", [id]);
    expect(left.rows).toEqual([]);
    const { rows } = await database.query("select account_id, action, before from audit_log where subject = $1", [
      `account ${id}`,
    ]);
    expect(rows).toEqual([
      { account_id: null, action: "second_step.forget", before: { app: true, passkeys: 0, providers: ["google"] } },
    ]);
    expect(await forget()).toBeNull();
  });

  it("are read with each session, so a moderator loses access as soon as the right is revoked", async () => {
    const { id } = await makeAccount(database.db, { moderator: true });
    const token = await openSession(services, id, {});
    const calls = async () =>
      callAs(
        services,
        { logout: api.accounts.logout.use(asModerator).handler(() => true) },
        await viewerOfToken(services, token),
      );
    expect(await (await calls()).logout()).toBe(true);
    await database.query("update accounts set moderator = false where id = $1", [id]);
    await expect((await calls()).logout()).rejects.toMatchObject({ code: "forbidden", status: 403 });
  });
});
