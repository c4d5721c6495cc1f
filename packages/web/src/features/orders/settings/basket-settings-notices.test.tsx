// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { basketStore } from "../basket/basket-store.ts";
import { NOON } from "../words/order.example.ts";
import { SettingsNotices } from "./basket-settings-notices.tsx";
import { type OrderSettings, OrderSettingsContext } from "./order-settings-context.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  basketStore.reset();
  overwriteGetLocale(before);
});

it("after what was lost is accepted, the heading around its notice has the focus (orders §10)", async () => {
  basketStore.set({ lost: { date: "2026-11-20", time: "now" } });
  const settings = { restaurant: { timezone: "America/Toronto" }, choice: { date: "2026-11-20", time: "18:00" } };
  render(
    <ContextOfApp value={{ rendered_at: NOON } as unknown as AppContext}>
      <OrderSettingsContext value={settings as unknown as OrderSettings}>
        <h1>Basket</h1>
        <SettingsNotices />
      </OrderSettingsContext>
    </ContextOfApp>,
  );
  const fine = screen.getByRole("button");
  fine.focus();
  await act(async () => void fireEvent.click(fine));
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
