import { vi } from "vitest";
import type { Database } from "../database/open-database.ts";

export interface Plan {
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  "Rows Removed by Filter"?: number;
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
}
/** A plan and all its nodes. */
export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** A statement that was sent; `name` is empty if it was not prepared. */
export interface Sent {
  name: string;
  text: string;
  values: unknown[];
}

/** PostgreSQL's plans for those statements sent by `work` that `isMeant` selects. */
export async function plansOf(
  database: Database,
  isMeant: (sent: Sent) => boolean,
  work: () => Promise<unknown>,
): Promise<Plan[]> {
  const { $client } = database.db as unknown as { $client: { query: (...args: unknown[]) => unknown } };
  const spy = vi.spyOn($client, "query");
  await work();
  const sent = spy.mock.calls.map(([query, values]) => {
    const { name = "", text } = query as { name?: string; text: string };
    return { name, text, values: (values ?? []) as unknown[] };
  });
  spy.mockRestore();
  return Promise.all(
    sent.filter(isMeant).map(async ({ text, values }) => {
      const { rows } = await database.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      );
      return rows[0]!["QUERY PLAN"][0]!.Plan;
    }),
  );
}
