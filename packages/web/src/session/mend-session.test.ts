import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "vitest";
import { mendSession } from "./mend-session.ts";
import { openTokens, storeToken } from "./token.ts";

const FEED = [["discoveries", "list"], {}];
const MENU = [["menus", "get"], {}];

describe("a page that was rendered for another than looks at it", () => {
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

  test("gives a member whose cookie is gone the cookie back, and asks for what a visitor was shown", async () => {
    expect(await opened({ token: "t", renderedForMember: false })).toEqual({ kept: ["t"], asked: [FEED] });
  });

  test("takes a cookie away that was left over: the next page is a visitor's", async () => {
    expect(await opened({ token: null, renderedForMember: true })).toEqual({ kept: [null], asked: [] });
  });

  test("is left alone where both agree", async () => {
    expect(await opened({ token: "t", renderedForMember: true })).toEqual({ kept: [], asked: [] });
    expect(await opened({ token: null, renderedForMember: false })).toEqual({ kept: [], asked: [] });
  });
});
