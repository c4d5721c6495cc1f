import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeServices } from "../testing/make-services.ts";
import { openAgain, everyDatabase } from "../testing/test-database.ts";
import { bossDatabase } from "./boss-database.ts";
import type { Chore } from "./chore.ts";
import type { JobQueue } from "./job-queue.ts";
import { type JobPace, makeJobs, type RunningJobs } from "./make-jobs.ts";

const log = pino({ enabled: false });

/** For tests of what happens when something is due, not of how soon that is seen. */
const QUICK: JobPace = { nextLook: (signal) => pause(100, undefined, { signal }), chore_seconds: 1 };

interface Note {
  text: string;
}
let made = 0;
const queueOf = (work: (data: Note) => Promise<void>, own: Partial<JobQueue<Note>> = {}): JobQueue<Note> => ({
  // One database serves all tests, so each has its own queue.
  name: `notes-${++made}`,
  expire_seconds: 10,
  retries: 2,
  retry_seconds: 1,
  work: (_services, data) => work(data),
  ...own,
});

describe.each(everyDatabase())("jobs on %s", ({ kind, open }) => {
  let database: Database;
  let running: RunningJobs[] = [];

  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop(1_000)));
    running = [];
  });
  afterAll(() => database.close());

  const start = async (queue: JobQueue<Note>, at = database, pace?: JobPace): Promise<RunningJobs> => {
    const jobs = makeJobs(at, log, pace);
    running.push(jobs);
    await jobs.start(makeServices(at), [queue]);
    return jobs;
  };

  it("runs the jobs of a committed transaction, and not those of a rolled-back one", async () => {
    const done: string[] = [];
    const queue = queueOf(async ({ text }) => void done.push(text));
    const jobs = await start(queue);
    await expect(
      database.db.transaction(async (tx) => {
        await jobs.enqueue(tx, queue, { text: "never" });
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await database.db.transaction((tx) => jobs.enqueue(tx, queue, { text: "surely" }));
    await vi.waitFor(() => expect(done).toEqual(["surely"]), 5_000);
  });

  it("enqueues many jobs in one transaction, and none if it rolls back", async () => {
    const done: string[] = [];
    const queue = queueOf(async ({ text }) => void done.push(text));
    const jobs = await start(queue);
    const many = ["one", "two", "three"].map((text) => ({ text }));
    await expect(
      database.db.transaction(async (tx) => {
        await jobs.enqueueAll(tx, queue, [{ text: "never" }]);
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await database.db.transaction((tx) => jobs.enqueueAll(tx, queue, many));
    await vi.waitFor(() => expect(done.toSorted()).toEqual(["one", "three", "two"]), 8_000);
  });

  it("runs a job at once, and a delayed one when it is due", async () => {
    const done: string[] = [];
    const queue = queueOf(async ({ text }) => void done.push(text));
    const jobs = await start(queue);
    const began = Date.now();
    await jobs.enqueue(database.db, queue, { text: "later" }, { after_seconds: 3 });
    await jobs.enqueue(database.db, queue, { text: "now" });
    await vi.waitFor(() => expect(done).toEqual(["now", "later"]), 20_000);
    expect(Date.now() - began).toBeGreaterThanOrEqual(2_900);
  });

  it("retries a job that fails, without delaying the others", async () => {
    const tried: string[] = [];
    const queue = queueOf(async ({ text }) => {
      tried.push(text);
      if (text === "bad" && tried.filter((one) => one === "bad").length < 2) throw new Error("not yet");
    });
    const jobs = await start(queue, database, QUICK);
    await database.db.transaction(async (tx) => {
      for (const text of ["one", "bad", "two"]) await jobs.enqueue(tx, queue, { text });
    });
    await vi.waitFor(() => expect([...tried].sort()).toEqual(["bad", "bad", "one", "two"]), 10_000);
  });

  it("waits for running jobs before it stops, and keeps those that have not started", async () => {
    const done: string[] = [];
    const begun = vi.fn();
    const slow = queueOf(async ({ text }) => {
      begun();
      await new Promise((resolve) => setTimeout(resolve, 400));
      done.push(text);
    });
    const jobs = await start(slow);
    await jobs.enqueue(database.db, slow, { text: "under way" });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), 8_000);
    await jobs.stop(5_000);
    expect(done).toEqual(["under way"]);
    await expect(jobs.enqueue(database.db, slow, { text: "too late" })).rejects.toThrow("before the jobs were started");
  });

  it("runs the jobs of other groups while those of one group hang", async () => {
    const done: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const work = async ({ text }: Note): Promise<void> => {
      if (text === "hangs") await released;
      done.push(text);
    };
    const queue = queueOf(work, { grouped: true });
    const jobs = await start(queue);
    const enqueue = (text: string, group: string) => jobs.enqueue(database.db, queue, { text }, { group });
    for (let at = 0; at < 25; at += 1) await enqueue("hangs", "slow");
    await enqueue("one", "quick");
    await enqueue("two", "quick");
    await vi.waitFor(() => expect([...done].sort()).toEqual(["one", "two"]), 8_000);
    release();
  });

  it("accepts a group only for a grouped queue", async () => {
    const queue = queueOf(async () => {});
    const jobs = await start(queue);
    const asked = jobs.enqueue(database.db, queue, { text: "one" }, { group: "some" });
    await expect(asked).rejects.toThrow("have no groups");
  });

  it("runs more jobs than the queue has places, also beside one that exceeds its time limit", async () => {
    const done: string[] = [];
    const work = async ({ text }: Note): Promise<void> => {
      if (text === "hangs") await new Promise(() => {});
      done.push(text);
    };
    const queue = queueOf(work, { places: 1, expire_seconds: 1, retries: 0 });
    const jobs = await start(queue);
    await jobs.enqueueAll(
      database.db,
      queue,
      ["one", "two", "hangs", "three"].map((text) => ({ text })),
    );
    await vi.waitFor(() => expect(done).toEqual(["one", "two", "three"]), 8_000);
  });

  it("polls once for all queues while idle, and claims once from a queue that has jobs", async () => {
    const asked: string[] = [];
    const counted: Database = {
      ...database,
      query: (text, params) => {
        asked.push(text);
        return database.query(text, params);
      },
    };
    const looks = () => asked.filter((text) => text.includes("unnest($1::text[]) as queue"));
    const claims = () => asked.filter((text) => text.includes("state = 'active'") && text.includes("SKIP LOCKED"));
    const done: string[] = [];
    const queues = Array.from({ length: 11 }, () => queueOf(async ({ text }) => void done.push(text)));
    let waits = 0;
    const due = new EventTarget();
    const nextLook = (signal: AbortSignal): Promise<unknown> => {
      waits += 1;
      return once(due, "look", { signal });
    };
    /** Lets it look once, and waits until it has looked. */
    const look = async (): Promise<void> => {
      const before = waits;
      due.dispatchEvent(new Event("look"));
      await vi.waitFor(() => expect(waits).toBe(before + 1), { timeout: 5_000, interval: 5 });
    };
    const jobs = makeJobs(counted, log, { ...QUICK, nextLook });
    running.push(jobs);
    await jobs.start(makeServices(counted), queues);
    await look();
    await vi.waitFor(() => expect(claims()).toHaveLength(queues.length), 5_000);
    expect(looks()).toHaveLength(1);
    asked.length = 0;
    await look();
    await look();
    expect(looks()).toHaveLength(2);
    expect(claims()).toEqual([]);
    await database.db.transaction((tx) => jobs.enqueue(tx, queues[0]!, { text: "one" }));
    await vi.waitFor(() => expect(done).toEqual(["one"]), 8_000);
    expect(claims()).toHaveLength(1);
  });

  it("lets a running job enqueue its next turn during a stop", async () => {
    let next: Promise<void> | null = null;
    const begun = vi.fn();
    const queue = queueOf(async () => {
      begun();
      await new Promise((resolve) => setTimeout(resolve, 300));
      next = database.db.transaction((tx) => jobs.enqueue(tx, queue, { text: "next" }, { after_seconds: 60 }));
      await next;
    });
    const jobs = await start(queue);
    await jobs.enqueue(database.db, queue, { text: "first" });
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce(), 5_000);
    await jobs.stop(5_000);
    await expect(next).resolves.toBeUndefined();
    const { rows } = await database.query("select data from pgboss.job where name = $1 and state = 'created'", [
      queue.name,
    ]);
    expect(rows).toEqual([{ data: { text: "next" } }]);
  });

  it("leaves a job that it could not finish before a stop to the next process", async () => {
    const done: string[] = [];
    const queue = queueOf(async ({ text }) => void done.push(text));
    const begun = vi.fn(() => new Promise<void>(() => {}));
    const jobs = await start({ ...queue, work: begun });
    await jobs.enqueue(database.db, queue, { text: "begun" });
    await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce(), 5_000);
    await jobs.stop(0);
    await start(queue, database, QUICK);
    await vi.waitFor(() => expect(done).toEqual(["begun"]), 10_000);
  });

  it.skipIf(kind === "embedded")("gives each job to one of two processes", async () => {
    const done: string[] = [];
    const queue = queueOf(async ({ text }) => void done.push(text));
    const jobs = await start(queue);
    const again = await openAgain(database);
    try {
      const others = await start(queue, again);
      const texts = Array.from({ length: 60 }, (_, i) => `${i}`);
      await database.db.transaction(async (tx) => {
        for (const text of texts) await jobs.enqueue(tx, queue, { text });
      });
      await vi.waitFor(() => expect(done).toHaveLength(60), 10_000);
      expect(new Set(done)).toEqual(new Set(texts));
      await others.stop(1_000);
    } finally {
      await again.close();
    }
  });

  it("runs a chore that came due while no process ran once, even if two processes start", async () => {
    const done = vi.fn(async () => {});
    const chore: Chore = { name: "midnight", cron: "0 0 * * *", work: done };
    const others = kind === "embedded" ? [] : [await openAgain(database)];
    const startAll = () =>
      Promise.all(
        [database, ...others].map(async (at) => {
          const jobs = makeJobs(at, log, QUICK);
          running.push(jobs);
          await jobs.start(makeServices(at), [], [chore]);
        }),
      );
    try {
      await startAll();
      await Promise.all(running.map((jobs) => jobs.stop(1_000)));
      expect(done).not.toHaveBeenCalled();
      const { rows: kept } = await database.query("select key, cron from pgboss.schedule");
      expect(kept).toEqual([{ key: "midnight", cron: "0 0 * * *" }]);
      await database.query("update pgboss.schedule set created_on = now() - interval '9 days'");
      await database.query("update pgboss.version set cron_on = now() - interval '3 days'");
      await startAll();
      await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), 10_000);
      const { rows: jobs } = await database.query("select data from pgboss.job where name = 'chores'");
      expect(jobs).toEqual([{ data: { chore: "midnight" } }]);
      await Promise.all(running.map((each) => each.stop(1_000)));
    } finally {
      await Promise.all(others.map((other) => other.close()));
    }
  });

  it("has the tables that the library expects", async () => {
    const boss = new PgBoss({ db: bossDatabase(database), schema: "pgboss", migrate: false, supervise: false });
    await boss.start();
    const drift = await boss.detectSchemaDrift();
    await boss.stop({ graceful: false, close: false });
    expect(drift.ok, JSON.stringify(drift)).toBe(true);
  });
});
