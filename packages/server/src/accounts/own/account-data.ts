import type { AccountData } from "@tablee/contract/accounts/own.schema";
import type { Services } from "../../services.ts";
import { ownLists, ownRow, ownWays } from "./account-data.queries.ts";

/** Rows of one list at most: years of anybody's meals, and a file that a telephone can open. */
const MOST = 5_000;

type Row = Record<string, unknown>;
/** Moments as they travel. */
const asJson = (row: object): Row => JSON.parse(JSON.stringify(row)) as Row;

/** All that is kept about a member, list by list; null: there is no such account. */
export async function accountData({ database, clock }: Services, id: number): Promise<AccountData | null> {
  return database.db.transaction(async (tx) => {
    const account = await ownRow(tx, id);
    if (!account) return null;
    const cut: string[] = [];
    const lists = ownLists(tx, id, MOST);
    const read = async (name: keyof typeof lists): Promise<Row[]> => {
      const rows: object[] = await lists[name]();
      if (rows.length > MOST) cut.push(name);
      return rows.slice(0, MOST).map(asJson);
    };
    return {
      written_at: clock().toISOString(),
      account: asJson(account),
      ways_in: (await ownWays(tx, id)).map(asJson),
      sessions: await read("sessions"),
      known_devices: await read("known_devices"),
      orders: await read("orders"),
      discoveries: await read("discoveries"),
      reactions: await read("reactions"),
      comments: await read("comments"),
      follows: await read("follows"),
      followers: await read("followers"),
      blocks: await read("blocks"),
      favorite_items: await read("favorite_items"),
      favorite_restaurants: await read("favorite_restaurants"),
      notifications: await read("notifications"),
      push_devices: await read("push_devices"),
      claims: await read("claims"),
      credits: await read("credits"),
      cut,
    };
  });
}
