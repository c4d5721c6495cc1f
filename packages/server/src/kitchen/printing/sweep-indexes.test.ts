import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { deleteIntents } from "../../orders/placing/order-intents.queries.ts";
import { makeServices } from "../../testing/make-services.ts";
import { makeOrderWorld, makeRequest, ordersAs } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { deleteOldJobs, listMissed } from "./print-jobs.queries.ts";

describe.each(testDatabases())("the rows to sweep on %s", ({ open }) => {
  it("are found by an index on their time, without reading the whole table", async () => {
    const database = await open();
    const world = await makeOrderWorld(database.db);
    await ordersAs(makeServices(database), world.diner, "x").place(makeRequest(world));
    const at = new Date("2026-11-18T17:00:00Z");
    const scans = await database.db.transaction(async (tx) => {
      // A test's tables have so few rows that the planner would prefer a sequential scan.
      await tx.execute(sql`set local enable_seqscan = off`);
      await deleteIntents(tx, at, 10);
      await deleteOldJobs(tx, at, 10);
      await listMissed(tx, at, at, 10);
      return tx
        .select({ relname: sql<string>`relname`, n: sql<number>`pg_stat_get_xact_numscans(oid)::int` })
        .from(sql`pg_class`)
        .where(sql`relname in ('order_intents_date', 'print_jobs_date', 'order_statuses_date')`)
        .orderBy(sql`relname`);
    });
    expect(scans).toEqual(
      ["order_intents_date", "order_statuses_date", "print_jobs_date"].map((relname) => ({
        relname,
        n: expect.toSatisfy((n: number) => n > 0) as number,
      })),
    );
    await database.close();
  });
});
