import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { applyLike } from "./likes.ts";

const nothing = () => undefined;
// Only its keys are asked here: no call is made.
const orpc = createOrpc(
  createApi({ origin: "http://localhost", token: () => null, onRenewedToken: nothing, onUnauthorized: nothing }),
);
const feed = { queryKey: orpc.discoveries.list.key({ type: "infinite", input: { variant: "popular" } }) };
const single = orpc.discoveries.get.queryKey({ input: { id: 7 } });
const member = orpc.accounts.currentUser.queryKey({ input: {} });
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  const rows = [
    { id: 6, likes: 1 },
    { id: 7, likes: 4 },
  ];
  const put = (key: readonly unknown[], data: unknown) => client.setQueryData(key, data);
  put(feed.queryKey, { pages: [{ recommendations: rows, continuation: null }], pageParams: [null] });
  put(single, rows[1]);
  put(member, { liked_recommendations: [3], disliked_recommendations: [7] });
});

const likesInFeed = () =>
  client
    .getQueryData<{ pages: { recommendations: { likes: number }[] }[] }>(feed.queryKey)
    ?.pages[0]?.recommendations.map((row) => row.likes);

describe("a like enters every cache that holds its discovery", () => {
  test("with the server's count, once, and it removes a dislike (discoveries §13)", () => {
    applyLike(client, orpc, 7, { enabled: true, likes: 5 });
    applyLike(client, orpc, 7, { enabled: true, likes: 5 });
    expect(likesInFeed()).toEqual([1, 5]);
    expect(client.getQueryData(single)).toMatchObject({ likes: 5 });
    expect(client.getQueryData(member)).toEqual({ liked_recommendations: [3, 7], disliked_recommendations: [] });
  });

  test("and leaves them when it is taken back", () => {
    applyLike(client, orpc, 3, { enabled: false, likes: 0 });
    expect(client.getQueryData(member)).toEqual({ liked_recommendations: [], disliked_recommendations: [7] });
    expect(likesInFeed()).toEqual([1, 4]);
  });

  test("where nothing is held nothing is made up", () => {
    const empty = new QueryClient();
    applyLike(empty, orpc, 7, { enabled: true, likes: 5 });
    expect(
      empty
        .getQueryCache()
        .getAll()
        .filter((query) => query.state.data !== undefined),
    ).toEqual([]);
  });
});
