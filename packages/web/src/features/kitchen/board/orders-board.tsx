import type { Order } from "@tablee/contract/orders/orders.schema";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { LiveRegion } from "@tablee/design-system/live-region";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { useOrdersLink } from "../../orders/placed/live-orders.ts";
import { kitchenOrdersQuery } from "../../orders/placed/order-queries.ts";
import { modeWord } from "../../orders/words/order-words.ts";
import { boardOf, LANES } from "../ticket/lanes.ts";
import { LaneChips } from "./lane-chips.tsx";
import { LaneColumn } from "./lane-column.tsx";
import { withMoves } from "../ticket/moves.ts";
import { PlannedColumn } from "./planned-column.tsx";
import { useHearingByTouch, useRinging, useUnheard } from "./unheard.ts";
import { useMovesUnderWay } from "../ticket/use-move-order.ts";

const TicketDialog = lazy(async () => ({ default: (await import("../ticket/ticket-dialog.tsx")).TicketDialog }));

/** All that the kitchen works on, in lanes. Hidden it goes on listening and ringing. */
export function OrdersBoard({ restaurant, hidden }: { restaurant: RestaurantCard; hidden: boolean }) {
  useWords();
  const { orpc } = useAppContext();
  const link = useOrdersLink();
  const query = useQuery({
    ...kitchenOrdersQuery(orpc, restaurant.id),
    // Where events do not arrive the board asks by itself.
    refetchInterval: link === "live" ? 60_000 : 10_000,
  });
  const orders = useOrdersWithMoves(query.data);
  const unheard = useUnheard(orders);
  useRinging(unheard);
  useHearingByTouch();
  return (
    <>
      <NewOrderWords orders={orders} unheard={unheard} />
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
  // Kept while the dialog leaves, also where the order has left the board.
  const [last, setLast] = useState<Order | null>(null);
  const now = orders.find(({ id }) => id === shown);
  if (now && now !== last) setLast(now);
  return (
    <>
      <LaneChips board={board} />
      <div
        role="region"
        aria-label={m.kitchen_lanes()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and without a ticket nothing in it takes the focus
        tabIndex={orders.length === 0 ? 0 : undefined}
        className="kitchen-lanes min-h-0 grow ps-4 pt-3.5"
      >
        {LANES.map((lane) => (
          <LaneColumn
            key={lane}
            lane={lane}
            orders={board.lanes[lane]}
            unheard={unheard}
            preparation_minutes={preparation_minutes}
            open={setShown}
          />
        ))}
        <PlannedColumn orders={board.planned} unheard={unheard} open={setShown} />
      </div>
      {last ? (
        <Suspense fallback={null}>
          <TicketDialog order={last} open={now !== undefined} close={() => setShown(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Each new order is said once, for those who do not see the board. */
function NewOrderWords({ orders, unheard }: { orders: readonly Order[]; unheard: ReadonlySet<number> }) {
  useWords();
  const newest = orders.filter(({ id }) => unheard.has(id)).sort((a, b) => b.id - a.id)[0];
  return (
    <LiveRegion urgent>
      {newest ? m.kitchen_new_order({ number: newest.number, mode: modeWord(newest.mode) }) : ""}
    </LiveRegion>
  );
}

const LanesSkeleton = () => {
  useWords();
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={m.kitchen_loading()}
      className="kitchen-lanes min-h-0 grow ps-4 pt-3.5"
    >
      {LANES.map((lane) => (
        <div key={lane} className="grid content-start gap-2.5">
          <Skeleton className="mb-2 h-5 w-24" />
          <Skeleton className="h-44 w-full !rounded-photo" />
          <Skeleton className="h-32 w-full !rounded-photo" />
        </div>
      ))}
    </div>
  );
};
