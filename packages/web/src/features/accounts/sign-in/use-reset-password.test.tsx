// @vitest-environment happy-dom
import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { useResetLink, useResetPassword } from "./use-reset-password.ts";

afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
});

type Check = (input: { guid: string }, options?: { signal?: AbortSignal }) => Promise<true>;

function pageOf(checkResetLink: Check, isLeft = false) {
  const app = { api: { accounts: { checkResetLink } } } as unknown as AppContext;
  // As the product configures it (router.tsx): queries are refetched when the page gets the focus again.
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: true } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={app}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  return renderHook(() => useResetLink("6f1c", isLeft), { wrapper }).result;
}

it("checks a reset link once, and not again when the page gets the focus back", async () => {
  const check = vi.fn<Check>(() => Promise.reject(new Error("no line")));
  const page = pageOf(check);
  await waitFor(() => expect(page.current.isError).toBe(true));
  act(() => focusManager.setFocused(false));
  // A refetch on focus starts a moment later.
  await act(async () => {
    focusManager.setFocused(true);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(page.current.isPending).toBe(false);
  expect(check).toHaveBeenCalledOnce();
});

it("does not check the link if the page leads a signed-in member home (shell §1)", async () => {
  const check = vi.fn<Check>(async () => true);
  pageOf(check, true);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(check).not.toHaveBeenCalled();
});

it("waits for the check of the link for eight seconds at most", async () => {
  const patience = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort(new Error("too slow")));
  const page = pageOf((_, { signal } = {}) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
  );
  await waitFor(() => expect(page.current.isPending).toBe(false));
  expect(patience).toHaveBeenCalledWith(8000);
  patience.mockRestore();
});

it("says that the password may be set already if an earlier attempt was not answered (accounts §29)", async () => {
  const failed = (code: string, status: number) =>
    Object.assign(new Error(code), { defined: true, code, status, data: undefined });
  const resetPassword = vi.fn().mockRejectedValueOnce(failed("offline", 503));
  resetPassword.mockRejectedValue(failed("link_invalid", 404));
  const app = { api: { accounts: { resetPassword } }, platform: {} } as unknown as AppContext;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <ContextOfApp value={app}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  const attempts = async (times: number) => {
    const { result } = renderHook(() => useResetPassword("6f1c"), { wrapper });
    for (let n = 0; n < times; n++) {
      await act(() => result.current.mutateAsync("Tablee2026").then(undefined, () => undefined));
    }
    return result.current.mayBeDone;
  };
  expect(await attempts(2)).toBe(true);
  expect(await attempts(1)).toBe(false);
});
