import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import type { Menu } from "@tablee/domain/menus/menu";
import type { OrderMoment } from "@tablee/domain/restaurants/order-slots";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import type { TableChange } from "@tablee/domain/tables/change-table";
import { createContext, use } from "react";
import type { Seated } from "./diners-at.ts";
import type { Seat } from "./table-seats.ts";
import type { SharedTable } from "./shared-table.ts";
import type { TableSnapshot } from "./table-snapshot.ts";
import type { TableView } from "./table-view.ts";

/** The table at which this device's diner sits, or looks. */
export interface AtTable {
  code: string;
  name: string;
  restaurant: RestaurantCard;
  /** null until it has loaded. */
  menu: Menu | null;
  /** null on the server. */
  shared: SharedTable | null;
  snapshot: TableSnapshot;
  /** What this device stores about it. */
  seat: Seat;
  /** The last state received; before joining, the state when the page asked for it. */
  table: TableState | null;
  /** null until it is computed. */
  view: TableView | null;
  /** The diners, known as soon as the table's state is. */
  people: readonly Seated[];
  /** Why this phone's offer code is not accepted. */
  codeProblems: readonly OrderProblem[];
  /** The time for which the table's order would be. */
  moment: OrderMoment;
  /** Other diners' lines that have not been on the screen long enough to be read. */
  fresh: ReadonlySet<string>;
  see: (line_id: string) => void;
  /** Makes a change, and calls `made`; before joining, it asks for a nickname first, and both wait for that. */
  change: (change: TableChange, made?: () => void) => void;
  /** Asks for a nickname. */
  askName: () => void;
}

export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const table = use(TableContext);
  if (!table) throw new Error("useTable needs a TableProvider above it");
  return table;
}
