import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { IconButton } from "@tablee/design-system/icon-button";
import { LiveRegion } from "@tablee/design-system/live-region";
import { Notice } from "@tablee/design-system/notice";
import { Skeleton } from "@tablee/design-system/skeleton";
import { StatusDot } from "@tablee/design-system/status-dot";
import { isFinished } from "@tablee/domain/orders/order-transitions";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { Link, useHydrated, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { ChevronLeft, CircleAlert, WifiOff } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { failureWords } from "../../../api/failure-words.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { readToken } from "../../../session/token.ts";
import { MembersOnly } from "../../accounts/members-only.tsx";
import { RestaurantCover } from "../../restaurants/restaurant-picture.tsx";
import { ShareButton } from "../../sharing/share-button.tsx";
import type { Returned } from "../paying/use-payment.ts";
import { useLiveOrders, useOrdersLink } from "./live-orders.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderArrival } from "./order-arrival.tsx";
import { OrderCorrections } from "./order-corrections.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { OrderReceipt } from "./order-receipt.tsx";
import { orderQuery } from "./order-queries.ts";
import { OrderSkeleton } from "./order-skeletons.tsx";
import { OrderStopped } from "./order-stopped.tsx";
import { RecommendDishes } from "../afterwards/recommend-dishes.tsx";
import { useOrderTitle } from "../words/order-title.ts";
import { whenWords } from "../words/order-when.ts";
import { statusTone, statusWord } from "../words/order-words.ts";
import "./order-print.css";

const Receipt = openedPart(async () => (await import("./receipt.tsx")).Receipt);
const PaidElsewhere = lazy(async () => ({ default: (await import("../paying/paid-elsewhere.tsx")).PaidElsewhere }));
const OrderPayment = lazy(async () => ({ default: (await import("../paying/order-payment.tsx")).OrderPayment }));

/** One order, live: one sentence that answers "when", then its progress (orders §34). */
export function OrderPage() {
  useWords();
  const { id } = useParams({ from: "/orders/$tab/$id" });
  const { payment, ref } = useSearch({ from: "/orders/$tab/$id" });
  const { status } = useSession();
  const isHydrated = useHydrated();
  if (payment !== undefined && ref !== undefined && status !== "member") {
    // As in MembersOnly: at first everybody may be a visitor, and the stored token decides.
    const isVisitor = isHydrated && status === "visitor" && readToken() === null;
    return isVisitor ? <Elsewhere guid={ref} returned={payment} /> : <OrderSkeleton />;
  }
  return (
    <MembersOnly waiting={<OrderSkeleton />}>
      <LiveOrder key={id} id={Number(id)} />
    </MembersOnly>
  );
}

function LiveOrder({ id }: { id: number }) {
  useWords();
  const { orpc } = useAppContext();
  const link = useOrdersLink();
  // Without live updates, the order is polled more often.
  const query = useQuery({ ...orderQuery(orpc, id), refetchInterval: link === "live" ? 60_000 : 15_000 });
  const order = query.data;
  const { receipt, payment, ref } = useSearch({ from: "/orders/$tab/$id" });
  const navigate = useNavigate({ from: "/orders/$tab/$id" });
  const leave = () => void navigate({ search: (now) => ({ ...now, receipt: undefined }), replace: true });
  useOrderTitle(receipt ? undefined : order?.number);
  useLiveOrders(order && !isFinished(order.status) ? [id] : []);
  if (order) {
    const whole = <WholeOrder order={order} lost={link === "lost" && !isFinished(order.status)} />;
    return receipt ? <Receipt order={order} meanwhile={whole} leave={leave} /> : whole;
  }
  if (query.isPending) return <OrderSkeleton />;
  if (payment !== undefined && ref !== undefined && isCallError(query.error) && query.error.code === "not_found") {
    return <Elsewhere guid={ref} returned={payment} />;
  }
  return <NoOrder error={query.error} retry={() => void query.refetch()} />;
}

/** For somebody who comes back from paying where they are not signed in, or as another member (payments §5). */
const Elsewhere = (props: { guid: string; returned: Returned }) => (
  <Suspense fallback={<OrderSkeleton />}>
    <PaidElsewhere {...props} />
  </Suspense>
);

/** For this long after placing, a screen reader announces the order's state: the page's title does not say it. */
const JUST_PLACED_MS = 60_000;

function WholeOrder({ order, lost }: { order: Order; lost: boolean }) {
  const language = useLanguage();
  const now = useNow();
  const { title, text } = whenWords(order, now, language);
  const said = useChange(title, now.getTime() - Date.parse(order.date_creation) < JUST_PLACED_MS);
  return (
    <div data-own-head="" className="order-page mx-auto max-w-[72rem] px-gutter pb-12 large:mx-0 large:px-7 large:pt-6">
      <OrderHead order={order} />
      <div className="order-columns large:grid large:grid-cols-[minmax(0,1fr)_24rem] large:gap-x-12">
        <div className="min-w-0 print:hidden">
          <RestaurantCover
            restaurant={order.restaurant}
            ratio="2.2/1"
            priority
            sizes="(width > 64rem) 40rem, 100vw"
            className="!rounded-[1.25rem]"
          />
          {lost ? <LostNotice /> : null}
          <div className="mt-5.5">
            {/* Once it is handed over, the sentence says the same. */}
            {order.status === "delivered" ? null : (
              <StatusDot tone={statusTone(order.status)} className="text-bs">
                {statusWord(order)}
              </StatusDot>
            )}
            <h1 className="mt-1.5 font-display text-d2 text-balance">{title}</h1>
            <p className="mt-2 text-body text-ink-2">{text}</p>
          </div>
          <Payment order={order} />
          <OrderStopped order={order} />
          <OrderCorrections order={order} />
          <OrderArrival order={order} />
          <div className="mt-7">
            <OrderProgress order={order} />
          </div>
          <OrderActions order={order} />
          <RecommendDishes order={order} />
        </div>
        <OrderReceipt order={order} className="mt-7 large:mt-0" />
      </div>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

/** Of an order that is still to be paid, or whose diner comes back from paying it (payments §5). */
function Payment({ order }: { order: Order }) {
  const { payment } = useSearch({ from: "/orders/$tab/$id" });
  const navigate = useNavigate({ from: "/orders/$tab/$id" });
  if (order.status !== "unpaid" && payment === undefined) return null;
  // A return that has been dealt with is not dealt with again after a reload.
  const forget = () =>
    void navigate({
      to: ".",
      search: (now) => ({ ...now, payment: undefined, ref: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-43 !rounded-card" />}>
      <OrderPayment order={order} returned={payment} onKnown={forget} />
    </Suspense>
  );
}

/** On a phone the page's own bar, elsewhere a line above the page. It shares the order's restaurant. */
function OrderHead({ order }: { order: Order }) {
  const language = useLanguage();
  const { restaurant } = order;
  const name = textIn(restaurant.name, language);
  const tab = isFinished(order.status) ? "history" : "current";
  return (
    <header className="-mx-2 mb-2 flex min-h-12 items-center justify-between gap-2 pt-safe print:hidden">
      <IconButton label={m.order_back_label()} render={<Link to="/orders/$tab" params={{ tab }} />}>
        <ChevronLeft aria-hidden="true" className="!size-6" />
      </IconButton>
      <p className="num min-w-0 text-center font-semibold">{m.order_number({ number: order.number })}</p>
      <ShareButton
        thing={{ type: "restaurant", item_id: restaurant.id, title: name }}
        label={m.order_share({ restaurant: name })}
      />
    </header>
  );
}

const LostNotice = () => {
  useWords();
  return (
    <Notice tone="warning" icon={<WifiOff />} title={m.order_link_lost()} className="mt-4 print:hidden">
      {m.order_link_lost_text()}
    </Notice>
  );
};

/** The text to be announced: empty until it differs from the one that the page started with. */
function useChange(words: string, fromTheFirst: boolean): string {
  const first = useRef(fromTheFirst ? null : words);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (words === first.current) return;
    first.current = words;
    setSaid(words);
  }, [words]);
  return said;
}

function NoOrder({ error, retry }: { error: unknown; retry: () => void }) {
  useWords();
  const gone = isCallError(error) && error.code === "not_found";
  const words = gone ? { title: m.order_not_found_title(), text: m.order_not_found_text() } : failureWords(error);
  return (
    <EmptyState
      heading="h1"
      tone={gone ? "neutral" : "danger"}
      icon={gone ? undefined : <CircleAlert />}
      title={words.title}
      text={words.text}
      action={
        gone ? (
          <Button variant="quiet" render={<Link to="/orders/$tab" params={{ tab: "current" }} />}>
            {m.order_all_orders()}
          </Button>
        ) : (
          <Button variant="strong" onClick={retry}>
            {m.shell_try_again()}
          </Button>
        )
      }
    />
  );
}
