import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { networkPrinter } from "../../ports/printer-network.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeOrderWorld, type OrderWorld, refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { printTicket } from "./print-ticket.ts";
import { printersRouter } from "./printers.router.ts";

describe.each(testDatabases())("printers of other restaurants on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let [ours, theirs] = [] as unknown as [OrderWorld, OrderWorld];
  let server: Server;
  let port: number;
  let papers: number;
  /** The addresses that names resolve to; tests change them. */
  let names: Record<string, string[]>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    papers = 0;
    names = { localhost: ["127.0.0.1"], "printer.lan": ["127.0.0.2"] };
    server = createServer((socket) => {
      papers += 1;
      socket.resume();
    });
    await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
    ({ port } = server.address() as AddressInfo);
    await database.query("delete from printers");
    const resolve = async (name: string) => names[name] ?? [];
    const networks = ["127.0.0.0/8"];
    services = makeServices(database, {
      printer: networkPrinter({ networks, ports: [port], resolve, connect_ms: 500, write_ms: 500 }),
    });
    [ours, theirs] = [await makeOrderWorld(database.db), await makeOrderWorld(database.db)];
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const as = ({ cook }: OrderWorld) => callAs(services, printersRouter, cook);
  const add = (world: OrderWorld, host: string) =>
    as(world).add({ restaurant_id: world.restaurant.id, name: "Passe", host, port, language: "fr" });
  const print = async (world: OrderWorld, id: number) => {
    const job = await as(world).print({ id, order_id: null });
    await printTicket(services, job.id);
    const { rows } = await database.query("select state, fault from print_jobs where id = $1", [job.id]);
    return rows[0];
  };
  const KEPT_BACK = { state: "waiting", fault: "address_forbidden" };

  it("are recognized in every spelling of their address and under every name, when one is added or changed", async () => {
    await add(ours, "127.0.0.1");
    const { id } = await add(theirs, "printer.lan");
    const taken = { code: "printer_refused", data: { reason: "taken" } };
    const malformed = { code: "invalid_input" };
    for (const [host, refusal] of [
      ["0x7f000001", taken],
      ["::ffff:7f00:1", taken],
      ["localhost", taken],
      ["LOCALHOST.", taken],
      ["127.1", malformed],
      ["2130706433", malformed],
      ["0177.0.0.1", malformed],
    ] as const) {
      expect(await refusalOf(add(theirs, host)), host).toMatchObject(refusal);
      const change = as(theirs).change({ id, name: "Passe", host, port, language: "fr" });
      expect(await refusalOf(change), host).toMatchObject(refusal);
    }
  });

  it("are recognized when they were saved in another spelling or under a name", async () => {
    await add(ours, "127.0.0.3");
    await database.query("update printers set host = '2130706434'");
    expect((await refusalOf(add(theirs, "127.0.0.2"))).data).toEqual({ reason: "taken" });
    expect((await refusalOf(add(theirs, "printer.lan"))).data).toEqual({ reason: "taken" });
    await database.query("update printers set host = 'localhost'");
    expect((await refusalOf(add(theirs, "127.0.0.1"))).data).toEqual({ reason: "taken" });
  });

  it("are not printed to through a name that points to one of them after it was saved", async () => {
    const { id } = await add(theirs, "printer.lan");
    const { id: own } = await add(ours, "127.0.0.1");
    expect(await print(theirs, id)).toEqual({ state: "printed", fault: null });
    names["printer.lan"] = ["127.0.0.1"];
    expect(await print(theirs, id)).toEqual(KEPT_BACK);
    expect(papers).toBe(1);
    expect(await print(ours, own)).toEqual({ state: "printed", fault: null });
  });

  it("are not printed to by resolving a name twice, nor outside of the allowed networks", async () => {
    const { id } = await add(theirs, "printer.lan");
    await add(ours, "127.0.0.1");
    let looks = 0;
    const resolve = async () => [(looks += 1) === 1 ? "127.0.0.2" : "127.0.0.1"];
    services.printer = networkPrinter({ networks: ["127.0.0.0/8"], ports: [port], resolve, write_ms: 500 });
    expect(await print(theirs, id)).toEqual({ state: "printed", fault: null });
    expect(looks).toBe(1);
    services.printer = networkPrinter({ networks: ["127.0.0.0/8"], ports: [port], resolve: async () => ["10.0.0.1"] });
    expect(await print(theirs, id)).toEqual(KEPT_BACK);
  });

  it("that share an address leave printing to the older one, unless the restaurants share staff", async () => {
    const { id: own } = await add(ours, "127.0.0.1");
    const { id } = await add(theirs, "127.0.0.2");
    await database.query("update printers set host = '127.1' where id = $1", [id]);
    expect(await print(theirs, id)).toEqual(KEPT_BACK);
    expect(await print(ours, own)).toEqual({ state: "printed", fault: null });
    await database.query("insert into restaurant_staff (restaurant_id, account_id) values ($1, $2)", [
      ours.restaurant.id,
      theirs.cook.account_id,
    ]);
    expect(await print(theirs, id)).toEqual({ state: "printed", fault: null });
  });
});
