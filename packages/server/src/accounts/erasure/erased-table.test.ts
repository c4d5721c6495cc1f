import { DAYS_TO_RETURN } from "@tablee/domain/accounts/deletion";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { purgeSittings } from "../../tables/purge-sittings.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { burgerLine, friesLine, makeRequest, ordersAs } from "../../testing/order-world.ts";
import { add, change, makeTableWorld, sit, type TableWorld } from "../../testing/table-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { accountsRouter } from "../accounts.router.ts";
import { openSession, viewerOfToken } from "../sessions.ts";
import { eraseAccounts } from "./erase-accounts.ts";

const DAY = 86_400_000;

describe.each(testDatabases())("an erased member's part of what a table ordered on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: TableWorld;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeTableWorld(database.db, services);
    await database.query("update accounts set first_name = 'Théodora' where id = $1", [world.other.account_id]);
  });

  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));
  /** A table of three of which one member orders for everybody. */
  const ordered = async () => {
    const orderer = await sit(services, { code: world.code }, world.diner);
    const other = await sit(services, { code: world.code }, world.other);
    const sam = await sit(services, { code: world.code, nickname: "Sam" });
    await change(services, orderer, add(friesLine(world, { notes: "very hot" })));
    await change(services, other, add(burgerLine(world, { notes: "I am allergic to sesame" })));
    await change(services, sam, add(friesLine(world, { notes: "no salt" })));
    return ordersAs(services, world.diner, "k").place(makeRequest(world, { mode: "dine_in", table: world.code }));
  };
  const erase = async (account_id: number) => {
    const viewer = await viewerOfToken(services, await openSession(services, account_id, {}));
    await callAs(services, accountsRouter, viewer).deleteAccount();
    later(DAYS_TO_RETURN * DAY);
    await eraseAccounts(services);
  };
  const linesOf = async (id: number) => {
    const { items } = await ordersAs(services, world.diner).get({ id });
    return items.map(({ diner, notes }) => [diner?.name, notes]);
  };

  it("has neither name nor notes, though the seats were deleted long before; others' lines are as they were", async () => {
    const { id } = await ordered();
    later(2 * DAY);
    expect(await purgeSittings(services)).toBe(1);
    await erase(world.other.account_id);
    expect(await linesOf(id)).toEqual([
      ["Inès", "very hot"],
      ["", ""],
      ["Sam", "no salt"],
    ]);
  });

  it("is not spoken of by the corrections of that order either; what they say of others' lines stays", async () => {
    const { id, items } = await ordered();
    const said = items.map((line) => ({
      line_id: line.id,
      substitution_before: null,
      substitution_after: "rice for one",
    }));
    await database.query(
      `insert into order_corrections (order_id, date, account_id, lines, total_before, total_after)
       values ($1, now(), $2, $3, 1, 1)`,
      [id, world.diner.account_id, JSON.stringify(said)],
    );
    later(2 * DAY);
    expect(await purgeSittings(services)).toBe(1);
    await erase(world.other.account_id);
    const { rows } = await database.query<{ lines: typeof said }>(
      "select lines from order_corrections where order_id = $1",
      [id],
    );
    expect(rows[0]!.lines.map((line) => line.substitution_after)).toEqual(["rice for one", null, "rice for one"]);
  });

  it("is found although a host of the version before ended the sitting, which noted no members", async () => {
    const { id } = await ordered();
    await database.query("update order_lines set account_id = null where order_id = $1", [id]);
    later(2 * DAY);
    expect(await purgeSittings(services)).toBe(1);
    await erase(world.other.account_id);
    expect(await linesOf(id)).toEqual([
      ["Inès", "very hot"],
      ["", ""],
      ["Sam", "no salt"],
    ]);
  });

  it("is found by an account that no answer and no file of another member shows", async () => {
    const order = await ordered();
    const viewer = await viewerOfToken(services, await openSession(services, world.diner.account_id, {}));
    const { orders } = await callAs(services, accountsRouter, viewer).data();
    const [own] = orders as { lines: object[] }[];
    expect(own!.lines).toHaveLength(3);
    for (const line of [...order.items, ...own!.lines]) expect(line).not.toHaveProperty("account_id");
  });
});
