import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { createApi } from "../api/create-api.ts";
import { createOrpc } from "../api/query-options.ts";
import { forgetMember, isPersonal } from "./session.ts";

const nothing = () => undefined;
// Only the keys are used: no call is made.
const orpc = createOrpc(
  createApi({ origin: "http://localhost", token: () => null, onRenewedToken: nothing, onUnauthorized: nothing }),
);
const draft = orpc.discoveries.get.queryKey({ input: { id: 7 } });
const feed = orpc.discoveries.list.key({ type: "infinite", input: {} });
const member = orpc.accounts.currentUser.queryKey({ input: {} });
const menu = orpc.restaurants.get.queryKey({ input: { id: 3 } });
const all = orpc.restaurants.list.key({ type: "infinite", input: { limit: 20 } });
const liked = orpc.restaurants.list.key({ type: "infinite", input: { favorites: true } });
const zone = orpc.places.zone.queryKey({ input: { zone: "villeray" } });
const found = orpc.search.universal.queryKey({ input: { query: "ramen" } });
const card = ["restaurants", "card", 3];

describe("a member's own answers", () => {
  test("are all except those that are the same for everybody", () => {
    expect([draft, feed, member].map(isPersonal)).toEqual([true, true, true]);
    expect([menu, card, all].map(isPersonal)).toEqual([false, false, false]);
    expect([liked, zone, found].map(isPersonal)).toEqual([true, true, true]);
  });

  test("stay on the screen after a sign-out if visitors may read them too, and are removed if not", () => {
    const client = new QueryClient();
    const stops = [zone, found, liked, member].map((queryKey) => {
      client.setQueryData(queryKey, { of: "a member" });
      return new QueryObserver(client, { queryKey, queryFn: async () => ({}), staleTime: "static" }).subscribe(nothing);
    });
    forgetMember(client);
    const left = client.getQueryCache().getAll();
    expect(left.map((query) => query.queryKey)).toEqual([zone, found]);
    for (const stop of stops) stop();
  });

  test("are removed from memory after a sign-out, including drafts; answers for everybody stay", () => {
    const client = new QueryClient();
    for (const key of [draft, feed, member, menu, card]) client.setQueryData(key, { status: "draft" });
    forgetMember(client);
    const left = client.getQueryCache().getAll();
    expect(left.map((query) => query.queryKey)).toEqual([menu, card]);
  });

  test("are requested again, as a visitor, when they are on the screen", async () => {
    const client = new QueryClient();
    const answers = ["a draft", "what visitors see"];
    const shown: unknown[] = [];
    const ask = vi.fn(async () => answers.shift());
    const observer = new QueryObserver(client, { queryKey: draft, queryFn: ask });
    const stop = observer.subscribe(({ data }) => shown.push(data));
    await vi.waitFor(() => expect(shown.at(-1)).toBe("a draft"));
    forgetMember(client);
    expect(client.getQueryData(draft)).toBeUndefined();
    expect(observer.getCurrentResult().data).toBeUndefined();
    await vi.waitFor(() => expect(shown.at(-1)).toBe("what visitors see"));
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });
});
