import { Photo } from "@tablee/design-system/photo";
import { LiveRegion } from "@tablee/design-system/live-region";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { textIn } from "@tablee/domain/language/text-in";
import { Link, useLocation } from "@tanstack/react-router";
import { ShoppingBag } from "lucide-react";
import { type BasketSummary, useBasketSummary } from "../../features/orders/basket/basket-summary.ts";
import { useAdded } from "../../features/orders/basket/use-added.ts";
import { modeWord } from "../../features/orders/words/order-words.ts";
import { formatMoney } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

/**
 * The order being composed, on layouts that are not large (orders §37): the title leads to /menu, the basket to
 * /orders/now. Hidden on the basket's own page, which shows the same.
 */
export function RecapBar() {
  const language = useLanguage();
  const basket = useBasketSummary();
  const added = useAdded(basket?.count ?? 0);
  const onBasket = useLocation({ select: (location) => location.pathname === "/orders/now" });
  const total = basket ? formatMoney(basket.total, basket.currency, language) : "";
  const words = basket ? m.shell_basket({ count: basket.count, total }) : "";
  return (
    <>
      {/*
        Always rendered, so that changes are announced: the count changes while a dish is on the screen. The basket's own
        page announces them itself; and a region that is new says nothing of what it begins with.
      */}
      <LiveRegion key={`on basket ${onBasket}`}>{onBasket ? "" : words}</LiveRegion>
      {basket && !onBasket ? <Bar basket={basket} added={added} total={total} words={words} /> : null}
    </>
  );
}

interface BarProps {
  basket: BasketSummary;
  /** How often something was added: the basket jumps each time. */
  added: number;
  total: string;
  /** Count and total in a sentence, for screen readers. */
  words: string;
}

function Bar({ basket, added, total, words }: BarProps) {
  const language = useLanguage();
  const place = [textIn(basket.restaurant_name, language), basket.mode && modeWord(basket.mode)];
  return (
    <section
      aria-label={m.shell_current_order()}
      className="shell-recap-bar @container focus-on-night mx-3 mb-2 flex min-h-14 items-center gap-3 rounded-card bg-night ps-2 pe-1.5 text-on-night shadow-float [--spacing:min(0.25rem,1.25vw)] forced-colors:border"
    >
      <Photo
        src={basket.image_url}
        alt=""
        ratio="1/1"
        corners="inner"
        width={40}
        height={40}
        className="size-10 shrink-0 @max-[19rem]:hidden"
      />
      <Link to="/menu" className="min-w-0 grow rounded-inner py-2 leading-[1.0625rem]">
        <span className="block truncate text-[length:min(var(--text-bs),5.4vw)] font-semibold">
          {m.shell_current_order()}
        </span>
        <span className="block truncate text-mic text-on-night-2 @max-[15rem]:hidden">
          {place.filter(Boolean).join(" · ")}
        </span>
      </Link>
      <Link
        to="/orders/now"
        className="num flex min-h-11 shrink-0 items-center gap-2 rounded-[0.6875rem] bg-on-night px-3.5 text-[length:min(var(--text-bs),5.4vw)] font-semibold text-night [--focus:var(--night)]"
      >
        <ShoppingBag
          key={`bag ${added}`}
          aria-hidden="true"
          className={`size-5 stroke-[1.75] ${added > 0 ? "animate-cart" : ""}`}
        />
        <span key={basket.count} aria-hidden="true" className="animate-pop">
          {basket.count}
        </span>
        <span aria-hidden="true" className="h-4 w-px bg-on-night-2 @max-[15rem]:hidden" />
        <span aria-hidden="true" className="@max-[15rem]:hidden">
          {total}
        </span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </Link>
    </section>
  );
}
