import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Message } from "@tablee/design-system/message";
import { Skeleton } from "@tablee/design-system/skeleton";
import { textIn } from "@tablee/domain/language/text-in";
import { type Minor, toDecimal, toMinor } from "@tablee/domain/money/minor";
import { Link, useHydrated } from "@tanstack/react-router";
import { Bike, Car, ShoppingBag, Store, Utensils } from "lucide-react";
import { missingForDelivery } from "@tablee/domain/orders/minimum-order";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { menuOf } from "../../menus/reading/menu-queries.ts";
import { useWholeMenu } from "../../menus/dish/use-whole-menu.ts";
import { AcceptPrices } from "./accept-prices.tsx";
import { BasketLineRow } from "./basket-line-row.tsx";
import { pieces } from "../basket/basket-lines.ts";
import { problemsByLine, problemsOfMenu } from "../basket/basket-problems.ts";
import { basketTotals, beforeOffers } from "../placing/basket-request.ts";
import { useOfferRules } from "../placing/use-offer-rules.ts";
import type { Basket } from "../basket/basket-schema.ts";
import { useOrderSettings } from "../settings/order-settings-context.ts";
import { useBasket } from "../basket/basket-store.ts";
import { BasketTotals } from "./basket-totals.tsx";
import { momentWords, promiseWords } from "../words/basket-words.ts";
import { modeWord } from "../words/order-words.ts";
import { useAdded } from "../basket/use-added.ts";
import { useBasketChanges } from "../basket/use-basket-changes.ts";

/** The basket to the right of a menu on large layouts (menus §21): it stays in place while the menu scrolls. */
export function BasketColumn() {
  useWords();
  const hydrated = useHydrated();
  const { restaurant } = useOrderSettings();
  const basket = useBasket();
  const count = pieces(basket.items);
  const added = useAdded(count);
  return (
    <aside
      aria-labelledby="basket-column"
      className="flex h-full flex-col overflow-y-auto overscroll-contain px-6 pt-5 pb-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="basket-column" className="font-display text-t2">
          {m.basket_title()}
        </h2>
        {count > 0 ? (
          <span className="num inline-flex items-center gap-1.5 text-cap text-ink-3">
            <ShoppingBag
              key={added}
              aria-hidden="true"
              className={`size-4 stroke-[1.75] ${added > 0 ? "animate-cart" : ""}`}
            />
            {m.basket_items({ count })}
          </span>
        ) : null}
      </div>
      {!hydrated ? (
        <Skeleton className="mt-4 h-16 !rounded-card" />
      ) : count === 0 ? (
        <Empty />
      ) : basket.restaurant?.id === restaurant.id ? (
        <Filled basket={basket} />
      ) : (
        <OfAnother basket={basket} />
      )}
    </aside>
  );
}

const Empty = () => {
  useWords();
  return (
    <EmptyState
      icon={<ShoppingBag />}
      heading="h3"
      title={m.basket_empty_title()}
      text={m.basket_empty_text()}
      className="!px-0"
    />
  );
};

const ICONS = {
  take_out: ShoppingBag,
  dine_in: Utensils,
  delivery: Bike,
  drive: Car,
  curbside: Store,
} as const satisfies Record<OrderMode, unknown>;

const NO_QUOTE = { quote: null };

