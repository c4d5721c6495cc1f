import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { Api } from "../../api/create-api.ts";
import { createOrpc } from "../../api/query-options.ts";
import { enterRestaurant, kitchensQuery } from "./kitchen-queries.ts";

it("kitchens that were being fetched when one was paused do not open it again (kitchen §7)", async () => {
  const card = (status: string) => ({ id: 7, status }) as RestaurantCard;
  const restaurants = vi.fn(async () => [card("open")]);
  const orpc = createOrpc({ kitchen: { restaurants } } as unknown as Api);
  const client = new QueryClient();
  const observer = new QueryObserver<RestaurantCard[]>(client, kitchensQuery(orpc));
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([card("open")]));
  const poll = Promise.withResolvers<RestaurantCard[]>();
  restaurants.mockImplementationOnce(() => poll.promise);
  restaurants.mockResolvedValue([card("paused")]);
  void observer.refetch();
  enterRestaurant(client, orpc, card("paused"));
  poll.resolve([card("open")]);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(observer.getCurrentResult().data).toEqual([card("paused")]);
  stop();
});
