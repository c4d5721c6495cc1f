import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabases } from "../testing/test-database.ts";
import type { Database } from "./open-database.ts";

const real = testDatabases().find(({ kind }) => kind === "postgresql");
const END_WHOEVER_IS_IN_A_TRANSACTION = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and state = 'idle in transaction'`;

describe.runIf(real)("a connection that the server ends", () => {
  let database: Database;
  beforeAll(async () => {
    database = await real!.open();
  });
  afterAll(() => database?.close());

  it("between two statements fails their transaction, and neither the process nor the next one", async () => {
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await database.query(END_WHOEVER_IS_IN_A_TRANSACTION);
      // The word of it comes while nothing is asked.
      await pause(50);
      await tx.execute(sql`select 2`);
    });
    await expect(transaction).rejects.toThrow("Failed query");
    expect((await database.query("select 3 as n")).rows).toEqual([{ n: 3 }]);
  });
});