function Filled({ basket }: { basket: Basket }) {
  const language = useLanguage();
  const { restaurant, choice } = useOrderSettings();
  const whole = useWholeMenu(restaurant.id);
  const menu = whole.data ? menuOf(whole.data, choice.mode) : null;
  const { currency } = restaurant;
  const stopped = problemsByLine(menu ? problemsOfMenu(menu, basket.items) : [], { menu, currency, language });
  const changes = useBasketChanges();
  const totals = basketTotals(
    { ...basket, tip: { kind: "percent", percent: 0 } },
    menu,
    choice,
    restaurant.delivery_fee,
    useOfferRules(menu),
  );
  return (
    <>
      <SettingsCard />
      <AcceptPrices prices={{ menu, quote: NO_QUOTE }} items={basket.items} />
      <ul className="mt-1">
        {basket.items.map((line, index) => (
          <BasketLineRow
            key={line.id}
            narrow
            restaurant_id={restaurant.id}
            line={line}
            items={basket.items}
            menu={menu}
            currency={currency}
            problems={stopped.get(index) ?? []}
            onQuantity={(quantity) => changes.quantity(line, quantity)}
            onRemove={() => changes.remove(line)}
            onAcceptPrice={(price) => changes.acceptPrice(line, price)}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 -mx-6 -mb-5 mt-auto bg-paper px-6 pt-4 pb-5">
        <BasketTotals narrow totals={totals} currency={currency} delivering={choice.mode === "delivery"} />
        <MissingForDelivery dishes={beforeOffers(totals)} />
        <Button block size="lg" className="mt-4" render={<Link to="/orders/now" />}>
          {m.basket_go_to_basket()}
        </Button>
      </div>
    </>
  );
}

/** "Add 4.50 more" (orders §39), while adding is still possible. */
function MissingForDelivery({ dishes }: { dishes: Minor }) {
  const language = useLanguage();
  const { restaurant, choice } = useOrderSettings();
  const { currency, min_order_amount } = restaurant;
  const missing = missingForDelivery(toMinor(min_order_amount), choice.mode, dishes);
  if (missing === 0) return null;
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <Message tone="warning" className="mt-2">
      {m.basket_problem_below_minimum({ missing: money(toDecimal(missing)), minimum: money(min_order_amount) })}
    </Message>
  );
}

/** The mode and time of the order, with a way to change them. */
function SettingsCard() {
  const language = useLanguage();
  const now = useNow();
  const { restaurant, choice, openSettings } = useOrderSettings();
  const promise = promiseWords(choice, restaurant, now, language);
  const Icon = choice.mode ? ICONS[choice.mode] : ShoppingBag;
  return (
    <button
      type="button"
      onClick={openSettings}
      className="mt-4 flex min-h-16 w-full items-center gap-3 rounded-card bg-sunken px-4 py-3 text-start hover:bg-sunken-2"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
      <span className="min-w-0 grow">
        <span className="block text-bs font-semibold">
          {choice.mode ? modeWord(choice.mode) : m.basket_order_not_available()}
        </span>
        <span className="num block text-cap text-ink-2 first-letter:uppercase">
          {momentWords(choice, restaurant.timezone, now, language)}
        </span>
        {promise ? <span className="num block text-cap text-ink-3">{promise}</span> : null}
      </span>
      <span className="text-cap font-semibold text-primary-ink">{m.basket_change()}</span>
    </button>
  );
}

/** Names the other restaurant whose basket this is; looking at this menu does not change it. */
function OfAnother({ basket }: { basket: Basket }) {
  const language = useLanguage();
  const { items, restaurant } = basket;
  if (!restaurant) return null;
  const totals = basketTotals({ items, tip: { kind: "percent", percent: 0 } }, null, { mode: null }, 0);
  return (
    <div className="mt-4 rounded-card bg-sunken px-4 py-4">
      <p className="font-display text-t3">{textIn(restaurant.name, language)}</p>
      <p className="num mt-1 text-bs text-ink-2">
        {m.basket_items({ count: pieces(items) })} ·{" "}
        {formatMoney(toDecimal(totals.subtotal), restaurant.currency, language)}
      </p>
      <div className="mt-4 grid gap-2">
        <Button render={<Link to="/orders/now" />}>{m.basket_go_to_basket()}</Button>
        <Button variant="ghost" render={<Link to="/menu/$restaurant" params={{ restaurant: String(restaurant.id) }} />}>
          {m.basket_back_to_menu()}
        </Button>
      </div>
    </div>
  );
}
