import { testDatabases } from "@tablee/server/testing/test-database";
import { canServe } from "./private-servers.ts";
import { canMount } from "./small-disk.ts";
import { buildHost } from "../running-host.ts";

/** Runs before any race: builds the product as it runs in production, and reports what cannot be tested here. */
export async function setup(): Promise<void> {
  if (!testDatabases().some(({ kind }) => kind === "postgresql")) {
    console.log(
      "Races of several processes are skipped: they need PostgreSQL, and none answers (REQUIRE_POSTGRES=1 makes that a failure).",
    );
  }
  for (const [what, command] of [
    ["postgresql", "initdb"],
    ["redis", "redis-server"],
  ] as const) {
    if (!canServe[what]) console.log(`Races that stop, freeze and kill a ${what} are skipped: there is no ${command}.`);
  }
  if (!canMount) console.log("The race on a full disk is skipped: only root may mount one that is small.");
  if (process.env.TABLEE_BUILT !== "1") await buildHost();
}
