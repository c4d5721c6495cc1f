import { escapeLiteral } from "pg";
import { vi } from "vitest";
import type { Database } from "../database/open-database.ts";

export interface Plan {
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  "Rows Removed by Filter"?: number;
  "Node Type": string;
  "Actual Loops"?: number;
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

interface Client {
  query: (text: string) => Promise<{ rows: { "QUERY PLAN": { Plan: Plan }[] }[] }>;
  release: () => void;
}
interface Pool {
  query: (...args: unknown[]) => unknown;
  connect: () => Promise<Client>;
}
const poolOf = (database: Database): Pool => (database.db as unknown as { $client: Pool }).$client;

/** Those statements sent by `work` that `isMeant` selects. */
async function sentBy(database: Database, isMeant: (sent: Sent) => boolean, work: () => Promise<unknown>) {
  const spy = vi.spyOn(poolOf(database), "query");
  await work();
  const sent = spy.mock.calls.map(([query, values]) => {
    const { name = "", text } = query as { name?: string; text: string };
    return { name, text, values: (values ?? []) as unknown[] };
  });
  spy.mockRestore();
  return sent.filter(isMeant);
}

/** PostgreSQL's plans for those statements sent by `work` that `isMeant` selects. */
export async function plansOf(
  database: Database,
  isMeant: (sent: Sent) => boolean,
  work: () => Promise<unknown>,
): Promise<Plan[]> {
  const sent = await sentBy(database, isMeant, work);
  return Promise.all(
    sent.map(async ({ text, values }) => {
      const { rows } = await database.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      );
      return rows[0]!["QUERY PLAN"][0]!.Plan;
    }),
  );
}

/** The same as a prepared statement is planned after its first executions: once for all values. */
export async function genericPlansOf(
  database: Database,
  isMeant: (sent: Sent) => boolean,
  work: () => Promise<unknown>,
): Promise<Plan[]> {
  const client = await poolOf(database).connect();
  try {
    await client.query("set plan_cache_mode = force_generic_plan");
    const plans: Plan[] = [];
    for (const { text, values } of await sentBy(database, isMeant, work)) {
      await client.query(`prepare planned as ${text}`);
      const given = values.map((value) => (value === null ? "null" : escapeLiteral(textOf(value)))).join(", ");
      const { rows } = await client.query(`explain (analyze, buffers, format json) execute planned(${given})`);
      plans.push(rows[0]!["QUERY PLAN"][0]!.Plan);
      await client.query("deallocate planned");
    }
    return plans;
  } finally {
    await client.query("reset plan_cache_mode");
    client.release();
  }
}

const textOf = (value: unknown): string => (Array.isArray(value) ? `{${value.join(",")}}` : String(value));
