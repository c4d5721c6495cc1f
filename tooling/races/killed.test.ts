import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { add, change, sit, tablesAs } from "@tablee/server/testing/table-world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Arena, openArena, postgresql, tell, times } from "./arena.ts";
import { type Answer, countOf } from "./calls.ts";
import { faultsOf, ordersOf } from "./faults.queries.ts";
import { expectHealthy } from "./healthy.ts";
import {
  bodyFor,
  fries,
  type Kitchen,
  openKitchen,
  place,
  type Placing,
  placing,
  setStatus,
  TOMORROW_EVENING,
} from "./kitchen.ts";
import { announceTo, holdingKitchen, tellWhatIsPlaced, untilSomebodyWaits } from "./strikes.queries.ts";

/** An order that was sent, with the answer before the process was gone. */
interface Asked {
  each: Placing;
  answer: Answer;
}
interface Moved {
  id: number;
  answer: Answer;
}

describe.runIf(postgresql)("processes that are killed while they place orders", () => {
  let arena: Arena;
  let plain: Kitchen;
  /** Limits its slots and has a webhook, so that placing an order is a transaction of several statements. */
  let limited: Kitchen;
  const heard = new Map<string, () => void>();
  const moved: Moved[] = [];
  beforeAll(async () => {
    arena = await openArena();
    await tellWhatIsPlaced(arena.database);
    [plain, limited] = [await openKitchen(arena), await openKitchen(arena, 2, { dine_in_offered: true })];
    await announceTo(arena.database, limited.id);
    const capacity = [{ mode: null, kind: "orders", per_slot: 10_000 }];
    const { token } = limited.staff[0];
    await arena.at(0, "PATCH", `/kitchen/restaurant/${limited.id}`, { token, body: { capacity } });
  });
  afterAll(() => arena?.close());

  const kill = (host: number) => arena.kill(host);
  /** The price that a diner sees and then agrees to. */
  const quoted = async (host: number, each: Placing): Promise<Placing> => {
    const quote = await arena.at(host, "POST", "/client/order/quote", { body: each.body });
    expect([quote.status, quote.body.total]).toEqual([200, expect.any(Number)]);
    return { ...each, body: { ...each.body, expected_total: quote.body.total! } };
  };

  /** Kills between quote and commit, while the statement waits for a row that another transaction has locked. */
  const whileItWaits = async (host: number, kitchen: Kitchen, asked: Placing): Promise<Asked[]> => {
    const each = await quoted(host, asked);
    let posted: Promise<Answer> = Promise.resolve({ status: 0, body: {} });
    await holdingKitchen(arena.database.db, kitchen.id, async () => {
      posted = place(arena, host, each);
      await Promise.race([untilSomebodyWaits(arena.database), posted]);
      await kill(host);
    });
    return [{ each, answer: await posted }];
  };

  /** Kills as soon as the order is committed, whether or not its answer has been sent. */
  const onceItIsThere = async (host: number, asked: Placing): Promise<Asked[]> => {
    const each = await quoted(host, asked);
    // This very process: the announcement may be that of a repetition, when another one has taken its place.
    const { child } = arena.hosts[host]!;
    heard.set(each.key, () => child.kill("SIGKILL"));
    const answer = await place(arena, host, each);
    await kill(host);
    return [{ each, answer }];
  };

  /** Kills during a burst of orders of both kitchens and of status changes by their staff. */
  const atAnyInstant = async (host: number): Promise<Asked[]> => {
    const bodies = [bodyFor(plain), bodyFor(limited, TOMORROW_EVENING()), bodyFor(plain, { mode: "curbside" })];
    const burst = Array.from({ length: 9 }, (_, at) => placing(plain.diners[at % 2]!, bodies[at % 3]!));
    const open = (await ordersOf(arena.database, plain.id)).filter(({ status }) => status === "new").slice(0, 3);
    const posts = burst.map(async (each): Promise<Asked> => ({ each, answer: await place(arena, host, each) }));
    const moves = open.map(async ({ id }): Promise<Moved> => ({
      id,
      answer: await setStatus(arena, host, plain.staff[0], id, { status: "confirmed" }),
    }));
    await pause(Math.random() * 300);
    await kill(host);
    moved.push(...(await Promise.all(moves)));
    return Promise.all(posts);
  };

  /** The basket of a table, which the order has to close. */
  const tablesBasket = async (): Promise<Placing> => {
    const { services } = arena;
    const { code } = await tablesAs(services, limited.cook).create({ restaurant_id: limited.id, name: randomUUID() });
    const diner = await sit(services, { code: code! }, limited.diners[0]);
    const guest = await sit(services, { code: code!, nickname: "Sam" });
    for (const who of [diner, guest]) await change(services, who, add(fries(limited, { notes: randomUUID() })));
    const table_session = diner.seat.session;
    return placing(limited.diners[0]!, bodyFor(limited, { mode: "dine_in", table: code!, table_session }));
  };

  const someBody = (at: number): Placing => placing(plain.diners[at % 2]!, bodyFor(plain));
  const strike = async (host: number, at: number): Promise<Asked[]> => {
    switch (at % 5) {
      case 0:
        return whileItWaits(host, plain, someBody(at));
      case 1:
        return onceItIsThere(host, someBody(at));
      case 2:
        return at % 2
          ? whileItWaits(host, limited, await tablesBasket())
          : whileItWaits(host, limited, placing(limited.diners[0]!, bodyFor(limited)));
      case 3:
        return at % 2 ? onceItIsThere(host, await tablesBasket()) : onceItIsThere(host, someBody(at));
      default:
        return atAnyInstant(host);
    }
  };

  const isThere = async ({ key }: Placing): Promise<boolean> =>
    (await arena.database.query("select 1 from orders where idempotency_key = $1", [key])).rows.length > 0;

  /** Repeats the call, on any running process, until it is answered. */
  const surely = async (each: Placing): Promise<Answer> => {
    for (let tries = 0; tries < 400; tries += 1) {
      const answer = await place(arena, tries % 2, each);
      if (answer.status !== 0) return answer;
      await pause(25);
    }
    throw new Error("No process answers any more");
  };

  it(`${times(50)} times kill -9: one complete order for each key, and every answered order is stored`, async () => {
    const deaf = await arena.database.listen(
      "placed",
      (key) => heard.get(key)?.(),
      () => {},
    );
    const ready: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
    const all: (Asked & { id: number })[] = [];
    const fates: string[] = [];
    const kills = times(50);
    for (let at = 0; at < kills; at += 1) {
      const host = at % 2;
      await ready[host];
      const asked = await strike(host, at);
      ready[host] = arena.restart(host);
      for (const { each, answer } of asked) {
        if (answer.status === 200) fates.push("answered");
        else fates.push((await isThere(each)) ? "committed without an answer" : "not there");
        const again = await surely(each);
        expect(again.status).toBe(200);
        all.push({ each, answer, id: again.body.id! });
        if (answer.status === 200) expect(again.body.id).toBe(answer.body.id);
      }
    }
    await Promise.all(ready);
    await deaf();
    const late = await Promise.all(all.map(({ each }) => place(arena, 0, each)));
    expect(late.map(({ body }) => body.id)).toEqual(all.map(({ id }) => id));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const there = [...(await ordersOf(arena.database, plain.id)), ...(await ordersOf(arena.database, limited.id))];
    expect(there.map(({ id }) => id).sort((a, b) => a - b)).toEqual(all.map(({ id }) => id).sort((a, b) => a - b));
    for (const { id, answer } of moved) {
      const status = there.find((order) => order.id === id)?.status;
      if (answer.status === 200) expect(status).toBe("confirmed");
    }
    expect(await faultsOf(arena.database)).toEqual([]);
    tell(
      `${kills} kills, ${all.length} orders asked for: ${countOf(fates)}; asked again, each is there once and whole`,
    );
    await expectHealthy(arena, plain);
    tell(`${moved.length} confirmations under way: ${countOf(moved.map(({ answer }) => String(answer.status)))}`);
  });
});
