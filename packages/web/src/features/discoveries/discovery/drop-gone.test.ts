import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createApi } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { dropGone } from "./drop-gone.ts";

const nothing = () => undefined;
// Only its query keys are used here: no call is made.
const orpc = createOrpc(
  createApi({ origin: "http://localhost", token: () => null, onRenewedToken: nothing, onUnauthorized: nothing }),
);

test("a discovery that is gone is removed from every cached list, and all else stays in its place", () => {
  const client = new QueryClient();
  const put = (key: readonly unknown[], data: unknown) => client.setQueryData(key, data);
  const rows = [{ id: 6 }, { id: 7 }, { id: 8 }];
  const feed = orpc.discoveries.list.key({ type: "infinite", input: { variant: "popular" } });
  const profile = orpc.members.recommendations.key({ type: "infinite", input: { id: 3 } });
  const trends = orpc.search.trends.queryKey({ input: { category: "burgers" } });
  const found = orpc.search.universal.queryKey({ input: { query: "soup" } });
  for (const key of [feed, profile]) {
    put(key, { pages: [{ recommendations: rows, continuation: "x" }], pageParams: [null] });
  }
  put(trends, { id: 1, items: [{ recommendation: { id: 7 } }, { restaurant: { id: 7 } }] });
  put(found, { recommendations: rows, restaurants: [{ id: 7 }] });
  dropGone(client, orpc, 7);
  for (const key of [feed, profile]) {
    const pages = [{ recommendations: [{ id: 6 }, { id: 8 }], continuation: "x" }];
    expect(client.getQueryData(key)).toEqual({ pages, pageParams: [null] });
  }
  expect(client.getQueryData(trends)).toEqual({ id: 1, items: [{ restaurant: { id: 7 } }] });
  expect(client.getQueryData(found)).toEqual({ recommendations: [{ id: 6 }, { id: 8 }], restaurants: [{ id: 7 }] });
});
