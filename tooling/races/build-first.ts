import { testDatabases } from "@tablee/server/testing/test-database";
import { buildHost } from "../running-host.ts";

/** Before any race: the product as it runs in production. Without PostgreSQL nothing is run, and so nothing built. */
export async function setup(): Promise<void> {
  if (!testDatabases().some(({ kind }) => kind === "postgresql")) {
    console.log(
      "The races are skipped: they need PostgreSQL, and none answers (REQUIRE_POSTGRES=1 makes that a failure).",
    );
    return;
  }
  if (process.env.TABLEE_BUILT !== "1") await buildHost();
}
