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

/** The table that one sits at, or looks at. */
export interface AtTable {
  code: string;
  name: string;
  restaurant: RestaurantCard;
  /** null until it has come. */
  menu: Menu | null;
  /** null on the server. */
  shared: SharedTable | null;
  snapshot: TableSnapshot;
  /** What this device keeps of it. */
  seat: Seat;
  /** As it was last told; before one has joined, as it was when the page asked. */
  table: TableState | null;
  /** null until that is reckoned. */
  view: TableView | null;
  /** Who sits there, which is known as soon as the table is. */
  people: readonly Seated[];
  /** Why the offer's code of this phone cannot be had. */
  codeProblems: readonly OrderProblem[];
  /** When its order would be for. */
  moment: OrderMoment;
  /** Lines of others that have not been on this screen long enough to be read. */
  fresh: ReadonlySet<string>;
  see: (line_id: string) => void;
  /** Makes a change; whoever has not sat down yet is asked for a name first. */
  change: (change: TableChange) => void;
  /** Asks for a name. */
  askName: () => void;
}

export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const table = use(TableContext);
  if (!table) throw new Error("useTable needs a TableProvider above it");
  return table;
}
