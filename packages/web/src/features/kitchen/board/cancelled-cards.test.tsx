// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
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

it("a card that goes hands the focus to the next one, or else to the board below", async () => {
  const board = (...ids: number[]) => (
    <section>
      <h2>Board</h2>
      <CancelledCards orders={ids.map((id) => exampleOrder({ id, number: id }))} />
    </section>
  );
  const { rerender } = render(board(7, 8));
  screen.getAllByRole("button")[0]?.focus();
  await act(async () => rerender(board(8)));
  expect(document.activeElement).toBe(screen.getByRole("button"));
  await act(async () => rerender(board()));
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
