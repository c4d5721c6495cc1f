import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { newKey } from "../../../api/new-key.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { type MenuOrdering, MenuOrderingContext } from "../../menus/reading/menu-ordering.ts";
import { useTable } from "../live/table-context.ts";
import type { TableLineView } from "../live/table-view.ts";

/** shell §18: order toasts. */
const TOAST_MS = 2_000;

const NO_LINES: TableLineView[] = [];

/** Provides ordering from the menu into the table's basket instead of the device's own. */
export function TableOrdering({ children }: { children: ReactNode }) {
  useWords();
  const { code, view, change, restaurant, moment } = useTable();
  const { api } = useAppContext();
  const router = useRouter();
  const toasts = useToasts();
  const lines = view?.lines ?? NO_LINES;
  const ordering = useMemo((): MenuOrdering => {
    const tell = (text: string) =>
      toasts.show({
        id: "basket",
        tone: "success",
        text,
        duration: TOAST_MS,
        action: {
          label: m.basket_view(),
          onPress: () => void router.navigate({ to: "/menu/table/$table/basket", params: { table: code } }),
        },
      });
    return {
      items: countsOf(lines, "item"),
      combos: countsOf(lines, "combo"),
      // All lines, because a combo's limit applies to the order, whoever added them.
      lines: lines.map(({ id, line }) => ({ ...line, id })),
      add: (line) => {
        change({ type: "add", line_id: newKey(), line: sent(line) }, () =>
          tell(line.type === "item" ? m.basket_added_item() : m.basket_added_combo()),
        );
        const what = line.type === "item" ? { item_id: line.item_id } : { combo_id: line.combo_id };
        // For the restaurant's statistics (orders §7): the table does not wait for the call.
        const note = lines.length === 0 ? api.orders.start : api.orders.addItem;
        void note({ restaurant_id: restaurant.id, ...what }).catch(() => undefined);
      },
      mode: "dine_in",
      moment,
      // A table eats now: what is served at another time cannot be ordered.
      nextMoment: () => null,
      chooseMoment: () => {},
      replace: (line_id, line) => {
        change({ type: "change", line_id, line: sent(line) });
        tell(m.basket_updated());
      },
    };
  }, [api, change, code, lines, moment, restaurant.id, router, toasts]);
  return <MenuOrderingContext value={ordering}>{children}</MenuOrderingContext>;
}

/** A line without what the screen has added to it. */
function sent(line: OrderLine): OrderLine {
  const { modifiers, quantity, notes } = line;
  const body = { modifiers, quantity, notes };
  return line.type === "item"
    ? { type: "item", item_id: line.item_id, ...body }
    : { type: "combo", combo_id: line.combo_id, ...body };
}

/** The quantities of this diner: a dish's card shows their own, not the table's. */
function countsOf(lines: readonly TableLineView[], type: OrderLine["type"]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { line, own } of lines) {
    if (!own || line.type !== type) continue;
    const id = line.type === "item" ? line.item_id : line.combo_id;
    counts.set(id, (counts.get(id) ?? 0) + line.quantity);
  }
  return counts;
}
