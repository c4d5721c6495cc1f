import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import { byUrgency } from "@tablee/domain/orders/urgency";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams, useRouter } from "@tanstack/react-router";
import { ChevronRight, History, ReceiptText, ShoppingBag } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { rememberReturnPath } from "../../../session/return-path.ts";
import { useSession } from "../../../session/session.ts";
import { MembersOnly } from "../../accounts/members-only.tsx";
import { useBasketSummary } from "../basket/basket-summary.ts";
import { useLiveOrders, useOrdersLink } from "./live-orders.ts";
import type { OrdersTab } from "./order-cache.ts";
import { OrderCard } from "./order-card.tsx";
import { ordersQuery } from "./order-queries.ts";
import { OrderCardSkeleton } from "./order-skeletons.tsx";
import { CallFailed } from "../../../shell/call-failed.tsx";

/** Current and past orders (orders §34). /orders itself is open to visitors too: it says what signing in offers. */
export function OrdersPage() {
  useWords();
  const { tab } = useParams({ strict: false });
  const session = useSession();
  const shown: OrdersTab = tab === "history" ? "history" : "current";
  return (
    <div className="mx-auto w-full px-gutter pt-2 pb-12 tablet:pt-6 large:px-7">
      <h1 className="font-display text-d2 tablet:text-d1">{m.order_title()}</h1>
      <TabLinks label={m.order_tabs()} activeKey={shown} className="mt-2 mobile:-mx-gutter mobile:px-gutter">
        {TABS.map(({ id, word }) => (
          <TabLink key={id} current={id === shown} render={<Link to="/orders/$tab" params={{ tab: id }} />}>
            {word()}
          </TabLink>
        ))}
      </TabLinks>
      <BasketRow />
      {tab === undefined && session.status === "visitor" ? (
        <ForVisitors />
      ) : (
        <MembersOnly waiting={<Skeletons />}>
          <OrderList key={shown} tab={shown} />
        </MembersOnly>
      )}
    </div>
  );
}

const TABS = [
  { id: "current", word: () => m.order_tab_current() },
  { id: "history", word: () => m.order_tab_history() },
] as const;

/** The basket is not an order yet, but one press away. */
function BasketRow() {
  useWords();
  const basket = useBasketSummary();
  if (!basket) return null;
  return (
    <Link
      to="/orders/now"
      className="mt-4 flex min-h-14 max-w-[36rem] items-center gap-3 rounded-card bg-sunken px-[min(1rem,5vw)] py-2 font-semibold hover:bg-sunken-2"
    >
      <ShoppingBag aria-hidden="true" className="size-5 shrink-0 text-primary" />
      {/* With large text, the count wraps below the label. */}
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <span>{m.order_to_basket()}</span>
        <span className="num text-bs font-medium text-ink-2">{m.order_items({ count: basket.count })}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </Link>
  );
}

function OrderList({ tab }: { tab: OrdersTab }) {
  useWords();
  const { orpc } = useAppContext();
  const link = useOrdersLink();
  const list = useInfiniteQuery({
    ...ordersQuery(orpc, tab),
    refetchInterval: tab === "current" && link !== "live" ? 30_000 : false,
  });
  const listed = list.data?.pages.flatMap((page) => page.orders) ?? [];
  const orders = tab === "current" ? [...listed].sort(byUrgency) : listed;
  useLiveOrders(tab === "current" ? orders.map(({ id }) => id) : []);
  if (list.isPending) return <Skeletons />;
  if (list.isError && orders.length === 0) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  if (orders.length === 0) return <NoOrders tab={tab} />;
  return (
    <>
      <ul className="mt-2 grid grid-cols-1 large:grid-cols-2 large:gap-x-12">
        {orders.map((order) => (
          <li key={order.id} className="border-b border-line">
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError ? (
        <p role="alert" className="mt-4 text-center text-bs text-danger-ink">
          {m.order_rest_failed()}
        </p>
      ) : null}
      {list.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button variant="quiet" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {m.order_more()}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const Skeletons = () => {
  useWords();
  return (
    <div
      aria-busy="true"
      role="status"
      aria-label={m.order_list_loading()}
      className="mt-2 grid grid-cols-1 divide-y divide-line large:grid-cols-2 large:gap-x-12"
    >
      {[0, 1, 2].map((row) => (
        <OrderCardSkeleton key={row} />
      ))}
    </div>
  );
};

function NoOrders({ tab }: { tab: OrdersTab }) {
  useWords();
  const find = (
    <Button variant="quiet" render={<Link to="/restaurants" />}>
      {m.order_find_restaurant()}
    </Button>
  );
  return tab === "current" ? (
    <EmptyState
      icon={<ReceiptText />}
      title={m.order_none_current_title()}
      text={m.order_none_current_text()}
      action={find}
    />
  ) : (
    <EmptyState
      icon={<History />}
      title={m.order_none_history_title()}
      text={m.order_none_history_text()}
      action={find}
    />
  );
}

function ForVisitors() {
  useWords();
  const router = useRouter();
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={m.order_visitor_title()}
      text={m.order_visitor_text()}
      action={
        <Button
          variant="strong"
          render={<Link to="/login" onClick={() => rememberReturnPath(router.latestLocation.href)} />}
        >
          {m.order_sign_in()}
        </Button>
      }
    />
  );
}
