import type { Places } from "@tablee/contract/places/places.schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeRestaurant } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";

describe.each(testDatabases().slice(0, 1))("the calls about addresses, on %s", ({ open }) => {
  let database: Database;
  let api: TestApi;
  beforeAll(async () => {
    database = await open();
    await makeRestaurant(database.db);
    api = await startApi(makeServices(database), { rateLimit: true });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  const results = async (path: string): Promise<Places["results"]> => {
    const answer = await api.fetch(path);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as Places).results;
  };
  const codeOf = async (path: string) => {
    const answer = await api.fetch(path);
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  const near = "latitude=45.52&longitude=-73.58";

  it("suggests addresses for the typed text", async () => {
    expect(await results(`/api/client/address-autocomplete?query=4200+st-den&${near}`)).toContainEqual({
      formatted_address: "4200 rue Saint-Denis, Montréal, QC H2J 2K8",
      address: "4200 rue Saint-Denis",
      city: "Montréal",
      postal_code: "H2J 2K8",
      latitude: 45.523,
      longitude: -73.581,
      accuracy_m: 30,
      type: "restaurant",
    });
    expect(await results("/api/client/address-autocomplete?query=4200+st-den")).not.toEqual([]);
    expect(await results("/api/client/address-autocomplete?query=42")).toEqual([]);
  });

  it("locates an address, or answers nothing", async () => {
    expect(await results(`/api/geocode?address=4200+rue+St-Denis&${near}`)).toMatchObject([{ latitude: 45.523 }]);
    expect(await results(`/api/geocode?address=12+ruelle+sans+nom&${near}`)).toEqual([]);
  });

  it("names the address at a position (places §6)", async () => {
    const [first] = await results("/api/reverse-geocode/45.523/-73.581");
    expect(first?.formatted_address).toBe("4200 rue Saint-Denis, Montréal, QC H2J 2K8");
    expect(await results("/api/reverse-geocode/0/0")).toEqual([]);
  });

  it.each([
    "/api/client/address-autocomplete",
    `/api/client/address-autocomplete?query=${"a".repeat(301)}`,
    "/api/client/address-autocomplete?query=a%00b",
    "/api/client/address-autocomplete?query=rue&latitude=91&longitude=0",
    "/api/client/address-autocomplete?query=rue&latitude=NaN&longitude=0",
    "/api/geocode",
    "/api/reverse-geocode/91/0",
    "/api/reverse-geocode/45/181",
    "/api/reverse-geocode/a/b",
    "/api/reverse-geocode/1e999/0",
  ])("refuses %s", async (path) => {
    expect(await codeOf(path)).toEqual([400, "invalid_input"]);
  });

  it("refuses calls over the limit with a retry time, and allows all other calls", async () => {
    const asked = await Promise.all(
      Array.from({ length: 260 }, () => api.fetch("/api/client/address-autocomplete?query=42")),
    );
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({
      code: "too_many_requests",
      data: { retry_after: expect.any(Number) },
    });
    expect((await api.fetch("/api/client/restaurants")).status).toBe(200);
  });
});
