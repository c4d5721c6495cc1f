// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { liveReach } from "../../../live/live-reach.ts";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import type { Platform } from "../../../platform/platform.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { FakeReach } from "../../../testing/fake-live.ts";
import { StockList } from "./stock-list.tsx";

const before = getLocale;
beforeEach(() => {
  overwriteGetLocale(() => "en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  overwriteGetLocale(before);
});

it("an open list shows what a colleague marks on another tablet (kitchen §8)", async () => {
  let stock_status = "available";
  const menu = () => ({
    items: [{ id: 3, name: { en: "Soup" }, image_url: null, stock_status }],
    modifier_groups: [],
  });
  const api = { restaurants: { get: async () => ({ id: 1, menu: menu() }) } } as unknown as Api;
  const queryClient = new QueryClient();
  const platform = {} as Platform;
  const reach = new FakeReach("token");
  Object.assign(liveReach(platform), reach);
  render(
    <QueryClientProvider client={queryClient}>
      <ContextOfApp value={{ api, orpc: createOrpc(api), queryClient, platform } as AppContext}>
        <ToastProvider regionLabel="Toasts" closeLabel="Close">
          <StockList restaurant_id={1} />
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>,
  );
  const shown = () => screen.getByRole("switch", { name: /Soup/u }).getAttribute("aria-checked");
  await vi.waitFor(() => expect(shown()).toBe("true"));
  await vi.waitFor(() => expect(reach.sockets).toHaveLength(1), { timeout: 5_000 });
  await act(() => reach.socket.arrive());
  stock_status = "out_of_stock";
  reach.socket.tell("menu_changed");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await vi.waitFor(() => expect(shown()).toBe("false"));
});
