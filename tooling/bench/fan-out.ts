import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { TablesClientEvents, TablesServerEvents, UpdateTable } from "@tablee/contract/tables/tables.events";
import { io, type Socket } from "socket.io-client";
import { type Spread, spreadOf } from "./spread.ts";
import { ask, type Facts } from "./targets.ts";

type Phone = Socket<TablesServerEvents, TablesClientEvents> & { line_id?: string };

/** The number of people at each table, each with a phone. */
export const PHONES = 8;
/** How often somebody at a table changes something. */
export const EVERY_MS = 2_000;
/** The number of tables that are joined at the same time. */
const AT_ONCE = 8;

export interface FanOut extends Spread {
  /** Changes that some phone never received. */
  lost: number;
}

const lineOf = ({ items }: Facts, quantity: number, notes: string) => ({
  type: "item" as const,
  item_id: items[0] ?? 0,
  modifiers: [],
  quantity,
  notes,
});

/** A party of eight at a table of its own, each with a line, alternating between the processes. */
async function seat(urls: readonly string[], code: string, facts: Facts): Promise<Phone[]> {
  const phones: Phone[] = [];
  for (let at = 0; at < PHONES; at += 1) {
    const url = urls[at % urls.length] ?? "";
    const phone: Phone = io(`${url}/tables`, { transports: ["websocket"], forceNew: true });
    const joined = await phone.timeout(20_000).emitWithAck("join_table", { code, nickname: `Diner ${at}` });
    if (!joined.ok) throw new Error(`Nobody could sit down: ${joined.code}`);
    phone.line_id = randomUUID();
    const change = { type: "add" as const, line_id: phone.line_id, line: lineOf(facts, 1, `Diner ${at}`) };
    await phone.timeout(20_000).emitWithAck("update", { op_id: randomUUID(), change });
    phones.push(phone);
  }
  return phones;
}

async function seatAll(urls: readonly string[], facts: Facts, headers: Record<string, string>, count: number) {
  const parties: Phone[][] = [];
  const waiting = Array.from({ length: count }, () => randomUUID());
  const usher = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const table = await ask(`${urls[0]}/api/kitchen/${facts.restaurant}/tables`, headers, { name });
      parties.push(await seat(urls, (table as { code: string }).code, facts));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, usher));
  return parties;
}

/**
 * The time from a change on one phone until all eight phones of its table have it, while this many tables each make a
 * change every two seconds. `urls` are the processes, whose diners share the tables. `headers` belong to a member of
 * the staff.
 */
export async function fanOut(
  urls: readonly string[],
  facts: Facts,
  headers: Record<string, string>,
  tables: number,
  seconds: number,
): Promise<FanOut> {
  const parties = await seatAll(urls, facts, headers, tables);
  const underway = new Map<string, { since: number; left: number }>();
  const times: number[] = [];
  for (const phone of parties.flat()) {
    phone.on("update", ({ op_id }) => {
      const change = op_id === null ? undefined : underway.get(op_id);
      if (!op_id || !change || (change.left -= 1) > 0) return;
      underway.delete(op_id);
      times.push(performance.now() - change.since);
    });
  }
  const end = performance.now() + seconds * 1_000;
  const live = async (phones: readonly Phone[]): Promise<void> => {
    await pause(Math.random() * EVERY_MS);
    for (let turn = 0; performance.now() < end; turn += 1) {
      const at = turn % phones.length;
      const line = lineOf(facts, 1 + (turn % 20), `Diner ${at}`);
      const change: UpdateTable = {
        op_id: randomUUID(),
        change: { type: "change", line_id: phones[at]?.line_id ?? "", line },
      };
      underway.set(change.op_id, { since: performance.now(), left: PHONES });
      phones[at]?.emit("update", change, () => {});
      await pause(EVERY_MS);
    }
  };
  await Promise.all(parties.map(live));
  await pause(2_000);
  for (const phone of parties.flat()) phone.disconnect();
  return { ...spreadOf(times), lost: underway.size };
}
