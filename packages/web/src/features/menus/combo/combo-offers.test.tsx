// @vitest-environment happy-dom
import { makeCombo, makeItem, makeMenu, makeSlot, text } from "@tablee/domain/menus/menu.example";
import { minor } from "@tablee/domain/money/minor";
import { comboLine, inSlot } from "@tablee/domain/orders/line/line.example";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { type MenuOrdering, MenuOrderingContext } from "../reading/menu-ordering.ts";
import { ComboOffers } from "./combo-offers.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const item = makeItem({ id: 1, price: minor(1_400) });
const combo = makeCombo({
  id: 51,
  name: text("Lunch"),
  primary_slot_id: 21,
  limit_per_order: 2,
  slots: [makeSlot(21, [1])],
});
const always = [[0, 24]];
const hours = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [day, always]),
);
const restaurant = {
  status: "open",
  timezone: "America/Toronto",
  currency: "CAD",
  hours,
  planned_orders_enabled: true,
};

async function offered(count: number) {
  const lines = count === 0 ? [] : [{ ...comboLine(51, inSlot(21, 1)), id: "a", quantity: count }];
  const page = () => (
    <MenuOrderingContext value={{ lines } as unknown as MenuOrdering}>
      <ComboOffers
        restaurant={restaurant as never}
        menu={makeMenu({ items: [item], combos: [combo] })}
        item={item}
        place="foot"
      />
    </MenuOrderingContext>
  );
  showPages({ "/menu": page }, createMemoryHistory({ initialEntries: ["/menu"] }));
  return screen.findByRole("link", { name: /Lunch/ });
}

it("a combo at its limit stays beside its dish, disabled, with the reason (menus §19)", async () => {
  const link = await offered(2);
  expect(link.getAttribute("aria-disabled")).toBe("true");
  expect(link.textContent).toContain("Limit reached");
});

it("a combo below its limit leads on", async () => {
  const link = await offered(1);
  expect(link.getAttribute("href")).toContain("combo=51");
  expect(link.textContent).not.toContain("Limit reached");
});
