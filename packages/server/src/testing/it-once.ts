import { it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { testDatabases } from "./test-database.ts";

const nowhere = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof it;

/**
 * Returns the `it` of a rule that no database decides (who may, how many, with which code) in a file of
 * `everyDatabase()`: the rule is tried on `testDatabases()` alone.
 */
export const itOnce = (kind: Database["kind"]): typeof it =>
  testDatabases().some((database) => database.kind === kind) ? it : nowhere;
