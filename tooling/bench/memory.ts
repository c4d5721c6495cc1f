import type { RunningHost } from "../running-host.ts";
import { drive, uncached } from "./drive.ts";
import { memoryOf } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { megabytes, printTable } from "./print-table.ts";
import type { Target } from "./targets.ts";

/** The most memory that the process may use, however long it runs. */
export const MOST_MEMORY = 300_000_000;
/** How long each thing is requested before the next one, in a loop over all of them. */
const SECONDS_EACH = 4;

/**
 * The process's memory while everything that is read is requested again and again: calls, cached pages, and uncached
 * pages at ever new addresses, which fill the page cache. `idle` is the memory after the start.
 */
export async function measureMemory(
  host: RunningHost,
  targets: readonly Target[],
  pages: readonly string[],
  idle: number,
  { connections, minutes }: Pick<BenchOptions, "connections" | "minutes">,
): Promise<void> {
  const how = { seconds: SECONDS_EACH, connections };
  // Placing orders makes the tables larger, so that later calls would not be comparable.
  const calls = targets.filter(({ name }) => name !== "order place");
  const works = [
    ...calls.map(
      ({ call }) =>
        () =>
          drive(call, how),
    ),
    ...pages.map((page) => () => uncached(page, how)),
  ];
  const rows = [["the start", megabytes(idle), ""]];
  const began = performance.now();
  let most = 0;
  for (let minute = 1; minute <= minutes;) {
    for (const work of works) {
      await work();
      most = Math.max(most, memoryOf(host));
      if (performance.now() - began < minute * 60_000) continue;
      rows.push([`${minute} min`, megabytes(memoryOf(host)), minute === minutes ? verdict(most) : ""]);
      minute = Math.max(minute + 1, Math.ceil((performance.now() - began) / 60_000));
      if (minute > minutes) break;
    }
  }
  console.log("Memory of the process while all that is read is asked, one kind after the other, again and again");
  printTable(["after", "resident", `most: at most ${megabytes(MOST_MEMORY)}`], rows);
}

const verdict = (most: number): string => `${megabytes(most)}: ${most <= MOST_MEMORY ? "met" : "missed"}`;
