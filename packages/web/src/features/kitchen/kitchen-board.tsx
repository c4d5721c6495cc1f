import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ChefHat } from "lucide-react";
import { useEffect } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { SlowSends } from "../../shell/bars/slow-sends.tsx";
import { CallFailed } from "../../shell/call-failed.tsx";
import { openedPart } from "../../shell/failures/opened-part.tsx";
import { useLiveKitchen } from "../orders/placed/live-orders.ts";
import { useRight } from "../accounts/use-right.ts";
import { BoardSkeleton } from "./board/board-skeleton.tsx";
import { ChooseKitchen } from "./choose-kitchen.tsx";
import { KitchenHeader } from "./kitchen-header.tsx";
import { KitchenNotices } from "./kitchen-notices.tsx";
import { useKitchens } from "./kitchen-queries.ts";
import { OrdersBoard } from "./board/orders-board.tsx";
import { useSoundOnTouch } from "./board/unheard.ts";
import { type KitchenView, VIEW_ACT } from "./kitchen-views.ts";
import "./kitchen.css";

// The orders load first; views that are opened now and then load on demand.
const StockList = openedPart(async () => (await import("./stock/stock-list.tsx")).StockList);
const CapacityView = openedPart(async () => (await import("./capacity/capacity-view.tsx")).CapacityView);
const TotalsView = openedPart(async () => (await import("./totals/totals-view.tsx")).TotalsView);
const PrintersView = openedPart(async () => (await import("./printing/printers-view.tsx")).PrintersView);

/** The board on a wall tablet (kitchen §3): it fills the screen, and is dark whatever the theme. */
export function KitchenBoard() {
  useWords();
  const { restaurant: asked } = useSearch({ from: "/kitchen" });
  const { user } = useSession();
  const { restaurant, choices, error, retry } = useKitchens(asked, user?.admin ?? false);
  if (restaurant) return <OneKitchen key={restaurant.id} restaurant={restaurant} choices={choices} />;
  if (restaurant === null) return user?.admin ? <ChooseKitchen /> : <NoKitchen />;
  return error ? <CallFailed heading="h1" error={error} retry={retry} /> : <BoardSkeleton />;
}

function OneKitchen({ restaurant, choices }: { restaurant: RestaurantCard; choices: readonly RestaurantCard[] }) {
  useWords();
  const may = useRight(restaurant.id);
  const { view: asked } = useSearch({ from: "/kitchen" });
  // An address of a view that this member may not see shows the orders.
  const view = asked && may(VIEW_ACT[asked]) ? asked : undefined;
  const { platform } = useAppContext();
  useLiveKitchen(restaurant.id);
  useSoundOnTouch();
  // A board is watched without being touched.
  useEffect(() => platform.keepAwake(), [platform]);
  return (
    <div data-kitchen-board="" className="kitchen-board z-bar flex flex-col bg-paper text-ink">
      <KitchenHeader restaurant={restaurant} choices={choices} />
      <KitchenNotices restaurant={restaurant} />
      {/* The board stays mounted behind other views, so that new orders keep ringing. */}
      <OrdersBoard restaurant={restaurant} hidden={view !== undefined} />
      {view === undefined ? null : <OtherView view={view} restaurant={restaurant} />}
      <SlowSends />
    </div>
  );
}

function OtherView({ view, restaurant }: { view: KitchenView; restaurant: RestaurantCard }) {
  const navigate = useNavigate({ from: "/kitchen" });
  // A view that cannot be loaded must not take the board, and its sounds, with it.
  const leave = () => void navigate({ search: ({ view: _, ...rest }) => rest, replace: true });
  const { id: restaurant_id } = restaurant;
  if (view === "stock") return <StockList leave={leave} restaurant_id={restaurant_id} />;
  if (view === "capacity") return <CapacityView leave={leave} restaurant={restaurant} />;
  if (view === "totals") return <TotalsView leave={leave} restaurant={restaurant} />;
  return <PrintersView leave={leave} restaurant_id={restaurant_id} />;
}

function NoKitchen() {
  useWords();
  return (
    <EmptyState
      heading="h1"
      icon={<ChefHat />}
      title={m.kitchen_none_title()}
      text={m.kitchen_none_text()}
      action={
        <Button variant="quiet" render={<Link to="/" />}>
          {m.kitchen_back()}
        </Button>
      }
    />
  );
}
