import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { SlotCapacity } from "@tablee/domain/orders/slot-capacity";
import type { Queryable } from "../../../database/open-database.ts";
import { readCapacities, replaceCapacities } from "../../stored/capacities.queries.ts";
import { newTableSecret } from "../../../tables/table-code.ts";
import { insertTable, tableNames } from "../../../tables/tables.queries.ts";
import { sameValue } from "./plan-rows.ts";

/** What a restaurant has besides its menu: capacity limits and tables. */
export interface Premises {
  capacity: SlotCapacity[];
  /** Names of its tables, including those that are out of service. */
  tables: string[];
}

/** Reads the premises only of restaurants whose file mentions them, because most files do not. */
export async function readPremises(
  tx: Queryable,
  asked: readonly { id: number; given: TableeRestaurant }[],
): Promise<(id: number) => Premises> {
  const idsOf = (speaks: (given: TableeRestaurant) => boolean) =>
    asked.filter(({ given }) => speaks(given)).map(({ id }) => id);
  const capacities = await readCapacities(
    tx,
    idsOf(({ capacity }) => capacity !== undefined),
  );
  const tables = await tableNames(
    tx,
    idsOf((given) => given.tables !== undefined),
  );
  return (id) => ({ capacity: capacities.get(id) ?? [], tables: tables.get(id) ?? [] });
}

export const NO_PREMISES: Premises = { capacity: [], tables: [] };

/** Returns the names that do not exist yet, regardless of case. */
const newTables = ({ tables = [] }: TableeRestaurant, stored: Premises): string[] => {
  const there = new Set(stored.tables.map((name) => name.toLowerCase()));
  return tables.filter((name) => !there.has(name.toLowerCase()));
};

const inOrder = (capacity: readonly SlotCapacity[]): SlotCapacity[] =>
  capacity.toSorted((a, b) => `${a.mode} ${a.kind}`.localeCompare(`${b.mode} ${b.kind}`));

const changesCapacity = ({ capacity }: TableeRestaurant, stored: Premises): boolean =>
  capacity !== undefined && !sameValue(inOrder(capacity), inOrder(stored.capacity));

export const changesPremises = (given: TableeRestaurant, stored: Premises): boolean =>
  changesCapacity(given, stored) || newTables(given, stored).length > 0;

/** Writes changed limits and new tables. Tables get new codes, because a file never contains codes. */
export async function writePremises(
  tx: Queryable,
  restaurant_id: number,
  { given, stored }: { given: TableeRestaurant; stored: Premises },
  at: Date,
): Promise<void> {
  if (changesCapacity(given, stored)) await replaceCapacities(tx, restaurant_id, given.capacity ?? []);
  for (const name of newTables(given, stored)) {
    await insertTable(tx, { restaurant_id, name, secret: newTableSecret(), rotated_at: at });
  }
}
