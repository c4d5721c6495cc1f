import { limitKey } from "../../http/caller-address.ts";
import type { Context } from "../../http/context.ts";
import { insertIntent } from "./order-intents.queries.ts";

export interface Intent {
  restaurant_id: number;
  item_id?: number | undefined;
  combo_id?: number | undefined;
}

export type IntentResult =
  | { recorded: true }
  | { refused: "not_found" | "one_of_both" }
  | { refused: "too_many_requests"; retry_after: number };

/**
 * Records that a basket was started or added to (orders §7). It does not record what is ordered in the end: the basket
 * itself is stored on the device. The caller is identified by the token, whatever account the body names. Anybody may
 * call this and each call writes a row, so it has a limit of its own: per member, or per address for visitors.
 */
export const recordIntent = async (
  context: Context,
  kind: "start" | "add-item",
  intent: Intent,
): Promise<IntentResult> => {
  const { viewer, limits, address, database, clock } = context;
  const { restaurant_id, item_id, combo_id } = intent;
  if ((item_id === undefined) === (combo_id === undefined)) return { refused: "one_of_both" };
  const caller = viewer ? `account ${viewer.account_id}` : limitKey(address);
  const retry_after = await limits.take("intents", caller);
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };
  const recorded = await insertIntent(database.db, {
    kind,
    restaurant_id,
    item_id,
    combo_id,
    account_id: viewer?.account_id,
    date: clock(),
  });
  return recorded ? { recorded } : { refused: "not_found" };
};
