import type * as Events from "@tablee/contract/tables/tables.events";
import { TABLES_NAMESPACE } from "@tablee/contract/tables/tables.namespace";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import { LiveClient, type LiveOptions } from "./live-client.ts";
import type { LiveReach } from "./live-reach.ts";

/** The calls of the namespace, with their answers. */
interface TableCalls {
  join_table: { input: Events.JoinTable; answer: Events.JoinTableAnswer };
  update: { input: Events.UpdateTable; answer: Events.UpdateTableAnswer };
  leave_table: { input: Record<string, never>; answer: Events.LeaveTableAnswer };
  order_taken: { input: Record<string, never>; answer: Events.OrderTakenAnswer };
  read_table: { input: Record<string, never>; answer: Events.ReadTableAnswer };
  doing: { input: Events.TellDoing; answer: Events.TellDoingAnswer };
}

export interface TablesHeard extends Pick<
  LiveOptions<object, never>,
  "connected" | "lost" | "identityChanged" | "woke"
> {
  /** Called with the table's state from each event. */
  heard: (table: TableState) => void;
}

/** The connection of a table's diners, members or not. */
export class TablesClient extends LiveClient<Events.TablesServerEvents> {
  constructor(reach: LiveReach, { heard, ...told }: TablesHeard) {
    const brought = ({ table }: { table: TableState }) => heard(table);
    const on = { join_table: brought, update: brought, leave_table: brought, order_taken: brought };
    super(reach, { ...told, namespace: TABLES_NAMESPACE, visitors: true, on });
  }

  /** Returns `unavailable` if there is no connection, too. */
  async call<Call extends keyof TableCalls>(call: Call, input: TableCalls[Call]["input"], within_ms?: number) {
    const answer = await this.ask<TableCalls[Call]["answer"]>(call, input, within_ms);
    return answer ?? ({ ok: false, code: "unavailable" } as const);
  }
}
