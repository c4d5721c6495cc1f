import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Skeleton } from "@tablee/design-system/skeleton";
import { toDecimal } from "@tablee/domain/money/minor";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DinerSection } from "./diner-section.tsx";
import { DinersSkeleton } from "./diners-skeleton.tsx";
import { useTable } from "../live/table-context.ts";
import { TableNotices } from "./table-notices.tsx";
import { tableTitle } from "../live/table-words.ts";

/** The table's basket to the right of its menu on large layouts: everybody's dishes, as they are added. */
export function TableColumn() {
  const language = useLanguage();
  const { code, name, view, restaurant } = useTable();
  const total = view && formatMoney(toDecimal(view.totals.total), restaurant.currency, language);
  return (
    <aside
      aria-labelledby="table-column"
      className="flex h-full flex-col overflow-y-auto overscroll-contain px-6 pt-5 pb-5"
    >
      <h2 id="table-column" className="font-display text-t2">
        {tableTitle(name)}
      </h2>
      <div className="mt-3 empty:hidden">
        <TableNotices />
      </div>
      {!view ? (
        <div className="mt-3">
          <DinersSkeleton />
        </div>
      ) : view.diners.length === 0 ? (
        <EmptyState
          icon={<Users />}
          heading="h3"
          title={m.table_together()}
          text={m.table_page_description()}
          className="!px-0"
        />
      ) : (
        <div className="mt-3">
          {view.diners.map((diner) => (
            <DinerSection key={diner.user.id} diner={diner} compact />
          ))}
        </div>
      )}
      <div className="sticky bottom-0 -mx-6 mt-auto -mb-5 bg-paper px-6 pt-4 pb-5">
        <p className="num flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-bs text-ink-2">{m.table_total()}</span>
          {total === null ? <Skeleton className="h-3.5 w-14" /> : <span className="font-semibold">{total}</span>}
        </p>
        <Button
          block
          size="lg"
          className="mt-3"
          render={<Link to="/menu/table/$table/basket" params={{ table: code }} />}
        >
          {m.table_see_order()}
        </Button>
      </div>
    </aside>
  );
}
