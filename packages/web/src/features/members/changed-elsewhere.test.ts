import type { User } from "@tablee/contract/accounts/accounts.schema";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import type { Api } from "../../api/create-api.ts";
import { createOrpc } from "../../api/query-options.ts";
import { watchOwnLists } from "./changed-elsewhere.ts";

const orpc = createOrpc({} as Api);
const own = orpc.accounts.currentUser.queryKey({ input: {} });
const feed = [...orpc.discoveries.list.key(), "feed"];
const card = [...orpc.members.key(), "card"];
const bell = [...orpc.notifications.key(), "bell"];
const member = (lists: Partial<User>) => ({ id: 1, following: [2], blocked: [], ...lists }) as unknown as User;

let stop = () => {};
afterEach(() => stop());

/** A page of a member with a feed and a member's card, and what the server answers the next time. */
function page() {
  const client = new QueryClient();
  client.setQueryData(own, member({}));
  client.setQueryData(feed, "read");
  client.setQueryData(card, "read");
  client.setQueryData(bell, "read");
  stop = watchOwnLists(client, orpc);
  const answer = (lists: Partial<User>) =>
    client.query({ queryKey: own, queryFn: async () => member(lists), staleTime: 0 });
  const stale = (keys = [feed, card]) => keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  return { client, answer, stale };
}

it("whom a member has blocked on another device disappears here too", async () => {
  const { answer, stale } = page();
  await answer({});
  expect(stale([feed, card, bell])).toEqual([false, false, false]);
  await answer({ blocked: [3] });
  expect(stale([feed, card, bell])).toEqual([true, true, true]);
});

it("whom a member has followed on another device counts here too", async () => {
  const { answer, stale } = page();
  await answer({ following: [2, 4] });
  expect(stale()).toEqual([true, true]);
});

it("what is changed here, or belongs to another member, refetches nothing", async () => {
  const { client, answer, stale } = page();
  client.setQueryData(own, member({ following: [2, 4] }));
  await answer({ following: [4, 2] });
  await answer({ id: 9, following: [], blocked: [5] });
  expect(stale()).toEqual([false, false]);
});
