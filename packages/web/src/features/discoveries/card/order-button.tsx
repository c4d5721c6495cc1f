import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button, type ButtonSize } from "@tablee/design-system/button";
import { textIn } from "@tablee/domain/language/text-in";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { openState } from "../../restaurants/open-state.ts";
import { type OrderChoice, orderChoice } from "./order-choice.ts";

const WORDS: Record<OrderChoice, () => string> = {
  order_now: m.discoveries_order_now,
  order_later: m.discoveries_order_later,
  view_item: m.discoveries_view_item,
  view_menu: m.discoveries_view_menu,
};

/** Returns where this discovery leads at the moment. */
export function useOrderChoice(discovery: Discovery): OrderChoice | null {
  const now = useNow();
  const { restaurant } = discovery;
  return orderChoice(discovery, restaurant ? openState(restaurant, now).status : null);
}

/** The link to the menu, opened at the dish if the discovery has one. */
const menuLink = ({ restaurant_id, item_id }: Discovery) => (
  <Link
    to="/menu/$restaurant"
    params={{ restaurant: String(restaurant_id) }}
    search={item_id === null ? {} : { item: item_id }}
  />
);

/** The Order button of a card, shown only while the restaurant takes orders (discoveries §9). */
export function CardOrderButton({ discovery, className }: { discovery: Discovery; className?: string }) {
  const language = useLanguage();
  const name = textIn(discovery.name, language);
  return (
    <Button
      round
      className={`hit tablet:min-h-9 tablet:px-3.5 tablet:text-bs ${className ?? ""}`}
      aria-label={m.discoveries_order_label({ name })}
      render={menuLink(discovery)}
    >
      {m.discoveries_order()}
    </Button>
  );
}

/** The order-now or view-item button of a discovery (discoveries §12), with the price if it can be ordered. */
export function OrderButton({
  discovery,
  size = "md",
  className,
}: {
  discovery: Discovery;
  size?: ButtonSize;
  className?: string;
}) {
  const language = useLanguage();
  const choice = useOrderChoice(discovery);
  if (choice === null) return null;
  const orders = choice.startsWith("order");
  const { item_price, item_price_from, currency } = discovery;
  const price = orders && item_price !== null && currency && formatMoney(item_price, currency, language);
  return (
    <Button variant={orders ? "primary" : "strong"} size={size} className={className} render={menuLink(discovery)}>
      {/* If label and price do not fit in one line, the price wraps below the label instead of into it. */}
      <span className="flex flex-wrap justify-center gap-x-2">
        <span>{WORDS[choice]()}</span>
        {price && <span className="num font-medium">{item_price_from ? m.menu_from_price({ price }) : price}</span>}
      </span>
    </Button>
  );
}
