import { IconButton } from "@tablee/design-system/icon-button";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { toDecimal } from "@tablee/domain/money/minor";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, Info, Plus } from "lucide-react";
import { lazy, useState } from "react";
import { formatMoney } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { OpenLine } from "../restaurants/open-line.tsx";
import { LoadedWhenWanted } from "./basket-lazily.tsx";
import { BasketLineRow } from "./basket-line-row.tsx";
import { pieces } from "./basket-lines.ts";
import { problemsByLine } from "./basket-problems.ts";
import { unitPrice } from "./basket-request.ts";
import { useOrderSettings } from "./basket-settings-provider.tsx";
import { BasketSettingsRows } from "./basket-settings-rows.tsx";
import { BasketTip } from "./basket-tip.tsx";
import { BasketTotals } from "./basket-totals.tsx";
import { failureWords, PlaceBar, UnansweredNotice } from "./place-bar.tsx";
import { useBasketChanges } from "./use-basket-changes.ts";
import { type BasketOrder, useBasketOrder } from "./use-basket-order.ts";
import { type Placing, usePlaceOrder } from "./use-place-order.ts";

const SignInDialog = lazy(async () => ({ default: (await import("../accounts/sign-in-dialog.tsx")).SignInDialog }));

/** The basket of one restaurant: settings, lines, tip, the whole price, and what sends it (mockup 06). */
export function BasketReview({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage();
  const order = useBasketOrder(restaurant);
  const placing = usePlaceOrder(order.request);
  const unanswered = order.basket.attempt !== null && !placing.busy;
  return (
    <div data-own-head="" className="mx-auto max-w-[64rem] pb-6 tablet:px-7 tablet:pt-6">
      <header className="px-gutter tablet:px-0">
        <IconButton
          label={m.basket_back_to_menu()}
          className="-ms-3"
          render={<Link to="/menu/$restaurant" params={{ restaurant: String(restaurant.id) }} />}
        >
          <ChevronLeft aria-hidden="true" className="!size-6" />
        </IconButton>
        <h1 className="font-display text-d2 large:text-d1">{m.basket_title()}</h1>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-bs text-ink-2">
          {textIn(restaurant.name, language)} <OpenLine restaurant={restaurant} />
        </p>
      </header>
      <div className="gap-x-12 large:grid large:grid-cols-[minmax(0,1fr)_22rem] large:items-start">
        {/* What was sent and has no answer is left as it was sent. */}
        <div inert={unanswered} className={`px-gutter tablet:px-0 ${unanswered ? "opacity-60" : ""}`}>
          <BasketSettingsRows quote={order.quote.quote} />
          <Lines restaurant={restaurant} order={order} refused={placing.failure?.problems ?? []} />
        </div>
        {/* On a phone nobody sees this box: what sends the order stays at the foot of the whole page. */}
        <div className="contents large:sticky large:top-6 large:block">
          <div inert={unanswered} className={`px-gutter tablet:px-0 ${unanswered ? "opacity-60" : ""}`}>
            <BasketTip
              tip={order.basket.tip}
              amount={order.totals.tip}
              subtotal={order.totals.subtotal}
              currency={restaurant.currency}
            />
            <Price restaurant={restaurant} order={order} />
          </div>
          <Foot restaurant={restaurant} order={order} placing={placing} unanswered={unanswered} />
        </div>
      </div>
    </div>
  );
}

interface LinesProps {
  restaurant: Restaurant;
  order: BasketOrder;
  refused: BasketOrder["problems"];
}

function Lines({ restaurant, order, refused }: LinesProps) {
  const language = useLanguage();
  const changes = useBasketChanges();
  const { basket, menu, problems } = order;
  const byLine = problemsByLine(refused.length > 0 ? refused : problems, menu, language);
  const count = pieces(basket.items);
  return (
    <section aria-labelledby="basket-items" className="mt-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="basket-items" className="font-display text-t2">
          {m.basket_items_title()}
        </h2>
        <span className="num text-cap text-ink-3">
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{m.basket_items({ count })}</VisuallyHidden>
        </span>
      </div>
      {(byLine.get(null) ?? []).map((words) => (
        <Notice key={words} tone="danger" className="mt-3">
          {words}
        </Notice>
      ))}
      <ul>
        {basket.items.map((line, index) => (
          <BasketLineRow
            key={line.id}
            restaurant_id={restaurant.id}
            line={line}
            menu={menu}
            currency={restaurant.currency}
            problems={byLine.get(index) ?? []}
            onQuantity={(quantity) => changes.quantity(line, quantity)}
            onRemove={() => changes.remove(line)}
            onAcceptPrice={(price) => changes.acceptPrice(line, price)}
          />
        ))}
      </ul>
      <Link
        to="/menu/$restaurant"
        params={{ restaurant: String(restaurant.id) }}
        className="flex min-h-13 items-center gap-2 font-semibold text-primary-ink hover:underline"
      >
        <Plus aria-hidden="true" className="size-4" />
        {m.basket_add_more()}
      </Link>
    </section>
  );
}

function Price({ restaurant, order: { totals, quote } }: Omit<LinesProps, "refused">) {
  const { choice } = useOrderSettings();
  return (
    <div className="border-t border-line pt-5 pb-4">
      <BasketTotals totals={totals} currency={restaurant.currency} delivering={choice.mode === "delivery"} />
      <p className="mt-3 flex items-center gap-1.5 text-cap text-ink-3">
        <Info aria-hidden="true" className="size-4 shrink-0" />
        {m.basket_pay_there()}
      </p>
      {quote.failed ? (
        <Message tone="warning" className="mt-2">
          {m.basket_quote_failed()}
        </Message>
      ) : null}
    </div>
  );
}

interface FootProps {
  restaurant: Restaurant;
  order: BasketOrder;
  placing: Placing;
  unanswered: boolean;
}

function Foot({ restaurant, order, placing, unanswered }: FootProps) {
  const language = useLanguage();
  const { choice, openSettings } = useOrderSettings();
  const [tried, setTried] = useState(false);
  const { basket, menu, problems, totals } = order;
  const dearer = basket.items.some((line) => unitPrice(menu, line) > line.unit_price);
  const stopped = problems.length > 0 || dearer;
  const place = () => {
    // A time that was cleared is chosen before anything is sent.
    if (choice.date !== null && choice.time === null) return openSettings();
    setTried(stopped);
    if (!stopped) placing.place();
  };
  const problem = placing.failure ? failureWords(placing.failure) : tried && stopped ? m.basket_problems_first() : null;
  return (
    <div className="sticky bottom-(--bars) z-bar border-t border-line bg-glass px-gutter pt-3 pb-3 backdrop-blur-xl tablet:px-0 large:static large:border-0 large:bg-transparent large:p-0 large:backdrop-blur-none">
      {unanswered ? (
        <UnansweredNotice busy={placing.busy} onRetry={placing.place} />
      ) : (
        <PlaceBar
          total={formatMoney(toDecimal(totals.total), restaurant.currency, language)}
          busy={placing.busy}
          onPlace={place}
          problem={problem}
        />
      )}
      <SignIn placing={placing} />
    </div>
  );
}

function SignIn({ placing }: { placing: Placing }) {
  return (
    <LoadedWhenWanted wanted={placing.signIn}>
      <SignInDialog
        open={placing.signIn}
        onOpenChange={(open) => (open ? undefined : placing.closeSignIn())}
        reason="order"
        onSignedIn={() => placing.place()}
      />
    </LoadedWhenWanted>
  );
}
