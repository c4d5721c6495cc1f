// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Remembered } from "../../platform/platform.ts";
import { type AppContext, ContextOfApp } from "../../routes/app-context.ts";
import { useChangePassword } from "./own/use-own-password.ts";
import { useResetPassword } from "./sign-in/use-reset-password.ts";

/** A device with a keystore, and a server that accepts every password. */
function on(device: { kept: Remembered | null }) {
  const remembered = {
    read: async () => device.kept,
    keep: async (what: Remembered | null) => void (device.kept = what),
  };
  const api = { accounts: { changePassword: async () => true, resetPassword: async () => true } };
  const orpc = { accounts: { devices: { key: () => ["devices"] } } };
  const app = { platform: { remembered }, api, orpc } as unknown as AppContext;
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <ContextOfApp value={app}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
}

afterEach(cleanup);

describe("the sign-in that a device remembers (accounts §16)", () => {
  const change = async (email: string): Promise<Remembered | null> => {
    const device = { kept: { email: "Ines@tablee.test", password: "before" } };
    const { result } = renderHook(() => useChangePassword(email, () => {}), { wrapper: on(device) });
    await act(() => result.current.mutateAsync({ current: "before", next: "after" }));
    return device.kept;
  };

  it("takes the new password if its own member changes it, and stays if another member does", async () => {
    expect(await change("ines@tablee.test")).toEqual({ email: "Ines@tablee.test", password: "after" });
    expect(await change("paul@tablee.test")).toEqual({ email: "Ines@tablee.test", password: "before" });
  });

  it("is removed when a forgotten password is reset", async () => {
    const device: { kept: Remembered | null } = { kept: { email: "ines@tablee.test", password: "before" } };
    const { result } = renderHook(() => useResetPassword("guid"), { wrapper: on(device) });
    act(() => result.current.mutate("after"));
    await waitFor(() => expect(device.kept).toBeNull());
  });
});
