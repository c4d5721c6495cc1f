import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "vitest";
import { mendSession } from "./mend-session.ts";
import { openTokens, storeToken } from "./token.ts";

const FEED = [["discoveries", "list"], {}];
const MENU = [["menus", "get"], {}];

describe("mending the session of a rendered page", () => {
  afterEach(() => storeToken(null));

  /** What a device with this token does with such a page: the token it writes, and the queries that it repeats. */
  async function opened({ token, renderedForMember }: { token: string | null; renderedForMember: boolean }) {
    const kept: (string | null)[] = [];
    await openTokens({
      read: async () => token,
      write: async (what) => void kept.push(what),
      onChangeElsewhere: () => {},
    });
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const asked: unknown[] = [];
    const stops = [FEED, MENU].map((queryKey) => {
      client.setQueryData(queryKey, "rendered");
      const queryFn = async () => asked.push(queryKey);
      return new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
    });
    mendSession(client, renderedForMember);
    await new Promise((resolve) => setTimeout(resolve, 0));
    for (const stop of stops) stop();
    return { kept, asked };
  }

  test("restores a member's missing cookie, and repeats the queries that were answered for a visitor", async () => {
    expect(await opened({ token: "t", renderedForMember: false })).toEqual({ kept: ["t"], asked: [FEED] });
  });

  test("removes a visitor's leftover cookie", async () => {
    expect(await opened({ token: null, renderedForMember: true })).toEqual({ kept: [null], asked: [] });
  });

  test("changes nothing when the page and the device's token agree", async () => {
    expect(await opened({ token: "t", renderedForMember: true })).toEqual({ kept: [], asked: [] });
    expect(await opened({ token: null, renderedForMember: false })).toEqual({ kept: [], asked: [] });
  });
});
