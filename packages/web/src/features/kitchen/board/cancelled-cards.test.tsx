// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { exampleOrder } from "../../orders/words/order.example.ts";
import { CancelledCards } from "./cancelled-cards.tsx";
import { seenCancellations } from "./cancelled.ts";

afterEach(() => {
  cleanup();
  seenCancellations.set({ ids: [] });
});

it("an order that its diner cancelled is seen by a press on its own card, and by no other (kitchen §12)", () => {
  const orders = [exampleOrder({ id: 7, number: 7 }), exampleOrder({ id: 8, number: 8 })];
  render(<CancelledCards orders={orders} />);
  const cards = screen.getAllByRole("button");
  expect(cards.map((card) => /\d+/.exec(card.textContent ?? "")?.[0])).toEqual(["7", "8"]);
  fireEvent.click(cards[1]!);
  expect(seenCancellations.get().ids).toEqual([8]);
});
