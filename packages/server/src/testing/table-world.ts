import { randomUUID } from "node:crypto";
import type { JoinTable, UpdateTable } from "@tablee/contract/tables/tables.events";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { Db } from "../database/open-database.ts";
import type { Services } from "../services.ts";
import { joinTable, type Seat } from "../tables/join-table.ts";
import { readState } from "../tables/table-state.ts";
import { tablesRouter } from "../tables/tables.router.ts";
import { updateTable } from "../tables/update-table.ts";
import { type Caller, callAs } from "./call-as.ts";
import { makeOrderWorld } from "./order-world.ts";

/** A restaurant of `makeOrderWorld` with a table, and the printed code of that table. */
export const makeTableWorld = async (db: Db, services: Services, own: Parameters<typeof makeOrderWorld>[1] = {}) => {
  const world = await makeOrderWorld(db, own);
  const { id, code } = await tablesAs(services, world.cook).create({
    restaurant_id: world.restaurant.id,
    name: "Terrace 4",
  });
  return { ...world, table: { id }, code: code! };
};
export type TableWorld = Awaited<ReturnType<typeof makeTableWorld>>;

export const tablesAs = (services: Services, caller: Caller) => callAs(services, tablesRouter, caller);

/** Joins a table on a socket with a made-up id. Throws if it is refused. */
export const sit = async (
  services: Services,
  input: JoinTable,
  viewer: { account_id: number } | null = null,
  socket_id: string = randomUUID(),
): Promise<{ seat: Seat; key: string | null; socket_id: string }> => {
  const result = await joinTable(services, { viewer, socket_id, may_bring: true }, input);
  if ("code" in result) throw Object.assign(new Error(result.code), { code: result.code, data: null });
  return { ...result, socket_id };
};

export const add = (line: OrderLine, line_id: string = randomUUID()): UpdateTable => ({
  op_id: randomUUID(),
  change: { type: "add", line_id, line },
});

/** Makes a change to the table's basket; throws if it is refused. */
export const change = async (services: Services, { seat }: { seat: Seat }, input: UpdateTable) => {
  const answer = await updateTable(services, seat, input);
  if (!answer.ok) throw Object.assign(new Error(answer.code), { code: answer.code, data: answer });
  return answer;
};

/** The state of a sitting. */
export const stateAt = async (services: Services, { seat }: { seat: Seat }): Promise<TableState> =>
  (await readState(services, { id: seat.session_id }))!;
