import { readHashes } from "@tablee/server/database/migration-hashes";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { keepDoing, openArena, postgresql, tell } from "./arena.ts";
import { openBalancer } from "./balancer.ts";
import { type Answer, callAt, countOf } from "./calls.ts";
import { ordersOf } from "./faults.queries.ts";
import { expectHealthy } from "./healthy.ts";
import { bodyFor, dinerAt, openKitchen, placing } from "./kitchen.ts";

/** Like the app, retries a call without an answer or with a server error: twice, after one and two seconds. */
const RETRIES = 2;
async function persistently(ask: () => Promise<Answer>): Promise<Answer & { tries: number }> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    if ((answer.status !== 0 && answer.status < 500) || tries === RETRIES) return { ...answer, tries };
    await pause(1_000 * 2 ** tries);
  }
}

describe.runIf(postgresql)("processes behind a balancer", () => {
  it("that are replaced one after the other under load lose no call", async () => {
    const arena = await openArena(2, { variables: { DRAIN_WAIT: "1" } });
    const kitchen = await openKitchen(arena, 6);
    const balancer = await openBalancer(() => arena.hosts.map(({ url }) => url));
    const whileBothAreReady = async (): Promise<void> => {
      while (balancer.ready().length < 2) await pause(20);
    };
    await whileBothAreReady();
    const lines = Array.from({ length: 4 }, (_, line) =>
      keepDoing(async () => {
        const { member, key, body } = placing(dinerAt(kitchen, line), bodyFor(kitchen));
        const { token } = member;
        const answers = [
          await persistently(() => callAt(balancer.url, "GET", `/client/restaurant/${kitchen.id}`)),
          await persistently(() => callAt(balancer.url, "POST", "/client/order/place", { token, key, body })),
        ];
        await pause(40);
        return { answers, id: answers[1]?.body.id };
      }),
    );
    for (const host of [0, 1]) {
      await pause(300);
      const leaving = arena.hosts[host]!;
      // A supervisor may repeat the signal; the process must shut down in order all the same.
      const again = setTimeout(() => leaving.child.kill("SIGTERM"), 100);
      expect(await leaving.stop()).toBe(0);
      clearTimeout(again);
      await arena.restart(host);
      await whileBothAreReady();
    }
    const all = (await Promise.all(lines.map((line) => line.stop()))).flat();
    await balancer.close();
    const answers = all.flatMap((each) => each.answers);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await ordersOf(arena.database, kitchen.id)).map(({ id }) => id)).toEqual(
      all.map(({ id }) => id!).sort((a, b) => a - b),
    );
    await expectHealthy(arena, kitchen);
    await arena.close();
    tell(
      `${answers.length} calls: ${countOf(answers.map(({ tries }) => (tries ? `after ${tries} more` : "at once")))}`,
    );
  });

  it("that start four at once on an empty database create its tables once, and all become ready", async () => {
    const arena = await openArena(4, { empty: true });
    const { rows: applied } = await arena.database.query("select hash from drizzle.__drizzle_migrations order by id");
    expect(applied.map(({ hash }) => hash)).toEqual(Object.values(readHashes()));
    await expectHealthy(arena, await openKitchen(arena));
    const readyAfter = arena.hosts.map((host) => Math.round(host.readyAfter));
    tell(`${applied.length} migrations, ready after ${readyAfter.join(", ")} ms`);
    expect(await Promise.all(arena.hosts.map((host) => host.stop()))).toEqual([0, 0, 0, 0]);
    await arena.close();
  });
});
