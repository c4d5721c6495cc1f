// @vitest-environment happy-dom
import type { PricedLine } from "@tablee/contract/orders/orders.schema";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TicketLines } from "./ticket-lines.tsx";

afterEach(cleanup);

const line = (id: string, diner: PricedLine["diner"]) =>
  ({
    id,
    diner,
    quantity: 1,
    name: { en: `Dish ${id}` },
    type: "item",
    modifiers: [],
    allergens: [],
  }) as unknown as PricedLine;

it("every plate of a shared table stands below a name, also of a diner without one", () => {
  const items = [line("a", { id: "1", name: "Inès" }), line("b", { id: "2", name: "" }), line("c", null)];
  render(<TicketLines items={items} />);
  const said = screen.getAllByText(/^(Inès|Somebody|For the table|Dish .)$/).map((text) => text.textContent);
  expect(said).toEqual(["Inès", "Dish a", "Somebody", "Dish b", "For the table", "Dish c"]);
});

it("an order of one person names nobody", () => {
  render(<TicketLines items={[line("a", null)]} />);
  expect(screen.queryByText("For the table")).toBeNull();
  expect(screen.getByText("Dish a")).toBeTruthy();
});
