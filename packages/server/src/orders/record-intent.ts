import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { insertIntent } from "./order-intents.queries.ts";

export interface Intent {
  restaurant_id: number;
  item_id?: number | undefined;
  combo_id?: number | undefined;
}

/**
 * Notes that a basket was begun or added to (decisions, "Orders"): it says nothing of what is ordered in the end,
 * the basket itself lives on the device. The token says who asks, whatever account the body names.
 */
export const recordIntent = async (
  services: Services,
  viewer: Viewer | null,
  kind: "start" | "add-item",
  intent: Intent,
): Promise<{ recorded: true } | { refused: "not_found" | "one_of_both" }> => {
  const { restaurant_id, item_id, combo_id } = intent;
  if ((item_id === undefined) === (combo_id === undefined)) return { refused: "one_of_both" };
  const recorded = await insertIntent(services.database.db, {
    kind,
    restaurant_id,
    item_id,
    combo_id,
    account_id: viewer?.account_id,
    date: services.clock(),
  });
  return recorded ? { recorded } : { refused: "not_found" };
};
