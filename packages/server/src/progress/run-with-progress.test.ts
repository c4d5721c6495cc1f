import { ORPCError } from "@orpc/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { progressRouter } from "./progress.router.ts";
import { runWithProgress } from "./run-with-progress.ts";

describe.each(everyDatabase())("progress on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let member: { account_id: number };
  const get = (id: string, caller: { account_id: number } | null = member) =>
    callAs(services, progressRouter, caller).get({ id });
  const finished = (id: string) =>
    vi.waitFor(async () => {
      const found = await get(id);
      expect(found.finished).toBe(true);
      return found;
    });

  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
    member = { account_id: (await makeAccount(database.db)).id };
  });
  afterAll(() => database.close());

  it("reports the progress of the work, then its result", async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    const id = await runWithProgress(services, member.account_id, async (report) => {
      report(0.25);
      await gate;
      return { counted: 3 };
    });
    await vi.waitFor(async () => expect(await get(id)).toMatchObject({ finished: false, progress: 0.25, error: null }));
    go();
    expect(await finished(id)).toEqual({ finished: true, progress: 1, error: null, data: { counted: 3 } });
  });

  it("belongs to the member who began it", async () => {
    const id = await runWithProgress(services, member.account_id, async () => null);
    const other = await makeAccount(database.db);
    for (const caller of [null, { account_id: other.id }]) {
      await expect(get(id, caller)).rejects.toMatchObject({ code: "not_found" });
    }
    await expect(get("not-a-uuid")).rejects.toMatchObject({ code: "invalid_input" });
    await finished(id);
  });

  it("reports a refusal as the call would have answered it, and hides the text of an unexpected error", async () => {
    const refused = await runWithProgress(services, member.account_id, async () => {
      throw new ORPCError("order_refused", { status: 422, message: "No", data: { problems: [] } });
    });
    expect((await finished(refused)).error).toEqual({
      code: "order_refused",
      status: 422,
      message: "No",
      data: { problems: [] },
    });
    const failed = await runWithProgress(services, member.account_id, async () => {
      throw new Error("the password is hunter2");
    });
    expect((await finished(failed)).error).toEqual({
      code: "internal_error",
      status: 500,
      message: "Something wrong happened",
    });
  });

  it("reports a job as failed when its process is gone, and forgets it after a day", async () => {
    const id = await runWithProgress(services, member.account_id, () => new Promise(() => {}));
    const pass = (time: string) =>
      database.query(`update progress set updated_at = updated_at - interval '${time}' where id = $1`, [id]);
    // Another process's clock may be wrong; that of the database is everybody's.
    services.setTime(new Date(services.clock().getTime() + 61_000));
    await pass("30 s");
    expect(await get(id)).toMatchObject({ finished: false });
    await pass("31 s");
    expect(await get(id)).toMatchObject({ finished: true, error: { code: "job_lost", status: 500 } });
    await pass("1 day");
    const next = await runWithProgress(services, member.account_id, async () => null);
    await expect(get(id)).rejects.toMatchObject({ code: "not_found" });
    await finished(next);
  });
});
