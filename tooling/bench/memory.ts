import type { RunningHost } from "../running-host.ts";
import { drive, uncached } from "./drive.ts";
import { memoryOf } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { megabytes, printTable } from "./print-table.ts";
import type { Target } from "./targets.ts";

/** What the process may take, however long it is asked. */
export const MOST_MEMORY = 300_000_000;
/** Each thing is asked so long before the next one is, and all of them again and again. */
const SECONDS_EACH = 4;

/**
 * The process's memory while all that is read is asked again and again: calls, kept pages, and pages under addresses of
 * their own, which fill what is kept of pages. `idle`: after the start.
 */
export async function measureMemory(
  host: RunningHost,
  targets: readonly Target[],
  pages: readonly string[],
  idle: number,
  { connections, minutes }: Pick<BenchOptions, "connections" | "minutes">,
): Promise<void> {
  const how = { seconds: SECONDS_EACH, connections };
  // Who orders makes the tables longer, and every call after it another one.
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
