import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { offeredTo } from "../about/offered-to.ts";
import { applyReaction } from "./reactions.ts";

const nothing = () => undefined;
// Only its query keys are used here: no call is made.
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

describe("a like updates every cache that holds its discovery", () => {
  test("with the server's count, once, and removes a dislike (discoveries §13)", () => {
    applyReaction(client, orpc, { id: 7, type: "like" }, { enabled: true, likes: 5 });
    applyReaction(client, orpc, { id: 7, type: "like" }, { enabled: true, likes: 5 });
    expect(likesInFeed()).toEqual([1, 5]);
    expect(client.getQueryData(single)).toMatchObject({ likes: 5 });
    expect(client.getQueryData(member)).toEqual({ liked_recommendations: [3, 7], disliked_recommendations: [] });
  });

  test("and is removed from them when it is taken back", () => {
    applyReaction(client, orpc, { id: 3, type: "like" }, { enabled: false, likes: 0 });
    expect(client.getQueryData(member)).toEqual({ liked_recommendations: [], disliked_recommendations: [7] });
    expect(likesInFeed()).toEqual([1, 4]);
  });

  test("but adds nothing to a cache that holds nothing", () => {
    const empty = new QueryClient();
    applyReaction(empty, orpc, { id: 7, type: "like" }, { enabled: true, likes: 5 });
    expect(
      empty
        .getQueryCache()
        .getAll()
        .filter((query) => query.state.data !== undefined),
    ).toEqual([]);
  });
});

describe("a discovery that the member dislikes or reports", () => {
  test("is stored by the kind of reaction, and a dislike removes a like (discoveries §13)", () => {
    client.setQueryData(member, { liked_recommendations: [7], disliked_recommendations: [] } as never);
    applyReaction(client, orpc, { id: 7, type: "dislike" }, { enabled: true, likes: 3 });
    expect(client.getQueryData(member)).toEqual({ liked_recommendations: [], disliked_recommendations: [7] });
    expect(likesInFeed()).toEqual([1, 3]);
    client.setQueryData(member, { reported_recommendations: [], liked_recommendations: [7] } as never);
    applyReaction(client, orpc, { id: 7, type: "report" }, { enabled: true, likes: 3 });
    expect(client.getQueryData(member)).toEqual({ reported_recommendations: [7], liked_recommendations: [7] });
  });

  test("is offered by no list, nor is one whose author is blocked", () => {
    const rows = [1, 2, 3, 4, 5].map((id) => ({ id, account_id: id * 10 }));
    const user = {
      disliked_recommendations: [1],
      not_interested_recommendations: [2],
      reported_recommendations: [3],
      blocked: [40],
    };
    expect(offeredTo(rows, user as never).map(({ id }) => id)).toEqual([5]);
    expect(offeredTo(rows, null)).toEqual(rows);
  });
});
