import { parseArgs } from "node:util";

export interface BenchOptions {
  embedded: boolean;
  /** Only the rows and parts whose name contains this. */
  only: string | null;
  /** Seconds that each load lasts. */
  seconds: number;
  connections: number;
  /** Made discoveries: how many at first, and with how many more the members' feeds are measured again. */
  discoveries: readonly [number, ...number[]];
  /** Measure the build that is there. */
  built: boolean;
}

const USAGE = `npm run bench -- [options]
  --embedded         on the embedded database instead of PostgreSQL
  --only NAME        only what has NAME in its name (feed, search, menu, quote, place, page, comments,
                     publish, followers, tables, kitchen, start, uncached, weight, lighthouse)
  --seconds N        seconds of each load (8)
  --connections N    connections of each load (16)
  --discoveries N    made discoveries besides the demo's (10000); 100000 and 1000000 take minutes. Of several, as
                     10000,100000,1000000, the first measures everything, the others members' feeds alone
  --built            measure the build that is there instead of a new one
PostgreSQL is reached by BENCH_POSTGRES_URL (postgres://postgres@127.0.0.1:5432/postgres); a database of its own is
made there and dropped at the end.`;

/** Reads the command line; prints the usage and ends where it is asked for or wrong. */
export function readOptions(args: readonly string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        embedded: { type: "boolean", default: false },
        only: { type: "string" },
        seconds: { type: "string", default: "8" },
        connections: { type: "string", default: "16" },
        discoveries: { type: "string", default: "10000" },
        built: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    const whole = (name: string, written: string): number => {
      const value = Number(written);
      if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number above 0`);
      return value;
    };
    const [first = "", ...more] = values.discoveries.split(",");
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    return {
      embedded: values.embedded,
      only: values.only ?? null,
      seconds: whole("seconds", values.seconds),
      connections: whole("connections", values.connections),
      discoveries: [whole("discoveries", first), ...more.map((size) => whole("discoveries", size))],
      built: values.built,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return process.exit(1);
  }
}
