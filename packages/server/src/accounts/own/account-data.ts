import type { AccountData } from "@tablee/contract/accounts/own.schema";
import type { Services } from "../../services.ts";
import { ownLists, ownRow, ownWays } from "./account-data.queries.ts";

/** The most rows of one list: years of anybody's meals, and still a file that a phone can open. */
const MOST = 5_000;

type Row = Record<string, unknown>;
/** Instants in their wire format. */
const asJson = (row: object): Row => JSON.parse(JSON.stringify(row)) as Row;

/** Everything stored about a member, list by list; null if there is no such account. */
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
      invitations: await read("invitations"),
      staff_invitations: await read("staff_invitations"),
      roles: await read("roles"),
      rights_used: await read("rights_used"),
      rights_used_on_account: await read("rights_used_on_account"),
      orders: await read("orders"),
      table_lines: await read("table_lines"),
      basket_intents: await read("basket_intents"),
      offer_uses: await read("offer_uses"),
      discoveries: await read("discoveries"),
      reactions: await read("reactions"),
      comments: await read("comments"),
      comment_reports: await read("comment_reports"),
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
