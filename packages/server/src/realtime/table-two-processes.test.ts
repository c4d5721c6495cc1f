import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { listen, type Listening, nextAtTable } from "../testing/listen.ts";
import { friesLine, makeRequest, ordersAs } from "../testing/order-world.ts";
import { add, makeTableWorld, tablesAs, type TableWorld } from "../testing/table-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { forgetAnnouncements, testRedis } from "../testing/test-redis.ts";

const redisUrl = await testRedis();
const real = testDatabases().find(({ kind }) => kind === "postgresql");

describe.runIf(redisUrl && real)("one table on two hosts through Redis", () => {
  let database: Database;
  let world: TableWorld;
  let here: Listening;
  let there: Listening;
  beforeAll(async () => {
    database = await real!.open();
  });
  afterAll(async () => {
    if (!database) return;
    await forgetAnnouncements(redisUrl!, database);
    await database.close();
  });
  beforeEach(async () => {
    [here, there] = [await listen(database, { redisUrl }), await listen(database, { redisUrl })];
    world = await makeTableWorld(database.db, here.services, { dine_in_offered: true });
  });
  afterEach(async () => {
    await here.close();
    await there.close();
  });

  const sit = async (host: Listening, nickname: string | null) => {
    const token = nickname === null ? await openSession(here.services, world.diner.account_id, {}) : null;
    const client = await host.connectTables(token);
    const answer = await client.emitWithAck("join_table", { code: world.code, nickname });
    if (!answer.ok) throw new Error(answer.code);
    return { ...answer, client };
  };

  it("has one basket: each change, and the order, is shown on both hosts once", async () => {
    const diner = await sit(here, null);
    const coming = nextAtTable(diner.client, "join_table");
    const sam = await sit(there, "Sam");
    expect(await coming).toEqual({ user: sam.table.users[1], table: sam.table });
    expect(sam.table.session).toBe(diner.table.session);

    const heard = { here: 0, there: 0 };
    diner.client.on("update", () => (heard.here += 1));
    sam.client.on("update", () => (heard.there += 1));
    const seen = nextAtTable(diner.client, "update");
    const answer = await sam.client.emitWithAck("update", add(friesLine(world)));
    expect((await seen).table).toEqual(answer.ok && answer.table);
    const back = nextAtTable(sam.client, "update");
    await diner.client.emitWithAck("update", add(friesLine(world, { notes: "mine" })));
    expect((await back).table.items).toHaveLength(2);

    const taken = [nextAtTable(diner.client, "order_taken"), nextAtTable(sam.client, "order_taken")];
    const request = makeRequest(world, { mode: "dine_in", table: world.code });
    const order = await ordersAs(there.services, world.diner, "k").place(request);
    expect(order.items).toHaveLength(2);
    const placed = { id: order.id, number: order.number, user_id: diner.user_id, to_pay: false, called_off: false };
    for (const event of taken) expect((await event).table.order).toEqual(placed);
    // A duplicate would have arrived by now.
    expect(heard).toEqual({ here: 2, there: 2 });
  });

  it("shows who is present on the other host, and who leaves when that host stops", async () => {
    const [diner, sam] = [await sit(here, null), await sit(there, "Sam")];
    expect(sam.table.users).toMatchObject([{ present: true }, { present: true }]);
    const gone = nextAtTable(diner.client, "update");
    await there.sockets.close(0);
    expect((await gone).table.users).toMatchObject([{ present: true }, { name: "Sam", present: false }]);
  });

  it("ends on both when its code is changed on one", async () => {
    const [diner, sam] = [await sit(here, null), await sit(there, "Sam")];
    const ends = [nextAtTable(diner.client, "update"), nextAtTable(sam.client, "update")];
    await tablesAs(here.services, world.cook).rotate({ id: world.table.id });
    for (const end of ends) expect((await end).table).toMatchObject({ status: "closed", closed_by: "rotated" });
  });
});
