import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { type Arena, keepDoing } from "./arena.ts";
import type { Answer } from "./calls.ts";
import { ordersOf } from "./faults.queries.ts";
import { bodyFor, dinerAt, type Kitchen, place, type Placing, placing } from "./kitchen.ts";

const PATIENCE_MS = 60_000;

/** Repeats the call with the same key, on any running process, until the order is placed. */
export async function surelyPlaced(arena: Arena, each: Placing): Promise<Answer> {
  for (let tries = 0, until = performance.now() + PATIENCE_MS; performance.now() < until; tries += 1) {
    const answer = await place(arena, tries % arena.hosts.length, each);
    if (answer.status === 200) return answer;
    await pause(50);
  }
  throw new Error("No process places any more");
}

export interface Evening {
  /** The number of orders sent, and the number of answers that were refusals or missing. */
  asked: number;
  troubled: number;
}

/**
 * Places orders on all processes, over `lines` connections at once with a pause after each order, while `work` runs.
 * Afterwards everything that failed is sent again with its key: then each order exists exactly once, and the answered
 * ones are the same.
 */
export async function placingWhile(
  arena: Arena,
  kitchen: Kitchen,
  work: () => Promise<unknown>,
  { lines = 6, rest_ms = 5 }: { lines?: number; rest_ms?: number } = {},
): Promise<Evening> {
  const before = (await ordersOf(arena.database, kitchen.id)).length;
  const placers = Array.from({ length: lines }, (_, line) =>
    keepDoing(async () => {
      const each = placing(dinerAt(kitchen, line), bodyFor(kitchen));
      const answer = await place(arena, line % arena.hosts.length, each);
      await pause(answer.status === 200 ? rest_ms : 50);
      return { each, answer };
    }),
  );
  await work();
  const all = (await Promise.all(placers.map((placer) => placer.stop()))).flat();
  for (const { each, answer } of all) {
    const again = await surelyPlaced(arena, each);
    if (answer.status === 200) expect(again.body.id).toBe(answer.body.id);
  }
  expect(await ordersOf(arena.database, kitchen.id)).toHaveLength(before + all.length);
  return { asked: all.length, troubled: all.filter(({ answer }) => answer.status !== 200).length };
}
