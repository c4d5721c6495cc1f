import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { createOrpc } from "../../api/query-options.ts";
import { answersQuery, commentsQuery } from "./comment-queries.ts";
import { heardInto } from "./live-comments.ts";

const nothing = () => undefined;
// Only its query keys are used here: no call is made.
const orpc = createOrpc(
  createApi({ origin: "http://localhost", token: () => null, onRenewedToken: nothing, onUnauthorized: nothing }),
);

test("joined again after a lost connection, everything that was loaded of the talk is fetched again (comments §10)", () => {
  const queryClient = new QueryClient();
  const keys = [
    commentsQuery(orpc, 7).queryKey,
    answersQuery(orpc, 1).queryKey,
    orpc.discoveries.get.queryKey({ input: { id: 7 } }),
  ];
  for (const key of keys) queryClient.setQueryData(key, { pages: [], pageParams: [] } as unknown as Discovery);
  const stale = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  const { joined } = heardInto({ queryClient, orpc });
  joined(7);
  expect(stale()).toEqual([true, false, false]);
  joined(7);
  expect(stale()).toEqual([true, true, true]);
});
