import type { ListedOrder } from "@tablee/contract/management/past-orders.contract";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { ReceiptText, SearchX } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { formatPastDay } from "../../../language/past-days.ts";
import { m } from "../../../paraglide/messages.js";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { useRight } from "../../accounts/use-right.ts";
import { ManagementSkeleton } from "../management-frame.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderRows } from "./order-rows.tsx";
import type { OrdersSearch } from "./read-orders-search.ts";
import { isFiltered, isReversed, ROUTE, useAsked, usePastOrders } from "./use-past-orders.ts";

/** A restaurant's orders, for its staff to find one again (management §48). */
export function OrdersScreen({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const asked = useAsked();
  const may = useRight(restaurant_id);
  const found = usePastOrders(restaurant_id, asked);
  return (
    <>
      <h1 className="font-display text-d2 tablet:text-d1">{m.management_room_orders()}</h1>
      {may("old_orders") ? null : <p className="mt-1 text-ink-2">{m.management_orders_old()}</p>}
      <OrderFilters asked={asked} today={found.today} />
      {isReversed(asked) ? (
        <p role="alert" className="mt-4 text-danger-ink">
          {m.management_orders_period_wrong()}
        </p>
      ) : (
        <Found restaurant_id={restaurant_id} asked={asked} found={found} />
      )}
    </>
  );
}

interface FoundProps {
  restaurant_id: number;
  asked: OrdersSearch;
  found: ReturnType<typeof usePastOrders>;
}

function Found({ restaurant_id, asked, found }: FoundProps) {
  useWords();
  const { list, orders, timezone, today } = found;
  const [opened, setOpened] = useState<{ row: ListedOrder; isOpen: boolean } | null>(null);
  // What was found before must not stand for what could not be.
  if (list.isError && (!list.data || list.isPlaceholderData)) {
    return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  }
  if (!list.data) return <ManagementSkeleton />;
  return (
    <div aria-busy={list.isPlaceholderData || undefined}>
      <p role="status" className="sr-only">
        {list.isPlaceholderData ? "" : m.management_orders_shown({ count: orders.length })}
      </p>
      {orders.length === 0 ? (
        <NoOrders restaurant_id={restaurant_id} asked={asked} found={found} />
      ) : (
        <>
          <OrderRows
            orders={orders}
            timezone={timezone}
            today={today}
            open={(row) => setOpened({ row, isOpen: true })}
          />
          <More found={found} />
        </>
      )}
      {opened ? (
        <OrderDialog
          row={opened.row}
          open={opened.isOpen}
          close={() => setOpened({ ...opened, isOpen: false })}
          onClosed={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}

/** The way to what comes after the last row. */
function More({ found: { list, looked_to, today } }: Pick<FoundProps, "found">) {
  const language = useLanguage();
  return (
    <>
      {list.isFetchNextPageError ? (
        <p role="alert" className="mt-4 text-center text-bs text-danger-ink">
          {m.order_rest_failed()}
        </p>
      ) : looked_to === null ? null : (
        <p className="mt-4 text-center text-bs text-ink-2">
          {m.management_orders_looked_to({ day: formatPastDay(looked_to, today, language) })}
        </p>
      )}
      {list.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button variant="quiet" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {looked_to === null ? m.management_orders_more() : m.management_orders_further()}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Nothing is there, nothing fits, or nothing that was looked at so far does. */
function NoOrders({ restaurant_id, asked, found: { list, looked_to, today } }: FoundProps) {
  const language = useLanguage();
  if (!isFiltered(asked) && looked_to === null) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={m.management_orders_none_title()}
        text={m.management_orders_none_text()}
      />
    );
  }
  const further = (
    <Button variant="strong" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {m.management_orders_further()}
    </Button>
  );
  const reset = (
    <Button variant="quiet" render={<Link to={ROUTE} params={{ restaurant_id: String(restaurant_id) }} search={{}} />}>
      {m.management_orders_reset()}
    </Button>
  );
  return looked_to === null ? (
    <EmptyState
      icon={<SearchX />}
      title={m.management_orders_not_found()}
      text={m.management_orders_not_found_text()}
      action={reset}
    />
  ) : (
    <EmptyState
      icon={<SearchX />}
      title={m.management_orders_not_yet_found({ day: formatPastDay(looked_to, today, language) })}
      text={list.isFetchNextPageError ? m.order_rest_failed() : m.management_orders_not_yet_found_text()}
      action={further}
    />
  );
}
