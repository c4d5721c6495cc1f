import { parseArgs } from "node:util";

export interface BenchOptions {
  embedded: boolean;
  /** Only the rows and parts whose name contains one of these; null means all. */
  only: readonly string[] | null;
  /** How many seconds each load lasts. */
  seconds: number;
  connections: number;
  /** How long memory is observed. */
  minutes: number;
  /**
   * The number of generated discoveries: the initial one, and larger ones with which the members' feeds are measured
   * again.
   */
  discoveries: readonly [number, ...number[]];
  /** Whether to measure the existing build. */
  built: boolean;
  /** The name under which the loaded database is kept for the next run; null means that it is dropped. */
  keep: string | null;
  /** Whether to load only the database to keep, and measure nothing. */
  prepare: boolean;
}

const USAGE = `npm run bench -- [options]
  --embedded         on the embedded database instead of PostgreSQL
  --only NAME        only what has NAME in its name (feed, search, menu, quote, place, page, comments,
                     publish, followers, tables, kitchen, start, uncached, memory, weight, lighthouse); of
                     several, as comments,publish, what has any of them
  --seconds N        seconds of each load (8)
  --connections N    connections of each load (16)
  --minutes N        minutes for which memory is watched (10)
  --discoveries N    made discoveries besides the demo's (10000); 100000 and 1000000 take minutes. Of several, as
                     10000,100000,1000000, the first measures everything, the others members' feeds alone
  --built            measure the build that is there instead of a new one
  --keep NAME        keep the loaded database (PostgreSQL); the next run with the same name and size loads nothing
  --prepare          load what is kept, and measure nothing: a machine that is calm for minutes only is not spent on it
PostgreSQL is reached by BENCH_POSTGRES_URL (postgres://postgres@127.0.0.1:5432/postgres); a database of its own is
made there and dropped at the end.`;

/** A part of a database's name. */
function nameOf(written: string | undefined): string | null {
  if (written !== undefined && !/^[a-z]\w{0,30}$/.test(written)) throw new Error("--keep is a name such as calm");
  return written ?? null;
}

/** Parses the command line; prints the usage and exits on request or if it is invalid. */
export function readOptions(args: readonly string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        embedded: { type: "boolean", default: false },
        only: { type: "string" },
        seconds: { type: "string", default: "8" },
        connections: { type: "string", default: "16" },
        minutes: { type: "string", default: "10" },
        discoveries: { type: "string", default: "10000" },
        built: { type: "boolean", default: false },
        keep: { type: "string" },
        prepare: { type: "boolean", default: false },
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
      only: values.only?.split(",") ?? null,
      seconds: whole("seconds", values.seconds),
      connections: whole("connections", values.connections),
      minutes: whole("minutes", values.minutes),
      discoveries: [whole("discoveries", first), ...more.map((size) => whole("discoveries", size))],
      built: values.built,
      keep: nameOf(values.keep),
      prepare: values.prepare,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return process.exit(1);
  }
}
