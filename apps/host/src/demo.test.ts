import { demoMembers } from "@tablee/demo-data/members";
import { readPasswordHashes } from "@tablee/server/database/seed.queries";
import { accountsWithPassword } from "@tablee/server/database/demo-passwords";
import type { Database } from "@tablee/server/database/open-database";
import { openSession, viewerOfToken } from "@tablee/server/accounts/sessions";
import { makeServices } from "@tablee/server/testing/make-services";
import { testDatabases } from "@tablee/server/testing/test-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareDemo } from "./demo.ts";

const PUBLISHED = "Tablee2026";
const RANDOM = { demo: true, demoPassword: null };

/** The accounts in a start-up line with their passwords, if each has its own. */
const toldBy = (line: string) => [...line.matchAll(/(\S+@tablee\.test) ([\w-]{22})/g)].map(([, ...pair]) => pair);

describe("the demo's passwords", () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabases().at(-1)!.open();
  });
  afterAll(() => database.close());

  it("are printed if only this machine reaches the host, and replaced by random ones before strangers can", async () => {
    const services = makeServices(database);
    const { db } = database;
    const emails = demoMembers.map(({ email }) => email);
    const first = await prepareDemo(services, { demo: true, demoPassword: PUBLISHED });
    expect(first).toContain(`admin@tablee.test; password ${PUBLISHED}); the demo was seeded just now`);
    const again = await prepareDemo(services, { demo: true, demoPassword: PUBLISHED });
    expect(again).toContain(`; password ${PUBLISHED})`);
    const { rows } = await database.query<{ id: number }>("select id from accounts order by id limit 1");
    const token = await openSession(services, rows[0]!.id, {});

    // Also if the demo is not enabled, because its accounts exist.
    const [one, other] = await Promise.all([
      prepareDemo(services, { demo: false, demoPassword: null }),
      prepareDemo(services, { demo: false, demoPassword: null }),
    ]);
    expect([one, other].filter((line) => line === "")).toHaveLength(1);
    expect(one + other).toContain(
      `; ${emails.length} of a demo's accounts had the published password: they have another one and are signed out (`,
    );
    const told = toldBy(one + other);
    expect(told.map(([email]) => String(email)).toSorted()).toEqual([
      "admin@tablee.test",
      "critic@tablee.test",
      "kitchen@tablee.test",
      "member@tablee.test",
    ]);
    expect(new Set(told.map(([, password]) => password)).size).toBe(4);
    expect(await accountsWithPassword(db, emails, told[0]![1]!)).toEqual([told[0]![0]]);
    expect(await viewerOfToken(services, token)).toBeNull();

    const later = await prepareDemo(services, RANDOM);
    expect(toldBy(later)).toEqual([]);
    expect(later).toContain("told when they got them");
    expect((await readPasswordHashes(db, emails)).size).toBe(5);
  });

  it("are random from the start if the demo is seeded without a set password", async () => {
    const own = await testDatabases().at(-1)!.open();
    const line = await prepareDemo(makeServices(own), RANDOM);
    expect(line).toContain("seeded just now");
    expect(toldBy(line)).toHaveLength(4);
    expect(await accountsWithPassword(own.db, ["admin@tablee.test"], PUBLISHED)).toEqual([]);
    await own.close();
  });
});
