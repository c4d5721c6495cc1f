// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import { exampleOrder, NOON } from "../words/order.example.ts";
import { arrivalSpot } from "./arrival-spot.ts";
import { OrderArrival } from "./order-arrival.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  arrivalSpot.reset();
  overwriteGetLocale(before);
});

it("after a press on what disappears by it, the heading has the focus (orders §38)", async () => {
  arrivalSpot.set({ spot: "Bay 4" });
  const order = exampleOrder({ mode: "curbside" });
  let arrive = () => {};
  const Page = () => {
    const [now, setNow] = useState(order);
    arrive = () => setNow({ ...order, arrived: { date: NOON.toISOString(), spot: "Bay 4" } });
    return <OrderArrival order={now} />;
  };
  showPages({ "/": Page }, createMemoryHistory(), { orders: { arrived: () => new Promise(() => {}) } });
  (await screen.findByRole("button", { name: "I’m here" })).focus();
  await act(async () => arrive());
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  const edit = screen.getByRole("button", { name: "Edit" });
  edit.focus();
  fireEvent.click(edit);
  await settle();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
