import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { createOrpc } from "../../api/query-options.ts";
import { applyFavorite } from "./favorites.ts";

const nothing = () => undefined;
// Only its query keys are used here: no call is made.
const orpc = createOrpc(
  createApi({ origin: "http://localhost", token: () => null, onRenewedToken: nothing, onUnauthorized: nothing }),
);
const member = orpc.accounts.currentUser.queryKey({ input: {} });

test("a like is added to the member's favourites once and removed again; without a known member nothing is stored", () => {
  const client = new QueryClient();
  applyFavorite(client, orpc, "item", 7, true);
  expect(client.getQueryData(member)).toBeUndefined();

  const put = (data: unknown) => client.setQueryData(member, data as never);
  put({ favorite_items: [3], favorite_restaurants: [7] });
  applyFavorite(client, orpc, "item", 7, true);
  applyFavorite(client, orpc, "item", 7, true);
  expect(client.getQueryData(member)).toEqual({ favorite_items: [3, 7], favorite_restaurants: [7] });
  applyFavorite(client, orpc, "restaurant", 7, false);
  applyFavorite(client, orpc, "item", 3, false);
  expect(client.getQueryData(member)).toEqual({ favorite_items: [7], favorite_restaurants: [] });
});
