import { Button } from "@tablee/design-system/button";
import { checkArrival } from "@tablee/domain/orders/arrival";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { rememberReturnPath } from "../../../session/return-path.ts";
import { useSession } from "../../../session/session.ts";
import { CheckinTable } from "./checkin-table.tsx";
import { useLiveOrders } from "../placed/live-orders.ts";
import { OrderArrival } from "../placed/order-arrival.tsx";
import { ordersQuery } from "../placed/order-queries.ts";
import { OrderCardSkeleton } from "../placed/order-skeletons.tsx";
import { CallFailed } from "../../../shell/call-failed.tsx";

/** /checkin: "I'm here" (orders §38), at a table or outside with an order on its way. */
export function CheckinPage() {
  useWords();
  const { status } = useSession();
  return (
    <div className="mx-auto w-full max-w-[36rem] px-gutter pt-2 pb-12 tablet:pt-6">
      <h1 className="font-display text-d2 tablet:text-d1">{m.checkin_title()}</h1>
      <CheckinTable />
      <section aria-labelledby="checkin-outside" className="mt-9 border-t border-line pt-6">
        <h2 id="checkin-outside" className="font-display text-t2">
          {m.checkin_outside()}
        </h2>
        {status === "member" ? <Arrivals /> : status === "visitor" ? <ForVisitors /> : null}
      </section>
    </div>
  );
}

/** The member's current orders for which somebody may wait outside. */
function Arrivals() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const list = useInfiniteQuery(ordersQuery(orpc, "current"));
  const orders = (list.data?.pages.flatMap((page) => page.orders) ?? []).filter(
    (order) => checkArrival(order) === null,
  );
  useLiveOrders(orders.map(({ id }) => id));
  if (list.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label={m.order_list_loading()} className="mt-2">
        <OrderCardSkeleton />
      </div>
    );
  }
  if (!list.data) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  if (orders.length === 0) return <p className="mt-2 text-base text-ink-2">{m.checkin_no_orders()}</p>;
  return orders.map((order) => (
    <article key={order.id} aria-label={m.order_number({ number: order.number })} className="mt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to="/orders/$tab/$id"
          params={{ tab: "current", id: String(order.id) }}
          className="hit rounded-inner font-display text-t3 hover:underline"
        >
          {textIn(order.restaurant.name, language)}
        </Link>
        <span className="num text-cap text-ink-3">{m.order_number({ number: order.number })}</span>
      </p>
      <OrderArrival order={order} className="mt-3" />
    </article>
  ));
}

function ForVisitors() {
  useWords();
  const router = useRouter();
  return (
    <>
      <p className="mt-2 text-base text-ink-2">{m.checkin_visitor()}</p>
      <Button
        variant="quiet"
        className="mt-4"
        render={<Link to="/login" onClick={() => rememberReturnPath(router.latestLocation.href)} />}
      >
        {m.order_sign_in()}
      </Button>
    </>
  );
}
