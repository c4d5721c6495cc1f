import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { type Realtime, silentRealtime } from "../realtime/realtime.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { friesLine } from "../testing/order-world.ts";
import { add, change, makeTableWorld, sit, stateAt, type TableWorld } from "../testing/table-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { leaveTable } from "./leave-table.ts";
import { loseSocket } from "./lose-socket.ts";
import { tellDoing } from "./tell-doing.ts";

describe.each(testDatabases())("what a diner is doing on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: TableWorld;
  const tableChanged = vi.fn<Realtime["tableChanged"]>();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database, { realtime: { ...silentRealtime, tableChanged } });
    world = await makeTableWorld(database.db, services);
    tableChanged.mockClear();
  });
  const asGuest = (nickname: string, key?: string | null) =>
    sit(services, { code: world.code, nickname, ...(key ? { key } : {}) });

  it("is told to the table once, and changes nothing of its basket", async () => {
    const [sam, zoe] = [await asGuest("Sam"), await asGuest("Zoé")];
    tableChanged.mockClear();
    expect(await tellDoing(services, sam.seat, "writing")).toBe(true);
    expect(await tellDoing(services, sam.seat, "writing")).toBe(true);
    const table = await stateAt(services, zoe);
    expect(table.users.map(({ doing }) => doing)).toEqual(["writing", null]);
    expect(tableChanged.mock.calls).toEqual([["update", { user_id: sam.seat.diner_id, op_id: null, table }]]);
  });

  it("is written without a transaction, and nothing is lost when several diners tell it at once", async () => {
    const guests = await Promise.all(["Sam", "Zoé", "Ada"].map((name) => asGuest(name)));
    const before = (await stateAt(services, guests[0]!)).revision;
    const query = vi.spyOn(database.db, "transaction");
    const words = ["writing", "choosing", "done"] as const;
    await Promise.all(
      guests.map(async ({ seat }) => {
        for (const word of words) expect(await tellDoing(services, seat, word)).toBe(true);
      }),
    );
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
    const { users, revision } = await stateAt(services, guests[0]!);
    expect(users.map(({ doing }) => doing)).toEqual(["done", "done", "done"]);
    expect(revision - before).toBe(9);
  });

  it("ends with the connection, except for done", async () => {
    const [sam, zoe] = [await asGuest("Sam"), await asGuest("Zoé")];
    await tellDoing(services, sam.seat, "writing");
    await tellDoing(services, zoe.seat, "done");
    await loseSocket(services, sam.seat, sam.socket_id);
    await loseSocket(services, zoe.seat, zoe.socket_id);
    const doings = async () => (await stateAt(services, sam)).users.map(({ doing }) => doing);
    expect(await doings()).toEqual([null, "done"]);
    await asGuest("", sam.key);
    await asGuest("", zoe.key);
    expect(await doings()).toEqual([null, "done"]);
  });

  it("is not kept of a diner who has left, nor accepted after the sitting has ended", async () => {
    const [sam, zoe] = [await asGuest("Sam"), await asGuest("Zoé")];
    await tellDoing(services, sam.seat, "done");
    await change(services, sam, add(friesLine(world)));
    await leaveTable(services, sam.seat);
    expect((await stateAt(services, zoe)).users[0]).toMatchObject({ left: true, doing: null });
    expect(await tellDoing(services, sam.seat, "writing")).toBe(false);
    services.setTime("2026-11-18T20:00:00Z");
    await asGuest("After");
    expect(await tellDoing(services, zoe.seat, "writing")).toBe(false);
  });
});
