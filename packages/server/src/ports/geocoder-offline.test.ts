import { metresBetween } from "@tablee/domain/restaurants/distance";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeRestaurant } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { offlineGeocoder } from "./geocoder-offline.ts";

const PLATEAU = { latitude: 45.523, longitude: -73.581 };

describe.each(testDatabases())("addresses without a network, on %s", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const own = { address: "1852 rue Gilford", postal_code: "H2H 1G6", latitude: 45.5315, longitude: -73.5757 };
    await makeRestaurant(database.db, own);
    await makeRestaurant(database.db, own);
    // One that exists near and far (places §7).
    await makeRestaurant(database.db, { ...own, city: "Longue-Pointe", latitude: 45.7, longitude: -73.5 });
    await makeRestaurant(database.db, {
      address: "12 rue de l’Église",
      city: "Val-David",
      latitude: 46,
      longitude: -74,
    });
    const short = { address: "99 boul. Rosemont E.", latitude: 45.53, longitude: -73.6 };
    await makeRestaurant(database.db, short);
    await makeRestaurant(database.db, { address: "" });
  });
  afterAll(() => database.close());
  const suggest = async (query: string, near = PLATEAU) =>
    (await offlineGeocoder(database.db).suggest(query, near)).map(({ formatted_address }) => formatted_address);
  const locate = (address: string) => offlineGeocoder(database.db).locate(address, PLATEAU);

  it("suggests addresses that begin with the typed text, in any spelling", async () => {
    const [first] = await suggest("4420, rue st-d");
    expect(first).toBe("4420 rue Saint-Denis, Montréal, QC");
    expect(await suggest("4420 SAINT DENIS")).toContain(first);
    expect(await suggest("saint-denis 4420")).toContain(first);
    expect((await suggest("1852 gilf"))[0]).toBe("1852 rue Gilford, Montréal, QC H2H 1G6");
  });

  it("finds a restaurant's address even if it is stored with abbreviations", async () => {
    const row = { address: "99 boul. Rosemont E.", accuracy_m: 30 };
    expect(await locate("99, boulevard Rosemont Est, Montréal")).toMatchObject(row);
    expect(await locate("99 boul Rosemont E")).toMatchObject(row);
    expect((await suggest("99 boulevard rosem"))[0]).toMatch(/^99 boul\. Rosemont E\./);
    // However many words a client sends, the database is searched for only some of them.
    expect(await locate(`99 ${"boulevard Rosemont ".repeat(15)}`)).toMatchObject(row);
  });

  it("learns no address from what a restaurant's own people say of theirs", async () => {
    const here = { latitude: 45.6, longitude: -73.4 };
    const theirs = { address: "77 rue des Faussaires", ...here };
    await makeRestaurant(database.db, { ...theirs, source: "owner", status: "preparing" });
    for (const column of ["address", "city", "postal_code", "latitude", "longitude"]) {
      await makeRestaurant(database.db, { ...theirs, owner_set: ["hours", column] });
    }
    const offline = offlineGeocoder(database.db);
    expect(await locate("77 rue des Faussaires, Montréal")).toBeNull();
    expect(await suggest("77 rue des Faussaires", here)).toEqual([]);
    expect(await suggest("77 rue des Fausaires", here)).toEqual([]);
    expect((await offline.reverse(here)).filter(({ type }) => type === "restaurant")).toEqual([]);
    // A street of the table stays where the table puts it.
    const honest = await locate("5241 rue Fabre");
    await makeRestaurant(database.db, { source: "owner", address: "5241 rue Fabre, free pizza", ...here });
    expect(await locate("5241 rue Fabre")).toEqual(honest);

    await makeRestaurant(database.db, { ...theirs, owner_set: ["hours", "website"] });
    expect(await locate("77 rue des Faussaires, Montréal")).toMatchObject({ ...here, accuracy_m: 30 });
  });

  it("suggests near addresses first, and each address once", async () => {
    const near = await suggest("1852 gilford");
    expect(near.filter((line) => line.includes("Montréal"))).toHaveLength(1);
    expect(near.indexOf("1852 rue Gilford, Longue-Pointe, QC H2H 1G6")).toBe(1);
    const [first] = await suggest("1852 gilford", { latitude: 45.7, longitude: -73.51 });
    expect(first).toContain("Longue-Pointe");
  });

  it("finds an address in spite of a typing mistake", async () => {
    expect(await suggest("1852 guilford")).toContain("1852 rue Gilford, Montréal, QC H2H 1G6");
    expect((await suggest("5241 fabbre"))[0]).toBe("5241 rue Fabre, Montréal, QC");
  });

  it.each(["", "   ", "🍕🍕🍕🍕", "%%%%", "___", "'; drop table restaurants; --", "a".repeat(300), "\\\\\\"])(
    "finds nothing for %j",
    async (query) => {
      expect(await suggest(query)).toEqual([]);
      expect(await locate(query)).toBeNull();
    },
  );

  it("locates a street number to within a few hundred metres", async () => {
    const found = await locate("4375, rue St-Denis, Montréal (Québec)");
    expect(metresBetween(found ?? PLATEAU, { latitude: 45.52299, longitude: -73.58244 })).toBeLessThan(400);
    expect(found).toMatchObject({ address: "4375 rue Saint-Denis", city: "Montréal", accuracy_m: 400 });
    expect(await locate("5241 rue Fabre app. 3")).toMatchObject({ address: "5241 rue Fabre" });
    expect(await locate("1430 Sherbrooke St. West")).toMatchObject({ address: "1430 rue Sherbrooke Ouest" });
    expect(await locate("1852 rue Gilford")).toMatchObject({
      latitude: 45.5315,
      postal_code: "H2H 1G6",
      accuracy_m: 30,
    });
  });

  it.each([
    ["a street that it does not know", "12 rue des Lilas, Montréal"],
    ["a street of a city that it does not know", "4375 rue Saint-Denis, Drummondville"],
    ["a number that the street does not have", "99999 rue Fabre"],
    ["a street that is only part of the name", "100 rue du Faubourg-Saint-Denis"],
    ["a street of which there are two", "200 rue Saint-Paul"],
    ["another type of street", "1430 avenue Fabre"],
    ["a postal code from elsewhere", "4375 rue Saint-Denis, J7Z 2A1"],
  ])("does not guess at %s", async (_what, address) => {
    expect(await locate(address)).toBeNull();
  });

  it("locates a street without a number only roughly", async () => {
    const { accuracy_m, address } = (await locate("rue Fabre")) ?? {};
    expect(address).toBe("rue Fabre");
    expect(accuracy_m).toBeGreaterThan(2_000);
  });

  it("locates a postal code or another city with its low accuracy", async () => {
    expect(await locate("12 rue des Lilas, Montréal, H2J 2L1")).toMatchObject({ address: "", accuracy_m: 1_500 });
    expect(await locate("4375 rue Saint-Denis, Laval")).toMatchObject({ city: "Laval", accuracy_m: 9_000 });
    expect(await locate("12, rue de l'Eglise, Val-David")).toMatchObject({ city: "Val-David", accuracy_m: 30 });
  });

  it("names the address at a position, and locates that address again", async () => {
    const geocoder = offlineGeocoder(database.db);
    const here = { latitude: 45.5262, longitude: -73.5772 };
    const [street] = await geocoder.reverse(here);
    expect(street?.formatted_address).toMatch(/^\d+ .+, Montréal, QC$/);
    const again = await locate(street?.formatted_address ?? "");
    expect(metresBetween(again ?? here, here)).toBeLessThan(700);
    const door = { latitude: 45.53151, longitude: -73.57571 };
    expect((await geocoder.reverse(door))[0]).toMatchObject({ address: "1852 rue Gilford", postal_code: "H2H 1G6" });
    expect(await geocoder.reverse({ latitude: 0, longitude: 0 })).toEqual([]);
    expect(await geocoder.reverse({ latitude: 90, longitude: 180 })).toEqual([]);
  });
});
