// @vitest-environment happy-dom
import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Api } from "../../../../api/create-api.ts";
import { createOrpc } from "../../../../api/query-options.ts";
import { overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../../routes/app-context.ts";
import type { MenuEditing } from "../use-menu-draft.ts";
import { DraftChanges } from "./draft-changes.tsx";

beforeAll(() => import("@tablee/design-system/toasts/toast-viewport"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(() => "en");
});

const MENU: EditedMenu = { sections: [], items: [], modifier_groups: [], combos: [] };

/** The review of a draft without a change, as after a file that says what the menu says already. */
async function review(status: string) {
  const api = { settings: { get: () => Promise.resolve({ status }) } } as unknown as Api;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const editing = { told: [], changes: [], overtaken: [], conflicts: [], isSaving: false, error: null };
  const draft = { restaurant_id: 7, revision: 1, changes: [], live: MENU };
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <ContextOfApp value={{ api, orpc: createOrpc(api) } as AppContext}>
          <RouterContextProvider router={router as never}>
            <ToastProvider closeLabel="Close" regionLabel="Messages">
              <DraftChanges
                editing={editing as unknown as MenuEditing}
                draft={draft as unknown as MenuDraft}
                menu={MENU}
                ended={() => {}}
              />
            </ToastProvider>
          </RouterContextProvider>
        </ContextOfApp>
      </QueryClientProvider>,
    );
  });
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
