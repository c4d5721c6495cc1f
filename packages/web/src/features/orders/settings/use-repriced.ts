import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { Menu } from "@tablee/domain/menus/menu";
import { hasModePrices } from "@tablee/domain/menus/mode-prices";
import { type Currency, minor, type Minor, toDecimal } from "@tablee/domain/money/minor";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { currentLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { menuOf } from "../../menus/reading/menu-queries.ts";
import { restaurantQuery } from "../../restaurants/restaurant-queries.ts";
import { modeWord } from "../words/order-words.ts";

interface Repriced {
  restaurant: { id: number; currency: Currency };
  mode: OrderMode | null;
  lines: readonly OrderLine[];
  /** false for the server's rendering, which knows no basket, and during a choice: neither is a change. */
  settled: boolean;
}

const sumOf = (menu: Menu, lines: readonly OrderLine[]): Minor =>
  minor(lines.reduce((sum, line) => sum + (priceLine(menu, line)?.price ?? 0), 0));

/** Says so when another mode changes the price of the basket's dishes (menus §44), up or down. */
export function useRepriced({ restaurant: { id, currency }, mode, lines, settled }: Repriced): void {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const known = useRef<OrderMode | null>(null);
  useEffect(() => {
    if (!settled) return;
    const before = known.current;
    known.current = mode;
    if (before === null || mode === null || before === mode || lines.length === 0) return;
    const tell = async () => {
      const restaurant = await client.query(restaurantQuery(orpc, id));
      if (!hasModePrices(menuOf(restaurant, null))) return;
      const [was, is] = [before, mode].map((way) => sumOf(menuOf(restaurant, way), lines));
      if (was === undefined || is === undefined || was === is) return;
      const money = (amount: Minor) => formatMoney(toDecimal(amount), currency, currentLanguage());
      const text = m.basket_repriced({ mode: modeWord(mode), price: money(is), before: money(was) });
      toasts.show({ id: "repriced", tone: is > was ? "warning" : "info", text });
    };
    // If the menu cannot be loaded, the lines show what has become dearer once it can.
    void tell().catch(() => undefined);
    // Only a change of the mode triggers it, with the lines of that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mode, settled]);
}
