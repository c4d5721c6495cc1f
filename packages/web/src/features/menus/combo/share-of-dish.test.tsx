// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { makeCombo, makeItem, makeMenu, makeSlot, text } from "@tablee/domain/menus/menu.example";
import { minor } from "@tablee/domain/money/minor";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import { useComboPart } from "./use-combo-part.tsx";
import { type MenuOrdering, MenuOrderingContext } from "../reading/menu-ordering.ts";
import { useItemPart } from "../dish/use-item-part.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const item = makeItem({ id: 1, name: text("Soup"), price: minor(1_400) });
const combo = makeCombo({ id: 51, name: text("Lunch"), primary_slot_id: 21, slots: [makeSlot(21, [1])] });
const menu = makeMenu({ items: [item], combos: [combo] });

const propsIn = (status: string) =>
  ({
    whole: undefined,
    outline: { restaurant: { id: 7, status, currency: "CAD", timezone: "UTC" }, sections: [], combos: [] },
    menu,
    lines: [],
    onDone: () => {},
  }) as never;

function Dish({ status }: { status: string }) {
  const { part } = useItemPart({ ...(propsIn(status) as object), search: { item: 1 } } as never);
  return <>{part.aside}</>;
}

function Lunch({ status }: { status: string }) {
  const view = { view: "combo", combo_id: 51, item_id: null };
  return <>{useComboPart({ ...(propsIn(status) as object), view, chosen: [] } as never)?.aside}</>;
}

it.each([
  ["open", 2],
  [PREPARING, 0],
])("a dish and a combo of a place that is %s offer %d ways to share them (management §41)", async (status, count) => {
  const page = () => (
    <ToastProvider regionLabel="Toasts" closeLabel="Close">
      <MenuOrderingContext value={{ lines: [], mode: null } as unknown as MenuOrdering}>
        <Dish status={status} />
        <Lunch status={status} />
      </MenuOrderingContext>
    </ToastProvider>
  );
  const more = { queryClient: new QueryClient(), rendered_at: new Date() };
  showPages({ "/": page }, createMemoryHistory({ initialEntries: ["/"] }), {}, more);
  await settle();
  expect(document.body.textContent).toContain("$14");
  expect(screen.queryAllByRole("button", { name: "Share" })).toHaveLength(count);
});
