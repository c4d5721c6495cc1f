import type { Order } from "@tablee/contract/orders/orders.schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeServices } from "../../testing/make-services.ts";
import { makeOrderWorld, makeRequest, ordersAs } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { ticketBytes } from "./ticket-bytes.ts";

describe.each(testDatabases())("a ticket on %s", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("says that a dish is for the table if it has no diner, and for somebody if its diner has no name", async () => {
    const world = await makeOrderWorld(database.db);
    const placed = await ordersAs(makeServices(database), world.diner, "ticket").place(makeRequest(world));
    const [line] = placed.items;
    const items = [null, "", "Maya"].map((name) => ({ ...line!, diner: name === null ? null : { id: name, name } }));
    const look = { columns: 48, language: "en", at: new Date(placed.date_creation), copy: 1 } as const;
    const printed = Buffer.from(ticketBytes({ ...placed, items }, look)).toString("latin1");
    expect(printed).toMatch(/For the table[^]*Somebody[^]*Maya/);
  });
});

const order = {
  number: 7,
  mode: "take_out",
  status: "new",
  statuses: [],
  planned: true,
  min_time: "2026-12-01T14:05:00Z",
  max_time: "2026-12-01T19:35:00Z",
  diner: { first_name: "Ines", last_name: "Roy" },
  restaurant: { timezone: "America/Toronto" },
  items: [],
  corrections: [],
  payments: [],
  table: null,
  delivery: null,
} as unknown as Order;

const printed = (language: "en" | "fr") => {
  const look = { columns: 48, language, at: new Date("2026-11-30T19:30:00Z"), copy: 1 } as const;
  return new TextDecoder("windows-1252").decode(ticketBytes(order, look)).replaceAll("\u00A0", " ");
};

it("a ticket writes times as the screens do (language §15)", () => {
  expect(printed("en")).toContain("PLANNED: Tuesday, December 1, 9:05 - 14:35");
  expect(printed("en")).toContain("2026-11-30, 14:30");
  expect(printed("fr")).toContain("mardi 1er d\u00E9cembre");
  expect(printed("fr")).toContain("9 h 05 - 14 h 35");
});
