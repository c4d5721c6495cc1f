// @vitest-environment happy-dom
import type { User } from "@tablee/contract/accounts/accounts.schema";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../../api/create-api.ts";
import { createOrpc } from "../../api/query-options.ts";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../routes/app-context.ts";
import { SessionProvider } from "../../session/session.ts";
import { storeToken } from "../../session/token.ts";
// Loaded before the press, so that no test waits for it.
import "./unfollow-dialog.tsx";
import { WhoToFollow } from "./who-to-follow.tsx";

beforeEach(() => {
  overwriteGetLocale(() => "en");
  storeToken("token");
});
afterEach(() => {
  cleanup();
  storeToken(null);
});

const INES = {
  id: 7,
  first_name: "Inès",
  last_name: "Roy",
  avatar_url: null,
  certification: null,
  recommendation_count: 3,
};
const VIEWER = { id: 1, following: [7], notified_following: [7], blocked: [] } as unknown as User;

/** The search sheet, in which Inès, whom the viewer follows, is still suggested. */
async function showSuggested(follow: () => Promise<boolean>) {
  const api = { accounts: { currentUser: async () => VIEWER }, members: { follow } } as unknown as Api;
  const orpc = createOrpc(api);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(orpc.accounts.currentUser.queryKey({ input: {} }), VIEWER);
  const context = { api, orpc, queryClient, rendered_for_member: true, platform: {} } as unknown as AppContext;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <ContextOfApp value={context}>
        <SessionProvider>
          <ToastProvider closeLabel="Close" regionLabel="Notifications">
            <RouterContextProvider router={router as never}>
              <ResponsiveDialog open onOpenChange={() => undefined} title="Search" closeLabel="Close">
                <WhoToFollow members={[INES as never]} heading="h3" inSheet />
              </ResponsiveDialog>
            </RouterContextProvider>
          </ToastProvider>
        </SessionProvider>
      </ContextOfApp>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Following Inès: stop following" }));
  return within(await screen.findByRole("alertdialog"));
}

it("a member suggested in a sheet is unfollowed only after a question, which leaves the sheet open", async () => {
  const follow = vi.fn(async () => false);
  const question = await showSuggested(follow);
  expect(follow).not.toHaveBeenCalled();
  fireEvent.click(question.getByRole("button", { name: "Stop following" }));
  await waitFor(() => expect(follow).toHaveBeenCalledWith({ account_id: 7 }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Follow Inès" })).toBeTruthy();
});

it("whoever answers no in the sheet goes on following", async () => {
  const follow = vi.fn(async () => false);
  const question = await showSuggested(follow);
  fireEvent.click(question.getByRole("button", { name: "Keep following" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(follow).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Following Inès: stop following" })).toBeTruthy();
});
