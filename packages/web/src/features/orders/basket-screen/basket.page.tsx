import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useHydrated } from "@tanstack/react-router";
import { CircleAlert, Store } from "lucide-react";
import { useEffect } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DishDialogs } from "../../menus/dish/dish-dialogs.tsx";
import { SignInToLike } from "../../menus/card/sign-in-to-like.tsx";
import { useLiveMenu } from "../../menus/reading/use-live-menu.ts";
import { useWholeMenu } from "../../menus/dish/use-whole-menu.ts";
import { BasketOrdering } from "./basket-ordering.tsx";
import { BasketReview } from "./basket-review.tsx";
import { BasketSkeleton } from "./basket-skeleton.tsx";
import { EmptiedBasket } from "./emptied-basket.tsx";
import { useSentByTab } from "../placing/sent-by-tab.ts";
import { discardBasket, isLeavingBasket, leftBasket, useBasket } from "../basket/basket-store.ts";

/** /orders/now: the basket (orders §14). */
export function BasketPage() {
  useWords();
  const basket = useBasket();
  useSentByTab(basket);
  const hydrated = useHydrated();
  useEffect(() => leftBasket, []);
  if (!hydrated) return <BasketSkeleton />;
  if (!basket.restaurant || basket.items.length === 0) {
    return isLeavingBasket() ? <BasketSkeleton /> : <EmptiedBasket />;
  }
  return <Filled restaurant_id={basket.restaurant.id} />;
}

function Filled({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const whole = useWholeMenu(restaurant_id);
  useLiveMenu(restaurant_id);
  if (whole.isPending) return <BasketSkeleton />;
  if (!whole.data) {
    const gone = isCallError(whole.error) && whole.error.code === "not_found";
    return gone ? <RestaurantGone /> : <Failed onRetry={() => void whole.refetch()} />;
  }
  return (
    <BasketOrdering restaurant={whole.data} menu={whole.data.menu}>
      <a
        href="#place-order"
        className="sr-only rounded-control bg-inverse px-4 py-3 font-semibold text-on-inverse focus:not-sr-only focus:inline-block"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("place-order")?.focus();
        }}
      >
        {m.basket_skip_to_place()}
      </a>
      <BasketReview restaurant={whole.data} />
      <SignInToLike>
        <DishDialogs restaurant_id={restaurant_id} />
      </SignInToLike>
    </BasketOrdering>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  useWords();
  return (
    <EmptyState
      heading="h1"
      tone="danger"
      icon={<CircleAlert />}
      title={m.shell_failed_title()}
      text={m.basket_failed_text()}
      action={
        <Button variant="strong" onClick={onRetry}>
          {m.basket_unanswered_retry()}
        </Button>
      }
    />
  );
};

const RestaurantGone = () => {
  useWords();
  return (
    <EmptyState
      heading="h1"
      icon={<Store />}
      title={m.basket_not_found()}
      action={<Button onClick={discardBasket}>{m.basket_discard_gone()}</Button>}
    />
  );
};
