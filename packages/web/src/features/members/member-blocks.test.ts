import type { User } from "@tablee/contract/accounts/accounts.schema";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { Api } from "../../api/create-api.ts";
import { createOrpc } from "../../api/query-options.ts";
import { applyBlock } from "./member-blocks.ts";

const orpc = createOrpc({} as Api);

it("a block ends the follow at once, and everything that the blocked member wrote or caused is read again", () => {
  const client = new QueryClient();
  const own = orpc.accounts.currentUser.queryKey({ input: {} });
  client.setQueryData(own, { following: [2, 3], notified_following: [2], blocked: [] } as unknown as User);
  const rooms = [orpc.members, orpc.discoveries, orpc.comments, orpc.notifications, orpc.menus];
  const keys = rooms.map((room) => [...room.key(), "read"]);
  for (const key of keys) client.setQueryData(key, "read");

  applyBlock(client, orpc, 2, true);

  expect(client.getQueryData(own)).toMatchObject({ following: [3], notified_following: [], blocked: [2] });
  const stale = keys.map((key) => client.getQueryState(key)?.isInvalidated);
  expect(stale).toEqual([true, true, true, true, false]);

  applyBlock(client, orpc, 2, false);
  expect(client.getQueryData(own)).toMatchObject({ following: [3], blocked: [] });
});
