import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TokenStore } from "../platform/platform.ts";
import { endSession } from "./end-session.ts";
import { openTokens, readToken } from "./token.ts";

const keeping = (token: string | null): TokenStore => ({
  read: async () => token,
  write: async () => {},
  onChangeElsewhere: () => {},
});

/** The server's logout, with what it was sent and which token the device still had at that time. */
function server() {
  const asked: unknown[] = [];
  const logout = vi.fn(async (_: undefined, how?: { context?: { token?: string } }) => {
    asked.push({ with: how?.context?.token, known: readToken() });
    return true as const;
  });
  return { api: { accounts: { logout } } as unknown as Parameters<typeof endSession>[0]["api"], asked, logout };
}

describe("signing out", () => {
  afterEach(() => openTokens(keeping(null)));

  it("drops the token before calling the server, so that simultaneous requests are a visitor's", async () => {
    await openTokens(keeping("mine"));
    const { api, asked } = server();
    const ended = endSession({ api, client: new QueryClient() });
    expect(readToken()).toBeNull();
    await ended;
    expect(asked).toEqual([{ with: "mine", known: null }]);
  });

  it("aborts the member's unanswered requests", async () => {
    await openTokens(keeping("mine"));
    const client = new QueryClient();
    const given: AbortSignal[] = [];
    const key = [["accounts", "providers"], {}];
    const reading = client.query({
      queryKey: key,
      queryFn: ({ signal }) => {
        given.push(signal);
        return new Promise(() => {});
      },
    });
    reading.catch(() => undefined);
    await endSession({ api: server().api, client });
    expect(given.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("makes no call when the session is already revoked or nobody is signed in", async () => {
    await openTokens(keeping("mine"));
    const { api, logout } = server();
    await endSession({ api, client: new QueryClient() }, { revoked: true });
    expect(readToken()).toBeNull();
    await endSession({ api, client: new QueryClient() });
    expect(logout).not.toHaveBeenCalled();
  });
});
