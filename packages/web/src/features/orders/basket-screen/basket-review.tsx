import { IconButton } from "@tablee/design-system/icon-button";
import { Message } from "@tablee/design-system/message";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, Info, Plus } from "lucide-react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { OpenLine } from "../../restaurants/open-line.tsx";
import { AcceptPrices } from "./accept-prices.tsx";
import { BasketCalories } from "./basket-calories.tsx";
import { BasketFoot } from "./basket-foot.tsx";
import { BasketLineRow } from "./basket-line-row.tsx";
import { pieces } from "../basket/basket-lines.ts";
import { SettingProblems, WholeProblems } from "./basket-problem-notes.tsx";
import { problemsAt, problemsByLine } from "../basket/basket-problems.ts";
import { useOrderSettings } from "../settings/order-settings-context.ts";
import { useFreshSlots, useSettingsRefusal } from "../settings/basket-settings-slots.ts";
import { BasketSettingsRows } from "../settings/basket-settings-rows.tsx";
import { OfferCode } from "../placing/offer-code.tsx";
import { TipChoice } from "../placing/tip-choice.tsx";
import { basketStore } from "../basket/basket-store.ts";
import { BasketTotals } from "./basket-totals.tsx";
import { useBasketChanges } from "../basket/use-basket-changes.ts";
import { type BasketOrder, useBasketOrder } from "../placing/use-basket-order.ts";
import { usePlaceOrder } from "../placing/use-place-order.ts";

/**
 * The basket of one restaurant: settings, lines, tip, the complete price, and the button that sends it (orders §14).
 */
export function BasketReview({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage();
  const order = useBasketOrder(restaurant);
  const placing = usePlaceOrder(order.tipInvalid ? null : order.request, order.totals.total);
  const unanswered = order.basket.attempt?.open === true && !placing.busy;
  const refused = placing.failure?.problems ?? [];
  const problems = refused.length > 0 ? refused : order.problems;
  useFreshSlots(problems);
  useSettingsRefusal(order.request, placing.failure, placing.forgetFailure);
  const context = { menu: order.menu, currency: restaurant.currency, language };
  return (
    <div data-own-head="" className="@container mx-auto max-w-[64rem] pb-6 tablet:px-7 tablet:pt-6">
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
        {/* An order that was sent and has no answer cannot be changed. */}
        <div inert={unanswered} className={`px-gutter tablet:px-0 ${unanswered ? "opacity-60" : ""}`}>
          <WholeProblems words={problemsAt(problems, "basket", context)} />
          <BasketSettingsRows quote={order.quote.quote} />
          <SettingProblems problems={problems} context={context} />
          <Lines restaurant={restaurant} order={order} byLine={problemsByLine(problems, context)} />
        </div>
        {/* On a phone this element has no box: the button stays at the foot of the whole page. */}
        <div className="contents large:sticky large:top-6 large:block">
          <div inert={unanswered} className={`px-gutter tablet:px-0 ${unanswered ? "opacity-60" : ""}`}>
            <TipChoice
              title={m.basket_tip()}
              tip={order.basket.tip}
              amount={order.totals.tip}
              subtotal={order.totals.subtotal}
              currency={restaurant.currency}
              percents={restaurant.tip_percents}
              onTip={(tip) => basketStore.set({ tip })}
              className="large:border-t-0 large:pt-0"
            />
            <Price
              restaurant={restaurant}
              order={order}
              changes={problemsAt(problems, "price", context)}
              code={problemsAt(problems, "code", context)}
            />
          </div>
          <BasketFoot restaurant={restaurant} order={order} placing={placing} unanswered={unanswered} />
        </div>
      </div>
    </div>
  );
}

interface LinesProps {
  restaurant: Restaurant;
  order: BasketOrder;
  byLine: ReadonlyMap<number, readonly string[]>;
}

function Lines({ restaurant, order, byLine }: LinesProps) {
  useWords();
  const changes = useBasketChanges();
  const { basket, menu } = order;
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
      <AcceptPrices prices={order} items={basket.items} />
      <ul>
        {basket.items.map((line, index) => (
          <BasketLineRow
            key={line.id}
            restaurant_id={restaurant.id}
            line={line}
            items={basket.items}
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

interface PriceProps {
  restaurant: Restaurant;
  order: BasketOrder;
  /** Messages about what has become dearer since it was accepted. */
  changes: readonly string[];
  /** Messages about why the code is not accepted. */
  code: readonly string[];
}

function Price({ restaurant, order: { basket, menu, totals, quote }, changes, code }: PriceProps) {
  useWords();
  const { choice } = useOrderSettings();
  return (
    <div className="border-t border-line pt-5 pb-4">
      <BasketCalories menu={menu} lines={basket.items} />
      <BasketTotals totals={totals} currency={restaurant.currency} delivering={choice.mode === "delivery"} />
      <div className="mt-3">
        <OfferCode code={basket.code} problems={code} onCode={(written) => basketStore.set({ code: written })} />
      </div>
      {/* Its space is reserved until the server has said where the order is paid. */}
      <p className={`mt-3 flex items-center gap-1.5 text-cap text-ink-3 ${quote.last ? "" : "invisible"}`}>
        <Info aria-hidden="true" className="size-4 shrink-0" />
        {quote.last?.payment === "online"
          ? m.basket_pay_online()
          : choice.mode === "delivery"
            ? m.basket_pay_delivery()
            : m.basket_pay_there()}
      </p>
      {changes.map((words) => (
        <Message key={words} tone="warning" className="mt-2">
          {words}
        </Message>
      ))}
      {quote.failed ? (
        <Message tone="warning" className="mt-2">
          {m.basket_quote_failed()}
        </Message>
      ) : null}
    </div>
  );
}
