// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import {
  makeCombo,
  makeGroup,
  makeItem,
  makeMenu,
  makeModifier,
  makeSlot,
  text,
} from "@tablee/domain/menus/menu.example";
import type { Menu } from "@tablee/domain/menus/menu";
import { minor } from "@tablee/domain/money/minor";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BasketLine } from "../basket/basket-schema.ts";
import { BasketLineRow } from "./basket-line-row.tsx";

const menu = makeMenu({
  items: [makeItem({ id: 1, name: text("Smash burger"), price: minor(1450) })],
  modifier_groups: [
    makeGroup({
      id: 10,
      name: text("Extras"),
      modifiers: [
        makeModifier({ id: 101, name: text("Bacon"), price: minor(250) }),
        makeModifier({ id: 102, name: text("No onions"), price: minor(-50) }),
      ],
    }),
  ],
  combos: [makeCombo({ id: 5, name: text("Trio"), limit_per_order: 3, slots: [makeSlot(71, [1])] })],
});
const extras = (...ids: number[]) => [
  {
    item_id: 1,
    slot_id: null,
    modifier_group_id: 10,
    selection: ids.map((modifier_id) => ({ modifier_id, quantity: 1 })),
  },
];
const line = (given: Partial<BasketLine>): BasketLine =>
  ({
    id: "a",
    type: "item",
    item_id: 1,
    modifiers: [],
    quantity: 1,
    notes: "",
    name: text("Smash burger"),
    image_url: null,
    unit_price: 1450,
    ...given,
  }) as BasketLine;
const trio = (id: string, quantity: number): BasketLine =>
  line({ id, type: "combo", combo_id: 5, quantity, unit_price: 1500, name: text("Trio") });

const calls = { onQuantity: vi.fn(), onRemove: vi.fn(), onAcceptPrice: vi.fn() };
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

interface Shown {
  items?: BasketLine[];
  menu?: Menu | null;
  problems?: string[];
}

function show(row: BasketLine, { items = [row], menu: known = menu, problems = [] }: Shown = {}): void {
  render(
    <RouterContextProvider router={router}>
      <BasketLineRow restaurant_id={1} line={row} menu={known} currency="CAD" {...{ items, problems }} {...calls} />
    </RouterContextProvider>,
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe("a line of the basket", () => {
  it("shows the choices, what they add or take off, the note and the line's price", () => {
    show(line({ modifiers: extras(101, 102), quantity: 2, unit_price: 1650, notes: "cut in two" }));
    const words = screen.getByRole("listitem").textContent;
    expect(words).toContain("$33.00");
    expect(words).toContain("Bacon, No onions, + $2.00");
    expect(words).toContain("cut in two");
  });

  it("shows the price from the device until the menu has loaded", () => {
    show(line({ modifiers: extras(101), quantity: 2 }), { menu: null });
    const words = screen.getByRole("listitem").textContent;
    expect(words).toContain("$29.00");
    expect(words).not.toContain("Bacon");
  });

  it("changes its quantity by its buttons, and is removed by its bin", () => {
    show(line({ quantity: 1 }));
    press("One more");
    expect(calls.onQuantity).toHaveBeenCalledWith(2);
    press("Remove Smash burger");
    expect(calls.onRemove).toHaveBeenCalledOnce();
  });

  it("asks the diner to accept a higher price, but not a lower one", () => {
    show(line({ unit_price: 1300 }));
    expect(screen.getByText("Now $14.50, it was $13.00")).toBeTruthy();
    press("Accept");
    expect(calls.onAcceptPrice).toHaveBeenCalledWith(1450);
    cleanup();
    show(line({ unit_price: 1600 }));
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  });

  it("hands the focus on when it is removed, and keeps it when its price is accepted", async () => {
    const rows = (ids: string[], unit_price: number) => (
      <RouterContextProvider router={router}>
        <h2>Basket</h2>
        <ul>
          {ids.map((id) => {
            const row = line({ id, unit_price, name: text(id) });
            return (
              <BasketLineRow
                key={id}
                restaurant_id={1}
                line={row}
                menu={menu}
                currency="CAD"
                items={[row]}
                problems={[]}
                {...calls}
              />
            );
          })}
        </ul>
      </RouterContextProvider>
    );
    const { rerender } = render(rows(["a", "b"], 1300));
    screen.getAllByRole("button", { name: "Accept" })[0]?.focus();
    await act(async () => rerender(rows(["a", "b"], 1450)));
    expect(document.activeElement?.textContent).toBe("a");
    for (const [name, left, next] of [
      ["Remove a", ["b"], "Remove b"],
      ["Remove b", [], "Basket"],
    ] as const) {
      screen.getByRole("button", { name }).focus();
      await act(async () => rerender(rows([...left], 1450)));
      const focused = document.activeElement;
      expect(focused?.getAttribute("aria-label") ?? focused?.textContent).toBe(next);
    }
  });

  it("stops at a combo's limit per order, counting the combo's other lines, and says so", () => {
    show(trio("a", 2), { items: [trio("a", 2), trio("b", 1)] });
    expect(screen.getByText("Limit reached: at most 3 in an order")).toBeTruthy();
    press("One more");
    expect(calls.onQuantity).not.toHaveBeenCalled();
  });

  it("has no link to edit it and no price once its dish is no longer on the menu", () => {
    show(line({}), { menu: makeMenu({}), problems: ["Not on the menu any more"] });
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByRole("listitem").textContent).not.toContain("$");
    expect(screen.getByText("Not on the menu any more")).toBeTruthy();
  });
});
