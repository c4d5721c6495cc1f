import { groupsByItem } from "@tablee/domain/menus/find-in-menu";
import type { MenuItem } from "@tablee/domain/menus/menu";
import { shownPrice, type ShownPrice } from "@tablee/domain/orders/starting-price";
import type { Db } from "../database/open-database.ts";
import { groupOfRow } from "./menu.queries.ts";

export type PricedItem = Pick<MenuItem, "id" | "price" | "modifier_size">;

/**
 * Reads with which prices items are shown outside their menu (menus §34): only items with required choices make it read
 * more than they say themselves.
 */
export async function readShownPrices(db: Db, items: readonly PricedItem[]): Promise<ReadonlyMap<number, ShownPrice>> {
  const priced = new Set(items.flatMap(({ id, price }) => (price === null ? [] : [id])));
  const rows = priced.size === 0 ? [] : await selectGroups(db, [...priced]);
  const groups = groupsByItem(rows.map((row) => groupOfRow(row, priced)));
  return new Map(items.map((item) => [item.id, shownPrice(item, groups.get(item.id) ?? [])]));
}

/**
 * The groups of those of these items that have a required one, and the groups that choices in them open (menus §46), each
 * linked to these items only: a group may be shared by a whole menu.
 */
const selectGroups = (db: Db, ids: readonly number[]) => {
  const asked = `{${ids.join(",")}}`;
  return db.query.modifierGroups.findMany({
    where: (row, { sql }) =>
      sql`${row.id} in (
        with recursive reached(id) as (
          select own.modifier_group_id from modifier_group_items own
          where own.item_id in (
            select link.item_id from modifier_group_items link
            join modifier_groups required on required.id = link.modifier_group_id
            where link.item_id = any(${asked}::int[]) and required.listed and required.min_selected_amount <> 0)
          union
          select opened.id from reached
          join modifier_groups opener on opener.id = reached.id and opener.listed
          join modifiers choice on choice.modifier_group_id = opener.id and choice.listed
          cross join unnest(choice.modifier_groups) opened(id))
        select id from reached) and ${row.listed}`,
    orderBy: (row, { asc }) => [asc(row.position), asc(row.id)],
    with: {
      items: {
        where: (row, { sql }) => sql`${row.item_id} = any(${asked}::int[])`,
        orderBy: (row, { asc }) => [asc(row.position), asc(row.item_id)],
      },
      modifiers: {
        where: (row, { eq }) => eq(row.listed, true),
        orderBy: (row, { asc }) => [asc(row.position), asc(row.id)],
      },
    },
  });
};
