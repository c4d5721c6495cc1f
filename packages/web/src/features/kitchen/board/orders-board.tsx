import type { Order } from "@tablee/contract/orders/orders.schema";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { LiveRegion } from "@tablee/design-system/live-region";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { useOrdersLink } from "../../orders/placed/live-orders.ts";
import { kitchenOrdersQuery, kitchenStoppedQuery } from "../../orders/placed/order-queries.ts";
import { modeWord } from "../../orders/words/order-words.ts";
import { boardOf, LANES } from "../ticket/lanes.ts";
import { LanesSkeleton } from "./board-skeleton.tsx";
import { seenCancellations, unseenCancellations } from "./cancelled.ts";
import { CancelledCards } from "./cancelled-cards.tsx";
import { LaneChips } from "./lane-chips.tsx";
import { LaneColumn } from "./lane-column.tsx";
import { LaneStrips } from "./lane-strips.tsx";
import { callName } from "../ticket/ticket-words.ts";
import { withMoves } from "../ticket/moves.ts";
import { useLaneColumns } from "./use-lane-columns.ts";
import { MoveWords } from "./move-words.tsx";
import { PlannedColumn } from "./planned-column.tsx";
import { useHearingByTouch, useRinging, useUnheard } from "./unheard.ts";
import { useAsking } from "../ticket/ticket-question.tsx";
import { useSayGone } from "../ticket/use-say-gone.ts";
import { useMovesUnderWay } from "../ticket/use-move-order.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const TicketDialog = openedPart(async () => (await import("../ticket/ticket-dialog.tsx")).TicketDialog);

/** All current orders of the kitchen, in lanes. While hidden, it keeps listening and ringing. */
export function OrdersBoard({ restaurant, hidden }: { restaurant: RestaurantCard; hidden: boolean }) {
  useWords();
  const { orpc } = useAppContext();
  const link = useOrdersLink();
  const query = useQuery({
    ...kitchenOrdersQuery(orpc, restaurant.id),
    // Without events, or after orders could not be fetched, the board polls.
    refetchInterval: ({ state }) => (link === "live" && state.status !== "error" ? 60_000 : 10_000),
  });
  const orders = useOrdersWithMoves(query.data);
  const unheard = useUnheard(orders);
  const cancelled = useCancelled(restaurant.id);
  useRinging(unheard, new Set(cancelled.map(({ id }) => id)));
  useHearingByTouch();
  return (
    <>
      <NewOrderWords orders={orders} unheard={unheard} cancelled={cancelled} />
      <MoveWords orders={orders} />
      <CancelledCards orders={cancelled} />
      {hidden ? null : query.isPending ? (
        <LanesSkeleton />
      ) : query.isError && query.data === undefined ? (
        <CallFailed error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Lanes orders={orders} unheard={unheard} restaurant={restaurant} />
      )}
    </>
  );
}

/** Cancelled orders that nobody here has seen yet. */
function useCancelled(restaurant_id: number): Order[] {
  const { orpc } = useAppContext();
  const { data } = useQuery({ ...kitchenStoppedQuery(orpc, restaurant_id), refetchInterval: 60_000 });
  const { ids } = useSyncExternalStore(seenCancellations.subscribe, seenCancellations.get, seenCancellations.get);
  return unseenCancellations(data ?? [], ids, useNow());
}

function useOrdersWithMoves(orders: readonly Order[] | undefined): Order[] {
  const moves = useMovesUnderWay();
  return useMemo(() => withMoves(orders ?? [], moves), [orders, moves]);
}

interface LanesProps {
  orders: readonly Order[];
  unheard: ReadonlySet<number>;
  restaurant: RestaurantCard;
}

function Lanes({ orders, unheard, restaurant }: LanesProps) {
  useWords();
  const { preparation_minutes } = restaurant;
  const board = boardOf(orders, useNow(), preparation_minutes);
  const [shown, setShown] = useState<number | null>(null);
  // Kept while the dialog closes, even if the order has left the board.
  const [last, setLast] = useState<Order | null>(null);
  const asking = useAsking(orders);
  useSayGone(asking.id, orders, asking.close);
  useSayGone(shown, orders, () => setShown(null));
  const now = orders.find(({ id }) => id === shown);
  if (now && now !== last) setLast(now);
  const close = () => setShown(null);
  const full = LANES.filter((lane) => lane === "new" || board.lanes[lane].length > 0);
  const planned = board.planned.length > 0;
  const [box, columns] = useLaneColumns(
    full.map((lane) => board.lanes[lane].length),
    { planned, strips: !planned || full.length < LANES.length },
  );
  return asking.provide(
    <>
      <LaneChips board={board} />
      <div
        ref={box}
        role="region"
        aria-label={m.kitchen_lanes()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and without a ticket nothing in it takes the focus
        tabIndex={orders.length === 0 ? 0 : undefined}
        className="kitchen-lanes min-h-0 grow px-4 pt-2.5"
      >
        {full.map((lane, at) => (
          <LaneColumn
            key={lane}
            lane={lane}
            columns={columns[at] ?? 1}
            orders={board.lanes[lane]}
            unheard={unheard}
            preparation_minutes={preparation_minutes}
            open={setShown}
          />
        ))}
        {planned ? <PlannedColumn orders={board.planned} unheard={unheard} open={setShown} /> : null}
        <LaneStrips board={board} />
      </div>
      {last ? <TicketDialog order={last} open={now !== undefined} close={close} leave={close} /> : null}
      {asking.question}
    </>,
  );
}

interface SpokenProps {
  orders: readonly Order[];
  unheard: ReadonlySet<number>;
  cancelled: readonly Order[];
}

/** Announces each new order and each cancellation once, for people who do not see the board. */
function NewOrderWords({ orders, unheard, cancelled }: SpokenProps) {
  useWords();
  const [back] = cancelled;
  const newest = orders.filter(({ id }) => unheard.has(id)).sort((a, b) => b.id - a.id)[0];
  return (
    <>
      <LiveRegion urgent>
        {newest ? m.kitchen_new_order({ number: newest.number, mode: modeWord(newest.mode) }) : ""}
      </LiveRegion>
      <LiveRegion urgent>
        {back ? m.kitchen_cancelled_by({ number: back.number, diner: callName(back.diner) }) : ""}
      </LiveRegion>
    </>
  );
}
