// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { useQuery } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { useAppContext } from "../../routes/app-context.ts";
import { SessionProvider } from "../../session/session.ts";
import { openTokens } from "../../session/token.ts";
import { showPages } from "../../testing/show-pages.tsx";
import { KitchenHeader } from "./kitchen-header.tsx";
import { NoOrdersNotice } from "./kitchen-notices.tsx";
import { kitchensQuery } from "./kitchen-queries.ts";

const tokens = (token: string | null) =>
  openTokens({ write: async () => {}, onChangeElsewhere: () => {}, read: async () => token });
const before = getLocale;
beforeEach(async () => {
  overwriteGetLocale(() => "en");
  await tokens("token");
});
afterEach(async () => {
  cleanup();
  overwriteGetLocale(before);
  await tokens(null);
});

const card = (status: string) => ({
  id: 7,
  status,
  name: { en: "Chez Ana", fr: null, default: null },
  logo_image_path: null,
  min_order_delay: 0,
  timezone: "America/Toronto",
});

/** The head of a kitchen and its notice, by what the server knows. */
function Kitchen() {
  const { orpc } = useAppContext();
  const [restaurant] = useQuery(kitchensQuery(orpc)).data ?? [];
  return restaurant ? (
    <>
      <KitchenHeader restaurant={restaurant} choices={[]} />
      <NoOrdersNotice restaurant={restaurant} />
    </>
  ) : null;
}

async function kitchen(setRestaurant: (change: object) => Promise<unknown>) {
  let stored = "open";
  const page = () => (
    <ToastProvider closeLabel="Close" regionLabel="Messages" load={() => new Promise(() => {})}>
      <SessionProvider>
        <Kitchen />
      </SessionProvider>
    </ToastProvider>
  );
  const restaurants = vi.fn(async () => [card(stored)]);
  const api = { accounts: { currentUser: () => new Promise(() => {}) }, kitchen: { restaurants, setRestaurant } };
  showPages({ "/kitchen": page }, createMemoryHistory({ initialEntries: ["/kitchen"] }), api);
  await screen.findByRole("switch", { name: "Takes orders" });
  return { restaurants, store: (status: string) => void (stored = status) };
}

/** Presses the switch by its input: the click of a label would reach happy-dom twice. */
const toggle = () => fireEvent.click(document.querySelector("header input[type=checkbox]")!);
const takesOrders = () => screen.getByRole("switch").getAttribute("aria-checked") === "true";
const openAgain = () => screen.queryByRole("button", { name: "Open again" });

it("a kitchen is paused and opened again, at once in its head and in the notice (kitchen §7)", async () => {
  const answers: ((status: string) => void)[] = [];
  const setRestaurant = vi.fn((_: object) => new Promise((answer) => answers.push((status) => answer(card(status)))));
  await kitchen(setRestaurant);
  toggle();
  await waitFor(() => expect([takesOrders(), openAgain() !== null]).toEqual([false, true]));
  await act(async () => answers.shift()?.("paused"));
  expect([takesOrders(), openAgain() !== null]).toEqual([false, true]);
  fireEvent.click(openAgain()!);
  await waitFor(() => expect([takesOrders(), openAgain() !== null]).toEqual([true, false]));
  expect(setRestaurant.mock.calls).toEqual([[{ id: 7, status: "paused" }], [{ id: 7, status: "open" }]]);
  // The notice is gone with the button that had the focus.
  expect(document.activeElement).toBe(screen.getByRole("switch"));
});

it("what is refused is not shown; after a lost answer the board shows what the server has", async () => {
  const refused = new ORPCError("forbidden", { defined: true, status: 403 });
  const setRestaurant = vi.fn<(change: object) => Promise<unknown>>().mockRejectedValueOnce(refused);
  const { restaurants, store } = await kitchen(setRestaurant);
  toggle();
  await waitFor(() => expect(setRestaurant).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(takesOrders()).toBe(true));
  expect(restaurants).toHaveBeenCalledTimes(1);
  // The pause arrives, but not its answer.
  setRestaurant.mockImplementationOnce(async () => {
    store("paused");
    throw new TypeError("Failed to fetch");
  });
  toggle();
  await waitFor(() => expect(openAgain()).not.toBeNull());
  expect([takesOrders(), restaurants.mock.calls.length]).toEqual([false, 2]);
});
