import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { makeJobs } from "../jobs/make-jobs.ts";
import type { PushMessage } from "../ports/push/push.ts";
import { keptJobs } from "../testing/kept-jobs.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { sendAgainQueue, sendOutQueue } from "./send-out.ts";
import { tell } from "./tell.ts";

describe.each(testDatabases())("messages to a member's devices, on %s", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const ready = { type: "order_ready", sender_id: null, recommendation_id: null, json: {}, once: null } as const;
  const hangs = (): { until: Promise<void>; release: () => void } => {
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    return { until, release };
  };

  it("are sent while those to a member whose push service never answers hang", async () => {
    const [{ id: silent }, { id: other }] = [await makeAccount(database.db), await makeAccount(database.db)];
    const { until, release } = hangs();
    const reached: number[] = [];
    const send = async ({ account_id }: PushMessage): Promise<void> => {
      if (account_id === silent) await until;
      reached.push(account_id);
    };
    const jobs = makeJobs(database, pino({ enabled: false }));
    const services = makeServices(database, { jobs, push: { send } });
    await jobs.start(services, [sendOutQueue, sendAgainQueue]);
    const told = { ...ready, at: services.clock() };
    for (let count = 0; count < 25; count++) await tell(services, database.db, silent, told);
    await tell(services, database.db, other, told);
    await vi.waitFor(() => expect(reached).toEqual([other]), 8_000);
    release();
    await jobs.stop(5_000);
  });

  it("are sent again beside those of other members too", async () => {
    const { id } = await makeAccount(database.db);
    const kept = keptJobs();
    const groups: unknown[] = [];
    const enqueueAll: Jobs["enqueueAll"] = async (tx, queue, data, options) => {
      groups.push([queue.name, options?.group]);
      await kept.enqueueAll(tx, queue, data, options);
    };
    const push = { send: () => Promise.reject(new Error("No line")) };
    const services = makeServices(database, { jobs: { ...kept, enqueueAll }, push });
    await tell(services, database.db, id, { ...ready, at: services.clock() });
    await kept.run(services);
    expect(groups).toEqual([
      ["send-notifications", `member ${id}`],
      ["send-notification-again", `member ${id}`],
    ]);
  });
});
