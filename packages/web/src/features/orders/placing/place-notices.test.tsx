// @vitest-environment happy-dom
import { makeItem, makeMenu, text } from "@tablee/domain/menus/menu.example";
import { minor } from "@tablee/domain/money/minor";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { EmptyPage, showPages } from "../../../testing/show-pages.tsx";
import type { BasketLine } from "../basket/basket-schema.ts";
import { AcceptPrices } from "../basket-screen/accept-prices.tsx";
import { UnansweredNotice } from "./place-notices.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const MENU = makeMenu({ items: [makeItem({ id: 1, name: text("Soup"), price: minor(900) })] });
const line = (id: string) =>
  ({ id, type: "item", item_id: 1, modifiers: [], quantity: 1, notes: "", unit_price: 800 }) as unknown as BasketLine;

it.each([
  {
    name: "Accept all",
    notice: <AcceptPrices prices={{ menu: MENU, quote: { quote: null } }} items={[line("a"), line("b")]} />,
  },
  { name: "Try again", notice: <UnansweredNotice words={null} busy={false} onRetry={() => {}} /> },
])("after $name, whose notice goes, the heading of the basket has the focus", async ({ name, notice }) => {
  let settle = () => {};
  const Basket = () => {
    const [open, setOpen] = useState(true);
    settle = () => setOpen(false);
    return (
      <main>
        <h1>Basket</h1>
        {open ? notice : null}
      </main>
    );
  };
  showPages({ "/": Basket, "/orders/$tab": EmptyPage }, createMemoryHistory());
  (await screen.findByRole("button", { name })).focus();
  await act(async () => settle());
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
