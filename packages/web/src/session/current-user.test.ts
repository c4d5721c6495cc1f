import { ORPCError } from "@orpc/client";
import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Api } from "../api/create-api.ts";
import type { Platform } from "../platform/platform.ts";
import { createOrpc } from "../api/query-options.ts";
import { currentUser } from "./session.ts";

const platform = { kind: "web", user_agent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/133.0" } as Platform;
const user = { id: 7, first_name: "Inès" };

describe("a current user that could not be read", () => {
  const wasServer = environmentManager.isServer();
  beforeEach(async () => {
    // Lazily loaded code is loaded now, so that no timer waits for it.
    await import("./device.ts");
    vi.useFakeTimers();
    // As in a browser: on a server, no query is repeated.
    environmentManager.setIsServer(() => false);
  });
  afterEach(() => {
    vi.useRealTimers();
    environmentManager.setIsServer(() => wasServer);
  });

  it("is requested again until the server answers", async () => {
    let answer = (): Promise<unknown> => Promise.reject(new ORPCError("internal_error", { status: 500 }));
    const ask = vi.fn(() => answer());
    const api = { accounts: { currentUser: ask } } as unknown as Api;
    const client = new QueryClient({ defaultOptions: { queries: { retry: 2, networkMode: "always" } } });
    const observer = new QueryObserver(client, currentUser({ orpc: createOrpc(api), platform }));
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(5_000);
    expect(observer.getCurrentResult()).toMatchObject({ status: "error", data: undefined });
    expect(ask).toHaveBeenCalledTimes(3);

    // The token from the answer stays with the platform.
    answer = () => Promise.resolve({ ...user, token: "secret" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(observer.getCurrentResult().data).toEqual(user);
    expect(ask).toHaveBeenCalledTimes(4);
    // The query includes what the device says of itself (accounts §38).
    expect(ask).toHaveBeenLastCalledWith(
      expect.objectContaining({ device_id: expect.any(String), device_model: "Firefox/133.0", os: "linux" }),
      expect.anything(),
    );
    stop();
    client.clear();
  });
});
