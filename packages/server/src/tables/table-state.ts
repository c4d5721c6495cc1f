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
 * Returns the offers that apply to a table: those stored with its order, or, before it orders, those that need no code,
 * at the earliest moment it could be ordered for (tables §13). Offers by code, and how often a member has used an
 * offer, depend on who orders and are not considered yet.
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

/** The state of a sitting, from a record and a menu that were already read. */
export const stateBy = async (services: Services, record: SittingRecord, entry: MenuEntry): Promise<TableState> =>
  viewTable(record, entry, await offersAtTable(services, record, entry));

/**
 * The state of a sitting, from a record that was already read, as answers and events contain it. Throws if the
 * restaurant does not exist any more.
 */
export const stateOf = async (services: Services, record: SittingRecord): Promise<TableState> => {
  const entry = await menuOf(services, record.restaurant_id);
  if (!entry) throw new Error(`The restaurant ${record.restaurant_id} of a table has gone`);
  return stateBy(services, record, entry);
};

/** Reads the current state of a sitting; null if there is none, or it ended long ago. */
export const readState = async (
  services: Services,
  by: { id: number } | { guid: string },
): Promise<TableState | null> => {
  const record = await readSitting(services.database.db, by);
  return record && stateOf(services, record);
};

/** Sends a table its current state after something other than a diner has changed it. */
export const announceState = async (services: Services, session_id: number): Promise<void> => {
  const table = await readState(services, { id: session_id });
  if (table) services.realtime.tableChanged("update", { user_id: null, op_id: null, table });
};
