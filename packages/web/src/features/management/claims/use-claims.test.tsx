// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { useConfirm, useOwnClaims } from "./use-claims.ts";

afterEach(cleanup);

const LOST = new ORPCError("offline", { defined: true, status: 503 });
const WRONG = new ORPCError("wrong_code", { defined: true, status: 422 });

/** Confirms a claim of restaurant 3: the call fails, and then the member has these roles, or cannot be asked. */
async function confirmed(failure: Error, roles: object[] | Error) {
  const currentUser = () => (roles instanceof Error ? Promise.reject(roles) : Promise.resolve({ roles }));
  const api = { claims: { confirm: () => Promise.reject(failure) }, accounts: { currentUser } } as unknown as Api;
  const app = { api, orpc: createOrpc(api), platform: {} } as AppContext;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute(), history });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router as never}>
        <ContextOfApp value={app}>{children}</ContextOfApp>
      </RouterContextProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useConfirm({ id: 1, restaurant_id: 3 }), { wrapper });
  act(() => result.current.mutate("123456"));
  await waitFor(() => expect(["success", "error"]).toContain(result.current.status));
  return { ...result.current, at: history.location.pathname };
}

it("somebody who watches a claim that waits learns of its decision, and no longer asks then", async () => {
  vi.useFakeTimers();
  const own = vi.fn(() => Promise.resolve({ claims: [{ state: own.mock.calls.length < 3 ? "open" : "approved" }] }));
  const api = { claims: { own } } as unknown as Api;
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api, orpc: createOrpc(api) } as AppContext}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  const { result } = renderHook(useOwnClaims, { wrapper });
  // A decision takes days: a watcher asks no more often than each minute.
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  const soon = own.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(240_000));
  vi.useRealTimers();
  expect(soon).toBe(1);
  expect(result.current.data?.claims[0]?.state).toBe("approved");
  expect(own).toHaveBeenCalledTimes(3);
});

it("a confirmation whose answer was lost succeeds if the member owns the place since (management §39)", async () => {
  expect(await confirmed(LOST, [{ restaurant_id: 3, role: "owner" }])).toMatchObject({
    status: "success",
    at: "/restaurant-admin/3",
  });
});

it("a confirmation fails if the member owns nothing since, and may have succeeded if that is not known", async () => {
  expect(await confirmed(LOST, [])).toMatchObject({ status: "error", error: LOST, isUnknown: false });
  expect(await confirmed(LOST, LOST)).toMatchObject({ status: "error", error: LOST, isUnknown: true });
});

it("a wrong code is wrong, whatever the member owns", async () => {
  const owner = [{ restaurant_id: 3, role: "owner" }];
  expect(await confirmed(WRONG, owner)).toMatchObject({ status: "error", error: WRONG, isUnknown: false });
});
