import type { TableState } from "@tablee/contract/tables/tables.schema";
import { minor, type Minor } from "@tablee/domain/money/minor";
import { chosenTip, tipTaken } from "@tablee/domain/money/tip";
import type { OfferRule } from "@tablee/domain/orders/offers/offers-on";
import { memo, useLayoutEffect, useMemo } from "react";
import type { AtTable } from "./table-context.ts";
import { useTableMoment } from "./table-moment.ts";
import { linesAt, type TableView, tableView } from "./table-view.ts";
import { useTableOffers } from "./use-table-offers.ts";

/** The computed state of a table with orders. */
export interface Reckoned extends Pick<AtTable, "moment" | "codeProblems"> {
  view: TableView;
}

export interface ReckonerProps extends Pick<AtTable, "code" | "restaurant" | "menu" | "snapshot" | "seat"> {
  table: TableState;
  /** null: it has stopped computing. */
  tell: (reckoned: Reckoned | null) => void;
}

/**
 * Computes the table as this phone shows it: when its order would be for, and with the offers of that time. It renders
 * nothing, and its result is not passed back to it, so that it computes once per change.
 */
export const TableReckoner = memo(function TableReckoner({ tell, ...facts }: ReckonerProps) {
  const { view, moment, codeProblems } = useTableView(facts);
  useLayoutEffect(() => {
    tell({ view, moment, codeProblems });
    return () => tell(null);
  }, [tell, view, moment, codeProblems]);
  return null;
});

function useTableView({ code, restaurant, menu, snapshot: { me, phase }, seat, table }: Omit<ReckonerProps, "tell">) {
  const waiting = useMemo(() => seat.waiting.map(({ change }) => change), [seat]);
  const lines = useMemo(() => linesAt(table, me, waiting), [table, me, waiting]);
  const joined = phase === "joined";
  const moment = useTableMoment(restaurant, menu, lines, joined && lines.length > 0);
  const offers = useTableOffers({
    restaurant,
    menu,
    table: joined ? { code, session: table.session } : null,
    lines,
    moment,
    code: seat.code_of_offer,
  });
  // Rules are few, and new objects at every render, so their content is compared.
  const said = JSON.stringify(offers.rules);
  const view = useMemo(() => {
    const rules = JSON.parse(said) as OfferRule[];
    const tip = (subtotal: Minor) => chosenTip(tipTaken(seat.tip, restaurant.tip_percents), subtotal) ?? minor(0);
    return tableView({ table, me, waiting, menu, rules, tip });
  }, [table, me, waiting, seat, menu, said, restaurant.tip_percents]);
  return { view, moment, codeProblems: offers.problems };
}
