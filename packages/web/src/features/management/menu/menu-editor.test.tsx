// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createBrowserHistory } from "@tanstack/react-router";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { openTokens } from "../../../session/token.ts";
import { showPages } from "../../../testing/show-pages.tsx";
import { MenuEditor } from "./menu-editor.tsx";

const KEPT = "own-form-menu-1-undefined";
const EDIT = { kind: "set", list: "items", ref: "soup", field: "price", seen: 500, value: 600 };
const DRAFT = {
  restaurant_id: 1,
  name: { en: "Inn" },
  currency: "CAD",
  plan: null,
  plan_failed: null,
  revision: 1,
  live_revision: 1,
  live: { sections: [], items: [], modifier_groups: [], combos: [] },
  changes: [],
};
const tokens = (token: string | null) =>
  openTokens({ read: async () => token, write: async () => {}, onChangeElsewhere: () => {} });

const before = getLocale;
beforeEach(async () => {
  overwriteGetLocale(() => "en");
  await tokens("mine");
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  overwriteGetLocale(before);
  await tokens(null);
});

/** Whether the browser would ask before it unloads the document. */
const asksOnUnload = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("the browser asks before the tab is closed while an edit is being sent (management §4)", async () => {
  const saved = Promise.withResolvers<object>();
  const edit = vi.fn(() => saved.promise);
  const pulse = async () => ({ revision: 1, live_revision: 1, others: [] });
  const api = { management: { draft: async () => DRAFT, pulse, edit }, settings: { get: () => new Promise(() => {}) } };
  sessionStorage.setItem(KEPT, JSON.stringify([EDIT]));
  const history = createBrowserHistory();
  const Page = () => (
    <ToastProvider regionLabel="Toasts" closeLabel="Close">
      <MenuEditor restaurant_id={1} />
    </ToastProvider>
  );
  history.replace("/restaurant-admin/1/menu");
  showPages({ "/restaurant-admin/$restaurant_id/menu": Page }, history, api);
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(1));
  expect(asksOnUnload()).toBe(true);
  saved.resolve({ ...DRAFT, revision: 2 });
  await waitFor(() => expect(asksOnUnload()).toBe(false));
});
