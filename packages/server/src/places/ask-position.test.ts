import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeServices } from "../testing/make-services.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { testDatabases } from "../testing/test-database.ts";

const LYON = { latitude: 45.76, longitude: 4.84, country_code: "FR", state: "Auvergne-Rhône-Alpes" };
const FIXED = { latitude: 45.50884, longitude: -73.58781, country_code: null, state: null, from: "fixed" };

describe.each(testDatabases().slice(0, 1))("the position of an address (places §3), on %s", ({ open }) => {
  let database: Database;
  let api: TestApi;
  beforeAll(async () => {
    database = await open();
    const locate = async (address: string) => (address.startsWith("8.8.8.") ? { ...LYON, city: "Lyon" } : null);
    const services = makeServices(database, { ip_geolocation: { locate } });
    api = await startApi(services, { rateLimit: true, trustProxy: 1 });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  const ask = (from?: string) =>
    api.fetch("/api/client/position", from === undefined ? {} : { headers: { "x-forwarded-for": from } });

  it("is the position of the caller's address, or the fixed one if that is unknown", async () => {
    expect(await (await ask("8.8.8.8")).json()).toEqual({ ...LYON, from: "address" });
    expect(await (await ask("9.9.9.9")).json()).toEqual(FIXED);
    expect(await (await ask()).json()).toEqual(FIXED);
  });

  it("is refused with a retry time to an address over the limit, and to no other", async () => {
    const all = await Promise.all(Array.from({ length: 125 }, () => ask("8.8.8.9")));
    const refused = all.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(await refused[0]?.json()).toMatchObject({
      code: "too_many_requests",
      data: { retry_after: expect.any(Number) },
    });
    expect((await ask("8.8.8.10")).status).toBe(200);
  });
});
