import { Skeleton } from "@tablee/design-system/skeleton";
import { toDecimal } from "@tablee/domain/money/minor";
import { LiveRegion } from "@tablee/design-system/live-region";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { type AtTable, useTable } from "../live/table-context.ts";
import { tableTitle } from "../live/table-words.ts";

const piecesAt = (table: AtTable["table"]): number =>
  table?.items.reduce((sum, { line }) => sum + line.quantity, 0) ?? 0;

/** The table's basket at the foot of the menu, on layouts that are not large; it replaces the device's own. */
export function TableBar() {
  const language = useLanguage();
  const { code, name, view, table, restaurant, fresh } = useTable();
  const count = view ? view.count : piecesAt(table);
  if (count === 0) return null;
  const total = view && formatMoney(toDecimal(view.totals.total), restaurant.currency, language);
  const words =
    total === null ? `${m.table_see_order()} · ${m.basket_items({ count })}` : m.table_open_basket({ count, total });
  const news = fresh.size > 0 ? m.table_new_lines({ count: fresh.size }) : null;
  return (
    <div className="table-bar fixed inset-x-0 z-bar large:hidden">
      <LiveRegion>{words}</LiveRegion>
      <Link
        to="/menu/table/$table/basket"
        params={{ table: code }}
        // Its code is loaded before it is pressed.
        preload="render"
        aria-label={news ? `${news}. ${words}` : words}
        className="shell-recap-bar focus-on-night mx-3 mb-2 flex min-h-14 items-center gap-3 rounded-card bg-night px-3.5 py-2 text-on-night shadow-float"
      >
        <Users aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
        <span aria-hidden="true" className="min-w-0 grow leading-[1.0625rem]">
          <span className="block truncate text-bs font-semibold">{tableTitle(name)}</span>
          <span className="num block truncate text-mic text-on-night-2">
            {m.basket_items({ count })}
            {news ? <span className="font-semibold text-on-night"> · {news}</span> : null}
          </span>
        </span>
        <span aria-hidden="true" className="num shrink-0 text-end leading-[1.0625rem]">
          {total === null ? (
            <Skeleton className="ms-auto h-[1.0625rem] w-14 opacity-25" />
          ) : (
            <span className="block text-bs font-semibold">{total}</span>
          )}
          <span className="block text-mic text-on-night-2">{m.table_taxes_in()}</span>
        </span>
      </Link>
    </div>
  );
}
