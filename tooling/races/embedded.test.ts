import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openSession } from "@tablee/server/accounts/sessions";
import { migrateDatabase } from "@tablee/server/database/migrate";
import { type Database, openEmbedded } from "@tablee/server/database/open-database";
import { makeServices } from "@tablee/server/testing/make-services";
import { makeAccount } from "@tablee/server/testing/make-world.queries";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningHost, startHost } from "../running-host.ts";
import { keepDoing, tell, times } from "./arena.ts";
import { type Answer, callAt, refusalOf } from "./calls.ts";
import { faultsOf, ordersOf } from "./faults.queries.ts";
import { bodyFor, dinerAt, type Kitchen, openKitchen, type Placing, placing } from "./kitchen.ts";
import { canMount, openSmallDisk, type SmallDisk } from "./small-disk.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const LINES = 4;
const PATIENCE_MS = 60_000;

interface Asked {
  each: Placing;
  answer: Answer;
}

describe("the embedded database of one process", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "tablee-embedded-"));
  const asked: Asked[] = [];
  let kitchen: Kitchen;
  let host: RunningHost;

  const start = (data = folder): Promise<RunningHost> =>
    startHost({ DATA_DIR: data, DATABASE_URL: "", REDIS_URL: "", DEMO: "0", RATE_LIMIT: "off", LOG_LEVEL: "fatal" });
  const place = async ({ member: { token }, key, body }: Placing): Promise<Answer> =>
    callAt(host.url, "POST", "/client/order/place", { token, key, body });
  const surely = async (each: Placing): Promise<Answer> => {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(50)) {
      const answer = await place(each);
      if (answer.status === 200) return answer;
    }
    throw new Error("It places no more");
  };
  /** Places orders over several connections until stopped; reports how many were placed, and how many were not. */
  const placers = (heard: (placed: number, refused: number) => void = () => {}) => {
    let placed = 0;
    let refused = 0;
    return range(LINES).map((line) =>
      keepDoing(async () => {
        const each = placing(dinerAt(kitchen, line), bodyFor(kitchen));
        const answer = await place(each);
        if (answer.status === 200) placed += 1;
        else refused += 1;
        heard(placed, refused);
        if (answer.status !== 200) await pause(20);
        return { each, answer };
      }),
    );
  };
  const stopAll = async (lines: ReturnType<typeof placers>): Promise<Asked[]> =>
    (await Promise.all(lines.map((line) => line.stop()))).flat();
  /** Sends everything again: what was answered gets the same answer, and the rest is placed now. */
  const askAgain = async (all: readonly Asked[]): Promise<void> => {
    for (const { each, answer } of all) {
      const again = await surely(each);
      if (answer.status === 200) expect(again.body.id).toBe(answer.body.id);
    }
  };
  /** Reads a data folder once no process uses it. */
  const read = async <T>(data: string, work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openEmbedded(path.join(data, "database"));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const expectWhole = (data: string): Promise<void> =>
    read(data, async (database) => {
      expect(await faultsOf(database)).toEqual([]);
      const kept = await ordersOf(database, kitchen.id);
      expect(kept.map(({ key }) => key.split(" ")[1] ?? "").toSorted()).toEqual(
        asked.map(({ each }) => each.key).toSorted(),
      );
    });

  beforeAll(async () => {
    const database = await openEmbedded(path.join(folder, "database"));
    await migrateDatabase(database);
    const services = makeServices(database, { clock: () => new Date() });
    const signIn = async ({ account_id }: { account_id: number }) => ({
      account_id,
      token: await openSession(services, account_id, {}),
    });
    const member = async () => signIn({ account_id: (await makeAccount(database.db)).id });
    kitchen = await openKitchen({ database, signIn, member }, LINES);
    await database.close();
    host = await start();
  }, 300_000);
  afterAll(async () => {
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("killed while it writes: every answered order is stored, and each order once", async () => {
    let lost = 0;
    for (const round of range(times(2))) {
      // While the other connections wait for answers.
      const lines = placers((placed) => void (placed === 6 + 5 * round && host.child.kill("SIGKILL")));
      await host.ended;
      const all = await stopAll(lines);
      lost += all.filter(({ answer }) => answer.status !== 200).length;
      host = await start();
      await askAgain(all);
      asked.push(...all);
    }
    await host.stop();
    await expectWhole(folder);
    host = await start();
    tell(`killed ${times(2)} times during ${asked.length} orders, ${lost} without an answer: each is there once`);
  });

  it("opened by a second process: the second reports it and ends, and the first loses nothing", async () => {
    const lines = placers();
    await expect(start()).rejects.toThrow("is already in use by another Tablée process");
    const all = await stopAll(lines);
    expect(all.filter(({ answer }) => answer.status !== 200)).toEqual([]);
    asked.push(...all);
    await host.stop();
    await expectWhole(folder);
    tell(`${all.length} orders placed meanwhile`);
  });

  describe.runIf(canMount)("on a disk that is full", () => {
    let disk: SmallDisk;
    beforeAll(() => {
      disk = openSmallDisk();
      cpSync(folder, disk.path, { recursive: true });
    });
    afterAll(async () => {
      await host.stop();
      disk?.close();
    });

    it("refuses what it cannot write, and continues once there is room again", async () => {
      host = await start(disk.path);
      const heard = { refused: 0 };
      const lines = placers((_placed, refused) => void Object.assign(heard, { refused }));
      disk.fill();
      // Not immediately: space that was already allocated can still be used.
      for (const until = performance.now() + PATIENCE_MS; heard.refused === 0; await pause(10)) {
        expect(performance.now()).toBeLessThan(until);
      }
      const all = await stopAll(lines);
      const refusals = all.filter(({ answer }) => answer.status !== 200).map(({ answer }) => refusalOf(answer));
      expect(new Set(refusals)).toEqual(new Set(["busy"]));
      disk.empty();
      await askAgain(all);
      asked.push(...all);
      await host.stop();
      await expectWhole(disk.path);
      tell(`${all.length} orders asked for, ${heard.refused} of them refused at first: each is there once`);
    });
  });
});
