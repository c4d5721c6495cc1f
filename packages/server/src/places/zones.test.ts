import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices } from "../testing/make-services.ts";
import { testDatabases } from "../testing/test-database.ts";
import { placesRouter } from "./places.router.ts";
import { insertZones } from "./zones.queries.ts";

const name = { en: "Verdun", fr: "Verdun", default: null };
const verdun = { zone: "verdun", name, latitude: 45.4587, longitude: -73.5691, radius: 2_000 };

describe.each(testDatabases().slice(0, 1))("zones (search §10), on %s", ({ open }) => {
  let database: Database;
  const call = () => callAs(makeServices(database), placesRouter);
  beforeAll(async () => {
    database = await open();
    await insertZones(database.db, [verdun, { ...verdun, zone: "plateau", latitude: 45.5236, longitude: -73.5798 }]);
  });
  afterAll(() => database.close());

  it("are listed by distance from the given position, or from downtown without one", async () => {
    const zones = async (near = {}) => (await call().zones(near)).zones.map(({ zone }) => zone);
    expect(await zones()).toEqual(["plateau", "verdun"]);
    expect(await zones({ latitude: 45.45, longitude: -73.57 })).toEqual(["verdun", "plateau"]);
    expect((await call().zones({})).zones[1]).toEqual({
      zone: "verdun",
      name,
      centre: { latitude: 45.4587, longitude: -73.5691 },
      radius: 2_000,
    });
    await expect(call().zones({ latitude: 91, longitude: 0 })).rejects.toMatchObject({ code: "invalid_input" });
  });

  it.each([{ zone: "Verdun" }, { zone: "a".repeat(61) }, { latitude: 91 }, { longitude: -181 }, { radius: 0 }])(
    "are never stored as %j",
    async (wrong) => {
      await expect(insertZones(database.db, [{ ...verdun, zone: "other", ...wrong }])).rejects.toThrow(
        /insert into "zones"/,
      );
    },
  );
});
