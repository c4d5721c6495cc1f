import { randomBytes } from "node:crypto";
import { asAdmin, dropClones } from "./postgres-clones.ts";

const run = randomBytes(4).toString("hex");

/** Before a run whose files use each other's databases again: the workers hear of it. */
export function setup(): void {
  process.env.TABLEE_TEST_RUN = run;
}

/** After it nothing is left. Where no PostgreSQL answers there was nothing. */
export async function teardown(): Promise<void> {
  await asAdmin((admin) => dropClones(admin, { run })).catch(() => {});
}
