import { testDatabases } from "@tablee/server/testing/test-database";
import { canServe } from "./private-servers.ts";
import { buildHost } from "../running-host.ts";

/** Before any race: the product as it runs in production. Without PostgreSQL nothing is run, and so nothing built. */
export async function setup(): Promise<void> {
  if (!testDatabases().some(({ kind }) => kind === "postgresql")) {
    console.log(
      "The races are skipped: they need PostgreSQL, and none answers (REQUIRE_POSTGRES=1 makes that a failure).",
    );
    return;
  }
  for (const [what, command] of [
    ["postgresql", "initdb"],
    ["redis", "redis-server"],
  ] as const) {
    if (!canServe[what]) console.log(`Races that stop, freeze and kill a ${what} are skipped: there is no ${command}.`);
  }
  if (process.env.TABLEE_BUILT !== "1") await buildHost();
}
