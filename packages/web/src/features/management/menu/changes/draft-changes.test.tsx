// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Api } from "../../../../api/create-api.ts";
import { createOrpc } from "../../../../api/query-options.ts";
import { overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../../routes/app-context.ts";
import type { MenuEditing } from "../use-menu-draft.ts";
import { EditNotices } from "../edit-notices.tsx";
import { DraftChanges } from "./draft-changes.tsx";

beforeAll(() => import("@tablee/design-system/toasts/toast-viewport"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(() => "en");
});

const MENU: EditedMenu = { sections: [], items: [], modifier_groups: [], combos: [] };

const INCOMPLETE = new ORPCError("menu_incomplete", {
  defined: true,
  status: 422,
  data: [
    { list: "items", ref: "", field: "", code: "list_full" },
    { list: "items", ref: "soup", field: "price", code: "value_invalid" },
  ],
});

/**
 * The review of a draft, which nothing publishes: without changes, it is as after a file that says what the menu says
 * already.
 */
async function review(status: string, told: readonly object[] = [], menu: EditedMenu = MENU) {
  const api = {
    settings: { get: () => Promise.resolve({ status }) },
    management: { publish: () => Promise.reject(INCOMPLETE), draft: () => Promise.reject(INCOMPLETE) },
  } as unknown as Api;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const editingOf = (told_now: readonly object[]) =>
    ({ told: told_now, changes: [], overtaken: [], conflicts: [], isSaving: false, error: null }) as unknown;
  const draft = { restaurant_id: 7, revision: 1, changes: [], live: MENU };
  const page = (told_now: readonly object[]) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api, orpc: createOrpc(api) } as AppContext}>
        <RouterContextProvider router={router as never}>
          <ToastProvider closeLabel="Close" regionLabel="Messages">
            <DraftChanges
              editing={editingOf(told_now) as MenuEditing}
              draft={draft as unknown as MenuDraft}
              menu={menu}
              ended={() => {}}
            />
          </ToastProvider>
        </RouterContextProvider>
      </ContextOfApp>
    </QueryClientProvider>
  );
  const { rerender } = await act(async () => render(page(told)));
  return (told_now: readonly object[]) => act(async () => rerender(page(told_now)));
}

it("a draft without changes says so, and can be neither published nor discarded", async () => {
  await review("open");
  expect(screen.getByRole("heading", { name: "Nothing to publish" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

it("a draft without changes of a place that is not open yet leads to what is left to do", async () => {
  overwriteGetLocale(() => "fr");
  await review(PREPARING);
  const [link] = await screen.findAllByRole("link");
  expect(link?.getAttribute("href")).toBe("/restaurant-admin/7");
});

it("what keeps a draft from being published is said of the line that it is about, or of the whole menu", async () => {
  await review("open", [{}]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Publish" })));
  const problems = screen.getAllByRole("listitem").map(({ textContent }) => textContent.trim());
  expect(problems).toEqual([
    "This menu is full. Archive something first.",
    "Unnamed dish has a value that a menu cannot hold.",
  ]);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("names the dishes that anybody can order for 0.00, and can still be published", async () => {
  const named = (ref: string, price: number) => ({
    ref,
    price,
    listed: true,
    name: { en: ref, fr: null, default: null },
  });
  const items = [named("Poutine", 0), named("Soup", 4)] as unknown as EditedMenu["items"];
  const told = [{ kind: "set", list: "items", ref: "Soup", field: "price", value: 4, before: 3 }];
  await review("open", told, { ...MENU, items });
  expect(screen.getByText(/^Anybody can order these dishes for 0.00: Poutine\./)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Publish" }).hasAttribute("disabled")).toBe(false);
});

it("after it was published, the heading of what is shown instead has the focus", async () => {
  const shows = await review("open", [{}]);
  screen.getByRole("button", { name: "Publish" }).focus();
  await shows([]);
  expect(document.activeElement?.textContent).toBe("Nothing to publish");
});

const CONFLICT = { list: "items", ref: "soup", field: "price", theirs: 4, mine: 5 };
const notices = (given: object) => {
  const editing = { failure: null, conflicts: [], draft: { changes: [], currency: "CAD" }, menu: MENU, ...given };
  return (
    <main>
      <h1>Menu</h1>
      <EditNotices editing={editing as never} />
    </main>
  );
};

it.each([
  { name: "Try again", given: { failure: new TypeError("Failed to fetch") } },
  { name: "Keep mine", given: { conflicts: [CONFLICT] } },
  { name: "Take theirs", given: { conflicts: [CONFLICT] } },
])("after $name, whose notice goes, the heading of the page has the focus", async ({ name, given }) => {
  const { rerender } = render(notices(given));
  screen.getByRole("button", { name }).focus();
  await act(async () => rerender(notices({})));
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
