import { randomBytes } from "node:crypto";
import { asAdmin, dropClones } from "./postgres-clones.ts";

const run = randomBytes(4).toString("hex");

/** Runs before a run whose files reuse each other's databases, and tells the workers through the environment. */
export function setup(): void {
  process.env.TABLEE_TEST_RUN = run;
}

/** Drops the run's databases at its end. If no PostgreSQL answers, there were none. */
export async function teardown(): Promise<void> {
  await asAdmin((admin) => dropClones(admin, { run })).catch(() => {});
}
