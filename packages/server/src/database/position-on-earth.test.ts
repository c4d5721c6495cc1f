import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyDatabase } from "../testing/test-database.ts";
import type { Database } from "./open-database.ts";
import { chordOf, positionOnEarth } from "./position-on-earth.ts";

describe.each(everyDatabase())("a position on %s", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("matches the result of the database's own functions, and so does a chord", async () => {
    const degrees = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((micro) => micro / 1e6);
    const point = fc.record({ latitude: degrees(90), longitude: degrees(180) });
    await fc.assert(
      fc.asyncProperty(point, fc.integer({ min: 0, max: 20_000_000 }), async (at, metres) => {
        const { rows } = await database.query<{ apart: number; chord: number }>(
          "select ($1::cube <-> geo_point($2, $3)) + ($1::cube <-> ll_to_earth($2, $3)) as apart, gc_to_sec($4) as chord",
          [positionOnEarth(at), at.latitude, at.longitude, metres],
        );
        expect(rows[0]!.apart).toBeLessThan(0.004);
        expect(Math.abs(rows[0]!.chord - chordOf(metres))).toBeLessThan(0.001);
      }),
      { numRuns: 50 },
    );
    const { rows } = await database.query("select geo_point(null, 1) as a, geo_point(1, null) as b");
    expect(rows).toEqual([{ a: null, b: null }]);
  });
});
