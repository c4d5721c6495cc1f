import { OrderRequest } from "@tablee/contract/orders/orders.schema";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import type { Geocoder, Place } from "../../ports/geocoder.ts";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { makeContext } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { placeOrder } from "./place-order.ts";
import { quoteOrder } from "./quote-order.ts";

/** 250 km away. */
const QUEBEC = { latitude: 46.81, longitude: -71.21 };

const placeAt = (accuracy_m: number): Place => ({
  formatted_address: "",
  address: "",
  city: "",
  postal_code: "",
  latitude: 45.553,
  longitude: -73.581,
  accuracy_m,
  type: null,
});

describe.each(testDatabases())("a delivery's address, on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  beforeAll(async () => {
    database = await open();
    world = await makeOrderWorld(database.db, { delivery_radius_m: 3_000 });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    services = makeServices(database);
  });
  let key = 0;
  type Delivery = NonNullable<Parameters<typeof makeRequest>[1]>["delivery"];
  const requestOf = (delivery: Delivery) => makeRequest(world, { mode: "delivery", delivery });
  const place = (delivery: Delivery) => ordersAs(services, world.diner, `k${(key += 1)}`).place(requestOf(delivery));
  const problemsOf = async (delivery: Delivery) => {
    const { problems } = await ordersAs(services, null).quote(requestOf(delivery));
    const codes = problems.map(({ code }) => code);
    if (codes.length > 0) expect((await refusalOf(place(delivery))).data).toEqual({ problems });
    return codes;
  };

  it("is located by the server, whatever position the client sends", async () => {
    const near = { latitude: 45.523, longitude: -73.581 };
    expect(await problemsOf({ address: "7400 boulevard Saint-Laurent", ...near })).toEqual(["address_too_far"]);
    expect(await problemsOf({ address: "100 rue Fleury, Laval", ...near })).toEqual(["address_too_far"]);
    expect(await problemsOf({ address: "4420 rue Saint-Denis", ...QUEBEC })).toEqual([]);
    const { delivery } = await place({ address: "4420 rue Saint-Denis", ...QUEBEC });
    expect(delivery?.latitude).toBeCloseTo(45.52, 1);
    expect(delivery?.longitude).toBeCloseTo(-73.58, 1);
  });

  it("is judged by the client's position if the server finds none, and that position is not stored", async () => {
    const unknown = { address: "12 ruelle sans nom" };
    expect(await problemsOf({ ...unknown, ...QUEBEC })).toEqual(["address_too_far"]);
    expect(await problemsOf({ ...unknown, ...FALLBACK_POSITION })).toEqual([]);
    // Nobody has checked that position, so it is not stored.
    expect((await place({ ...unknown, ...FALLBACK_POSITION })).delivery).toEqual(unknown);
  });

  it("is stored as it was typed, and a chosen suggestion in the server's own spelling", async () => {
    const typed = "4420, rue St-Denis app. 3";
    expect((await place({ address: typed })).delivery).toEqual({
      address: typed,
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    });
    const chosen = { address: "4420 rue Saint-Denis", formatted_address: "1 chemin du Bout-du-Monde" };
    expect((await place(chosen)).delivery?.formatted_address).toBe("4420 rue Saint-Denis, Montréal, QC");
  });

  it("keeps its street on the ticket when only the city could be located", async () => {
    const address = "4375 rue Saint-Denis, Laval";
    const placeOf = async (own: Partial<Place>) => {
      const found = { formatted_address: "Laval, QC", address: "", city: "Laval", postal_code: "", accuracy_m: 9_000 };
      const locate = () => Promise.resolve({ ...found, ...FALLBACK_POSITION, type: null, ...own });
      services = makeServices(database, { geocoder: { ...services.geocoder, locate } });
      return (await place({ address, formatted_address: address })).delivery;
    };
    expect(await placeOf({})).toEqual({ address, ...FALLBACK_POSITION });
    expect(await placeOf({ address: "rue Saint-Denis" })).not.toHaveProperty("formatted_address");
    const door = { address: "4375 Rue Saint-Denis", formatted_address: "4375 Rue Saint-Denis, Laval, QC" };
    expect((await placeOf(door))?.formatted_address).toBe(door.formatted_address);
  });

  it("is stored with all fields of the delivery (orders §13), and must not be blank", async () => {
    const all = { address_complement: "3e étage 🚪", comments: "Sonner deux fois", phone: "+15145550199" };
    const { delivery } = await place({ address: "4420 rue Saint-Denis", ...all });
    expect(delivery).toMatchObject({ address: "4420 rue Saint-Denis", ...all });
    expect(await problemsOf({ address: " \n " })).toEqual(["address_missing"]);
    expect(await problemsOf(null)).toEqual(["address_missing"]);
  });

  it("stops no order when the geocoder fails", async () => {
    const down: Geocoder = {
      suggest: () => Promise.reject(new Error("down")),
      locate: () => Promise.reject(new Error("down")),
      reverse: () => Promise.reject(new Error("down")),
    };
    services = makeServices(database, { geocoder: down });
    expect(await problemsOf({ address: "4420 rue Saint-Denis" })).toEqual([]);
    expect(await problemsOf({ address: "4420 rue Saint-Denis", ...QUEBEC })).toEqual(["address_too_far"]);
  });

  it("is not logged when the geocoder's query fails", async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const fault = () => new Error("Failed query: select 1\nparams: 4420 rue Saint-Denis", { cause: { code: "57014" } });
    const geocoder = { ...services.geocoder, locate: () => Promise.reject(fault()) };
    services = makeServices(database, { geocoder, log });
    await problemsOf({ address: "4420 rue Saint-Denis" });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("57014");
    expect(lines[0]).not.toContain("Saint-Denis");
  });

  it("is looked up once when both of its fields are the same, and not at all for callers over the limit", async () => {
    const { geocoder } = services;
    const locate = vi.fn<Geocoder["locate"]>().mockResolvedValue(null);
    services = makeServices(database, { geocoder: { ...geocoder, locate } });
    const address = "12 ruelle sans nom";
    const quoteOf = requestOf({ address, formatted_address: address });
    await ordersAs(services, null).quote(quoteOf);
    expect(locate).toHaveBeenCalledTimes(1);
    const limits = makeRateLimits({ own: { places: { points: 1, seconds: 60 } } });
    const context = { ...makeContext(services, null), limits };
    const known = OrderRequest.parse(requestOf({ address: "100 rue Fleury, Laval", ...QUEBEC }));
    locate.mockResolvedValue({ ...placeAt(30), ...QUEBEC });
    const problems = [{ code: "address_too_far" }];
    expect(await quoteOrder(context, known)).toMatchObject({ quote: { problems } });
    // Judged by the client's own claim.
    expect(await quoteOrder(context, known)).toMatchObject({ quote: { problems } });
    expect(locate).toHaveBeenCalledTimes(2);
  });

  it("is not looked up for a member over the limit, who still gets back an order placed before", async () => {
    const { geocoder } = services;
    const locate = vi.fn<Geocoder["locate"]>(async (...about) => geocoder.locate(...about));
    services = makeServices(database, { geocoder: { ...geocoder, locate } });
    const limits = makeRateLimits({ own: { places: { points: 2, seconds: 60 } } });
    const viewer = { ...world.diner, session_id: 0, admin: false, moderator: false };
    const placed = (address: string, own: string, as = viewer) =>
      placeOrder({ ...makeContext(services, as), limits }, as, own, {
        ...OrderRequest.parse(requestOf({ address })),
        source: "tablee",
      });
    const first = await placed("4420 rue Saint-Denis", "limited-1");
    expect(first).toMatchObject({ order: { status: "new" } });
    expect(await placed("100 rue Fleury, Laval", "limited-2")).toMatchObject({ refused: "order_refused" });
    expect(locate).toHaveBeenCalledTimes(2);
    expect(await placed("100 rue Fleury, Laval", "limited-2")).toEqual({
      refused: "too_many_requests",
      retry_after: expect.any(Number),
    });
    expect(await placed("4420 rue Saint-Denis", "limited-1")).toEqual(first);
    expect(locate).toHaveBeenCalledTimes(2);
    // Another member at the same address has a limit of their own, and a take-out order looks up no address.
    const other = { ...world.other, session_id: 0, admin: false, moderator: false };
    expect(await placed("4420 rue Saint-Denis", "limited-1", other)).toMatchObject({ order: { status: "new" } });
    const takeOut = { ...OrderRequest.parse(makeRequest(world)), source: "tablee" };
    const context = { ...makeContext(services, viewer), limits };
    expect(await placeOrder(context, viewer, "limited-3", takeOut)).toMatchObject({ order: { status: "new" } });
  });

  it("is too far only if the position's accuracy leaves no doubt", async () => {
    const codesAt = async (accuracy_m: number) => {
      const locate = () => Promise.resolve(placeAt(accuracy_m));
      services = makeServices(database, { geocoder: { ...services.geocoder, locate } });
      return problemsOf({ address: "4420 rue Saint-Denis" });
    };
    expect(await codesAt(100)).toEqual(["address_too_far"]);
    expect(await codesAt(400)).toEqual([]);
  });

  it("is not looked up for another mode, nor again for the same key", async () => {
    let asked = 0;
    const { geocoder } = services;
    const locate: Geocoder["locate"] = (...about) => {
      asked += 1;
      return geocoder.locate(...about);
    };
    services = makeServices(database, { geocoder: { ...geocoder, locate } });
    await ordersAs(services, null).quote(makeRequest(world, { delivery: { address: "4420 rue Saint-Denis" } }));
    expect(asked).toBe(0);
    const again = requestOf({ address: "4420 rue Saint-Denis" });
    const first = await ordersAs(services, world.diner, "same").place(again);
    services = makeServices(database, { geocoder: { ...geocoder, locate: () => Promise.resolve(null) } });
    expect((await ordersAs(services, world.diner, "same").place(again)).id).toBe(first.id);
  });
});
