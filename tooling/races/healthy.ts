import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Arena } from "./arena.ts";
import { faultsOf } from "./faults.queries.ts";
import { bodyFor, dinerAt, type Kitchen, place, placing } from "./kitchen.ts";

/** More than a process's database connections: a process that has lost some of them does not answer all. */
const AT_ONCE = 24;
const PATIENCE_MS = 30_000;

/** Waits until every process reports that it is ready. */
export async function untilAllReady(arena: Arena): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; ; await pause(50)) {
    const statuses = await Promise.all(arena.hosts.map((_, host) => arena.at(host, "GET", "/ready")));
    if (statuses.every(({ status }) => status === 200)) return;
    if (performance.now() > until) throw new Error(`Not ready: ${statuses.map(({ status }) => status).join()}`);
  }
}

/**
 * Checks after any disturbance that every process accepts more orders at once than it has connections, and that nothing
 * in the database is inconsistent.
 */
export async function expectHealthy(arena: Arena, kitchen: Kitchen): Promise<void> {
  await untilAllReady(arena);
  for (const host of arena.hosts.keys()) {
    const placed = Array.from({ length: AT_ONCE }, (_, at) =>
      place(arena, host, placing(dinerAt(kitchen, at), bodyFor(kitchen))),
    );
    expect((await Promise.all(placed)).map(({ status }) => status)).toEqual(placed.map(() => 200));
  }
  expect(await faultsOf(arena.database)).toEqual([]);
}
