import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { silentJobs } from "../../jobs/jobs.ts";
import { networkPrinter } from "../../ports/printer-network.ts";
import type { PrintOutcome } from "../../ports/printer.ts";
import { type Caller, callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import {
  burgerLine,
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { kitchenRouter } from "../kitchen.router.ts";
import { printReached, sweepTickets } from "./print-by-itself.ts";
import { printTicket } from "./print-ticket.ts";
import { printersRouter } from "./printers.router.ts";

describe.each(testDatabases())("printing tickets on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  let server: Server;
  let port: number;
  let papers: Buffer[];
  /** The ids of the tickets that were queued. */
  let queued: number[];

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    // A free port may be that of an earlier test's printer.
    await database.query("delete from printers");
    papers = [];
    queued = [];
    server = createServer((socket) => {
      const chunks: Buffer[] = [];
      socket.on("data", (chunk: Buffer) => chunks.push(chunk));
      socket.on("end", () => papers.push(Buffer.concat(chunks)));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
    const enqueue: typeof silentJobs.enqueue = async (_tx, queue, data) => {
      if (queue.name !== "tickets") return;
      queued.push((data as unknown as { job_id: number }).job_id);
    };
    const printer = networkPrinter({ networks: ["127.0.0.1/32"], ports: [port], connect_ms: 500, write_ms: 500 });
    services = makeServices(database, { printer, jobs: { ...silentJobs, enqueue } });
    world = await makeOrderWorld(database.db);
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const printersAs = (caller: Caller) => callAs(services, printersRouter, caller);
  const place = (own: Parameters<typeof makeRequest>[1] = {}) =>
    ordersAs(services, world.diner, crypto.randomUUID()).place(makeRequest(world, own));
  const add = (own: object = {}) =>
    printersAs(world.cook).add({
      restaurant_id: world.restaurant.id,
      name: "Passe",
      host: "127.0.0.1",
      port,
      language: "fr",
      ...own,
    });
  const listed = () => printersAs(world.cook).list({ restaurant_id: world.restaurant.id });
  const stateOf = async (id: number) =>
    (await database.query("select state, fault, attempts from print_jobs where id = $1", [id])).rows[0];
  const outcomes = (...all: PrintOutcome[]) => ({
    ...services.printer,
    print: async () => all.shift() ?? { fault: null },
  });

  it("prints an order on paper: its words, its code page, its cut", async () => {
    const { id: printer } = await add();
    const items = [
      burgerLine(world, { quantity: 2, notes: "Allergie : 🥜, merci" }),
      friesLine(world, { notes: "Crème brûlée" }),
    ];
    const order = await place({ items });
    const job = await printersAs(world.cook).print({ id: printer, order_id: order.id });
    expect(queued).toEqual([job.id]);
    await printTicket(services, job.id);
    expect(await stateOf(job.id)).toEqual({ state: "printed", fault: null, attempts: 1 });
    const [paper] = papers;
    const text = new TextDecoder("windows-1252").decode(paper);
    expect(text).toContain(`#${order.number} À emporter`);
    expect(text).toContain("ALLERGIE: Allergie : [arachides/peanuts], merci");
    expect(text).toContain("2 x ");
    // ESC t 16 selects Windows-1252, in which è and û are one byte each; GS V cuts.
    expect(paper?.includes(Buffer.from([0x1b, 0x74, 16]))).toBe(true);
    expect(paper?.includes(Buffer.from("Crème brûlée", "latin1"))).toBe(true);
    expect(paper?.subarray(-8).includes(Buffer.from([0x1d, 0x56]))).toBe(true);
  });

  it("has no ticket of an order that is not paid yet, or never was (payments §6)", async () => {
    services.payments = { ...services.payments, online: true };
    const { id: printer } = await add();
    const { id: order_id } = await place();
    const refused = () => refusalOf(printersAs(world.cook).print({ id: printer, order_id }));
    expect((await refused()).code).toBe("not_found");
    await ordersAs(services, world.diner).cancel({ id: order_id });
    expect((await refused()).code).toBe("not_found");
    expect(queued).toEqual([]);
  });

  it("prints the extension of the diner's phone number for the courier", async () => {
    const { id: printer } = await add();
    const delivery = { address: "4420 rue Saint-Denis", phone: "514 555 0100 ext. 23" };
    const order = await place({ mode: "delivery", delivery });
    expect(order.delivery?.phone).toBe("+15145550100;ext=23");
    await printTicket(services, (await printersAs(world.cook).print({ id: printer, order_id: order.id })).id);
    expect(new TextDecoder("windows-1252").decode(papers[0])).toContain("Tél. +15145550100, poste 23");
  });

  it.each(["fr", "en"] as const)("prints whether an order was paid online, in %s", async (language) => {
    const { id: printer } = await add({ language });
    const { id: order_id } = await place();
    for (const position of [null, -1]) {
      const row = "insert into order_statuses (order_id, position, status) values ($1, $2, 'unpaid')";
      if (position !== null) await database.query(row, [order_id, position]);
      await printTicket(services, (await printersAs(world.cook).print({ id: printer, order_id })).id);
    }
    const words = { fr: "Payée en ligne", en: "Paid online" }[language];
    const texts = papers.map((paper) => new TextDecoder("windows-1252").decode(paper));
    expect(texts.map((text) => text.includes(words))).toEqual([false, true]);
  });

  it("prints a ticket automatically once, on new or on confirmed, even if triggered repeatedly", async () => {
    await add({ auto_print: "confirmed" });
    const order = await place();
    const kitchen = callAs(services, kitchenRouter, world.cook);
    const confirmed = await kitchen.setStatus({ id: order.id, status: "confirmed" });
    await Promise.all([printReached(services, confirmed), printReached(services, confirmed)]);
    expect(queued).toHaveLength(1);
    services.setTime("2026-11-18T17:01:00Z");
    await sweepTickets(services);
    expect(queued).toHaveLength(1);
  });

  it("prints the ticket of an order whose process died after it was placed, and none from before the printer", async () => {
    const early = await place();
    services.setTime("2026-11-18T17:01:00Z");
    const { id: printer } = await add({ auto_print: "new" });
    const off = { ...services, printer: { ...services.printer, ports: [] } };
    services.setTime("2026-11-18T17:02:00Z");
    const order = await ordersAs(off, world.diner, "died").place(makeRequest(world));
    services.setTime("2026-11-18T17:02:30Z");
    await sweepTickets(services);
    await sweepTickets(services);
    const { rows } = await database.query("select order_id, reason from print_jobs where printer_id = $1", [printer]);
    expect(rows).toEqual([{ order_id: order.id, reason: "new" }]);
    expect(early.id).toBeLessThan(order.id);
  });

  it("prints a corrected order again if it was printed, and once if it still waited", async () => {
    await add({ auto_print: "new" });
    await add({ auto_print: "confirmed", host: "::ffff:127.0.0.1" });
    const lowered = async (order: Awaited<ReturnType<typeof place>>) => {
      const lines = [{ line_id: order.items[0]!.id, quantity: 0 }];
      await callAs(services, kitchenRouter, world.cook).correct({ id: order.id, revision: 1, lines });
    };
    const printed = await place();
    await vi.waitFor(() => expect(queued).toHaveLength(1));
    await printTicket(services, queued[0]!);
    await lowered(printed);
    expect(queued).toHaveLength(2);
    await printTicket(services, queued[1]!);
    const [before, after] = papers.map((paper) => new TextDecoder("windows-1252").decode(paper));
    expect(before).not.toContain("CORRIGÉE");
    expect(after).toContain("CORRIGÉE");
    expect(after).toContain("COPIE 2");
    const waiting = await place();
    await vi.waitFor(() => expect(queued).toHaveLength(3));
    await lowered(waiting);
    expect(queued).toHaveLength(3);
    await printTicket(services, queued[2]!);
    expect(new TextDecoder("windows-1252").decode(papers[2])).toContain("CORRIGÉE");
  });

  it("retries a ticket that never reached the printer, and reports it meanwhile", async () => {
    const { id: printer } = await add();
    const order = await place();
    const job = await printersAs(world.cook).print({ id: printer, order_id: order.id });
    services.printer = outcomes({ fault: "unreachable", sent: false });
    await printTicket(services, job.id);
    expect(queued).toEqual([job.id, job.id]);
    expect(await stateOf(job.id)).toEqual({ state: "waiting", fault: "unreachable", attempts: 1 });
    const { troubles } = await listed();
    expect(troubles).toMatchObject([{ id: job.id, order: { number: order.number }, fault: "unreachable" }]);
    await printTicket(services, job.id);
    expect(await stateOf(job.id)).toEqual({ state: "printed", fault: null, attempts: 2 });
    expect((await listed()).troubles).toEqual([]);
  });

  it("never prints a ticket again automatically if it may be on paper", async () => {
    const { id: printer } = await add();
    const order = await place();
    const job = await printersAs(world.cook).print({ id: printer, order_id: order.id });
    // The process was killed after the first byte: the queue gives out the job again.
    await database.query("update print_jobs set state = 'sending', attempts = 1, started_at = now() where id = $1", [
      job.id,
    ]);
    await printTicket(services, job.id);
    expect(papers).toEqual([]);
    expect(await stateOf(job.id)).toMatchObject({ state: "unsure" });
    // Staff print it again, and the paper says that it may be the second copy.
    const again = await printersAs(world.server).print({ id: printer, order_id: order.id });
    const twice = await printersAs(world.cook).print({ id: printer, order_id: order.id });
    expect(twice.id).toBe(again.id);
    await printTicket(services, again.id);
    expect(new TextDecoder("windows-1252").decode(papers[0])).toContain("COPIE 2 : déjà imprimée");
    expect((await listed()).troubles).toEqual([]);
  });

  it("leaves to staff what was being sent for a minute, or not tried for a quarter of an hour, by the database's clock", async () => {
    const { id: printer } = await add();
    const jobOf = async () => (await printersAs(world.cook).print({ id: printer, order_id: (await place()).id })).id;
    const [sending, waiting] = [await jobOf(), await jobOf()];
    let atPrinter = 0;
    services.printer = {
      ...services.printer,
      print: async () => {
        atPrinter += 1;
        await sweepTickets(services);
        return { fault: null };
      },
    };
    // The clock of this process, an hour ahead of those of others, decides nothing.
    services.setTime("2026-11-18T18:00:00Z");
    await printTicket(services, sending);
    expect([atPrinter, await stateOf(sending)]).toEqual([1, { state: "printed", fault: null, attempts: 1 }]);
    await database.query("update print_jobs set state = 'sending' where id = $1", [sending]);
    const age = (seconds: number) =>
      database.query(
        `update print_jobs set started_at = started_at - make_interval(secs => $1),
         due_at = due_at - make_interval(secs => $1)`,
        [seconds],
      );
    const states = () => Promise.all([sending, waiting].map(async (id) => (await stateOf(id))?.["state"]));
    await age(50);
    await sweepTickets(services);
    expect(await states()).toEqual(["sending", "waiting"]);
    await age(11);
    await sweepTickets(services);
    expect(await states()).toEqual(["unsure", "waiting"]);
    await age(15 * 60 - 61);
    await sweepTickets(services);
    expect(await states()).toEqual(["unsure", "failed"]);
  });

  it("gives up on a printer that stays unreachable, and the order continues without its ticket", async () => {
    const { id: printer } = await add();
    const order = await place();
    const job = await printersAs(world.cook).print({ id: printer, order_id: order.id });
    const gone: PrintOutcome = { fault: "timeout", sent: false };
    services.printer = outcomes(gone, gone, gone, gone, gone, gone, gone);
    for (let attempt = 1; attempt <= 7; attempt += 1) await printTicket(services, job.id);
    expect(queued).toHaveLength(7);
    expect(await stateOf(job.id)).toEqual({ state: "failed", fault: "timeout", attempts: 7 });
    const kitchen = callAs(services, kitchenRouter, world.cook);
    expect(await kitchen.setStatus({ id: order.id, status: "confirmed" })).toMatchObject({ status: "confirmed" });
    expect(await printersAs(world.cook).settle({ id: job.id })).toBe(true);
    expect((await listed()).troubles).toEqual([]);
  });

  it("prints once when it is requested several times at the same time", async () => {
    const { id } = await add();
    for (const order_id of [null, (await place()).id]) {
      queued = [];
      const taps = Array.from({ length: 6 }, (_, tap) =>
        printersAs(tap % 2 === 0 ? world.cook : world.server).print({ id, order_id }),
      );
      const jobs = await Promise.all(taps);
      expect(new Set(jobs.map((job) => job.id)).size).toBe(1);
      expect(queued).toHaveLength(1);
    }
  });

  it("is changed only over what was seen: what two people change at once is both kept (page 031)", async () => {
    const { id: printer_id, ...seen } = await add();
    const change = (own: Partial<typeof seen>) =>
      printersAs(world.cook).change({ ...seen, ...own, id: printer_id, seen });
    await change({ auto_print: "confirmed" });
    expect(await change({ name: "Bar" })).toMatchObject({ name: "Bar", auto_print: "confirmed" });
    expect(await refusalOf(change({ name: "Salle" }))).toMatchObject({
      code: "edit_conflict",
      data: { conflicts: [{ field: "name", theirs: "Bar", mine: "Salle" }] },
    });
    const { rows } = await database.query<Record<"before" | "after", object>>(
      "select before, after from audit_log where action = 'printer.change' and subject = $1 order by id",
      [`printer ${printer_id}`],
    );
    expect(rows).toHaveLength(2);
    for (const { before, after } of rows) expect(Object.keys(before).sort()).toEqual(Object.keys(after).sort());
  });

  it("never prints at a host and a port of two people that were not checked together", async () => {
    const { id: printer_id, ...seen } = await add();
    const refusalOfMeanwhile = async () => {
      await database.query("update printers set port = port + 1 where id = $1", [printer_id]);
      return null;
    };
    const hurried = { ...services, printer: { ...services.printer, refusalOf: refusalOfMeanwhile } };
    const change = callAs(hurried, printersRouter, world.cook).change;
    const late = change({ ...seen, host: "127.0.0.2", id: printer_id, seen });
    expect(await refusalOf(late)).toMatchObject({
      code: "edit_conflict",
      data: { conflicts: [{ field: "port", theirs: port + 1, mine: port }] },
    });
    expect((await listed()).printers).toMatchObject([{ host: "127.0.0.1", port: port + 1 }]);
  });

  it("refuses the address of another restaurant's printer, unless somebody is on the staff of both", async () => {
    await add();
    const elsewhere = await makeOrderWorld(database.db);
    const restaurant_id = elsewhere.restaurant.id;
    const settings = { name: "Passe", host: "::ffff:127.0.0.1", port, language: "fr" as const, restaurant_id };
    const reason = { reason: "taken" };
    const theirs = printersAs(elsewhere.cook);
    expect((await refusalOf(theirs.add(settings))).data).toEqual(reason);
    await database.query("update printers set port = port + 1 where restaurant_id = $1", [world.restaurant.id]);
    const { id } = await theirs.add(settings);
    await database.query("update printers set port = $2 where restaurant_id = $1", [world.restaurant.id, port]);
    expect((await refusalOf(theirs.change({ ...settings, id }))).data).toEqual(reason);
    await database.query("insert into restaurant_staff (restaurant_id, account_id) values ($1, $2)", [
      world.restaurant.id,
      elsewhere.cook.account_id,
    ]);
    expect(await theirs.change({ ...settings, id })).toMatchObject({ id });
  });

  it("accepts only allowed addresses, each once, and hides printers from everyone but the restaurant's staff", async () => {
    const reasonOf = async (own: object) => (await refusalOf(add(own))).data;
    expect(await reasonOf({ host: "169.254.169.254" })).toEqual({ reason: "address_forbidden" });
    expect(await reasonOf({ port: port + 1 })).toEqual({ reason: "port_forbidden" });
    for (const host of ["http://127.0.0.1/", "300.1.1.1"]) {
      expect((await refusalOf(add({ host }))).code).toBe("invalid_input");
    }
    const { id } = await add();
    expect(await reasonOf({})).toEqual({ reason: "known" });
    const elsewhere = await makeOrderWorld(database.db);
    const test = await printersAs(world.cook).print({ id, order_id: null });
    for (const caller of [world.diner, elsewhere.cook]) {
      const own = printersAs(caller);
      const settings = { name: "x", host: "127.0.0.1", port, language: "en" as const };
      const calls = [
        own.list({ restaurant_id: world.restaurant.id }),
        own.add({ ...settings, restaurant_id: world.restaurant.id }),
      ];
      const codesOf = (refused: Promise<unknown>[]) =>
        Promise.all(refused.map(async (call) => (await refusalOf(call)).code));
      expect(new Set(await codesOf(calls))).toEqual(new Set(["forbidden"]));
      // Ids reveal nothing to strangers: somebody else's printer looks like one that does not exist.
      for (const one of [id, id + 1_000]) {
        const known = [
          own.change({ ...settings, id: one }),
          own.print({ id: one, order_id: null }),
          own.remove({ id: one }),
        ];
        expect(new Set(await codesOf(known))).toEqual(new Set(["not_found"]));
      }
      // A ticket is as hidden as its order.
      for (const ticket of [test.id, test.id + 1_000]) {
        expect((await refusalOf(own.settle({ id: ticket }))).code).toBe("not_found");
      }
    }
    const foreign = await ordersAs(services, elsewhere.diner, "x").place(makeRequest(elsewhere));
    expect((await refusalOf(printersAs(world.cook).print({ id, order_id: foreign.id }))).code).toBe("not_found");
    expect(await printersAs(world.cook).remove({ id })).toBe(true);
    expect((await listed()).printers).toEqual([]);
  });
});
