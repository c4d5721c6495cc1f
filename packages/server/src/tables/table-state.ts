import { isLimited, offersFor } from "@tablee/domain/orders/offers/offers-for";
import { keptRules, type OfferRule } from "@tablee/domain/orders/offers/offers-on";
import { firstOrderMoment } from "@tablee/domain/restaurants/order-slots";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { type MenuEntry, menuOf } from "../menus/menu-cache.ts";
import { readOfferUses } from "../orders/stored/offer-uses.queries.ts";
import { restaurantFacts } from "../restaurants/stored/order-facts.ts";
import type { Services } from "../services.ts";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import { readSitting, type SittingRecord } from "./table-session.queries.ts";
import { viewTable } from "./table-view.ts";

/**
 * The offers that a table has: of its order what that keeps; before it those that need no code, for the first moment
 * that it can be for (tables §13). Whose code it is, and how often a member had an offer, is known once somebody orders.
 */
const offersAtTable = async (
  { database, clock }: Pick<Services, "database" | "clock">,
  { order }: Pick<SittingRecord, "order">,
  { menu, row }: Pick<MenuEntry, "menu" | "row">,
): Promise<OfferRule[]> => {
  if (order) return keptRules(order.offers);
  const open = menu.offers.filter(({ code }) => code === null);
  if (open.length === 0) return [];
  const at = clock();
  const { timezone } = row;
  const moment = firstOrderMoment(restaurantFacts(row), at) ?? { date: localMoment(at, timezone).date, time: "now" };
  const limited = open.filter(isLimited).map(({ ref }) => ref);
  const uses = await readOfferUses(database.db, row.id, limited, null);
  return offersFor(open, { code: null, mode: "dine_in", ...moment, timezone, uses }, at).rules;
};

/** A sitting that was read, by a menu that was read. */
export const stateBy = async (services: Services, record: SittingRecord, entry: MenuEntry): Promise<TableState> =>
  viewTable(record, entry, await offersAtTable(services, record, entry));

/** A sitting that was read, as it is answered and announced. Throws where its restaurant has gone. */
export const stateOf = async (services: Services, record: SittingRecord): Promise<TableState> => {
  const entry = await menuOf(services, record.restaurant_id);
  if (!entry) throw new Error(`The restaurant ${record.restaurant_id} of a table has gone`);
  return stateBy(services, record, entry);
};

/** How a sitting stands now; null where it is none, or long over. */
export const readState = async (
  services: Services,
  by: { id: number } | { guid: string },
): Promise<TableState | null> => {
  const record = await readSitting(services.database.db, by, services.clock());
  return record && stateOf(services, record);
};

/** Tells a table how it stands, where something other than a diner has changed that. */
export const announceState = async (services: Services, session_id: number): Promise<void> => {
  const table = await readState(services, { id: session_id });
  if (table) services.realtime.tableChanged("update", { user_id: null, op_id: null, table });
};
