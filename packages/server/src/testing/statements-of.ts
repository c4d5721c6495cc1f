import type { PGlite } from "@electric-sql/pglite";
import { vi } from "vitest";
import type { Database } from "../database/open-database.ts";

/** How many statements the embedded database gets while `work` runs. */
export async function statementsOf({ db }: Database, work: () => Promise<unknown>): Promise<number> {
  const { $client } = db as unknown as { $client: PGlite };
  const asked = vi.spyOn($client, "query");
  try {
    await work();
    return asked.mock.calls.length;
  } finally {
    asked.mockRestore();
  }
}
