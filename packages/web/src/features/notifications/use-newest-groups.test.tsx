// @vitest-environment happy-dom
import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { type AppContext, ContextOfApp } from "../../routes/app-context.ts";
import { useNewestGroups } from "./use-newest-groups.ts";

afterEach(cleanup);

const one = (id: number, type: "like" | "comment"): Notification =>
  ({
    id,
    type,
    read: false,
    date_creation: "2026-11-23T12:00:00Z",
    json: { sender_id: id, recommendation_id: 7 },
  }) as Notification;

/** Renders the menu for these notifications, newest first, and counts the calls for a page. */
function menuOf(all: readonly Notification[]) {
  const asked: number[] = [];
  const call = async ({ limit, offset = 0 }: { limit: number; offset?: number }) => {
    asked.push(offset);
    const end = offset + limit;
    return { notifications: all.slice(offset, end), continuation: end < all.length ? end : -1 };
  };
  const orpc = { notifications: { list: { call, key: ({ type }: { type: string }) => ["notifications", type] } } };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ orpc } as unknown as AppContext}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useNewestGroups(), { wrapper });
  return { result, asked };
}

it("has five entries even when one day's likes fill more than a page", async () => {
  const likes = Array.from({ length: 40 }, (_, at) => one(100 - at, "like"));
  const older = Array.from({ length: 8 }, (_, at) => one(50 - at, "comment"));
  const { result, asked } = menuOf([...likes, ...older]);
  await waitFor(() => expect(result.current.groups).toHaveLength(5), { timeout: 10_000 });
  expect(result.current.groups.map(({ newest }) => newest.id)).toEqual([100, 50, 49, 48, 47]);
  expect(asked).toEqual([0, 0, 15, 30]);
});

it("requests no second page when the first page has five entries or is the last one", async () => {
  const full = menuOf(Array.from({ length: 40 }, (_, at) => one(100 - at, "comment")));
  await waitFor(() => expect(full.result.current.groups).toHaveLength(5));
  const few = menuOf(Array.from({ length: 6 }, (_, at) => one(100 - at, "like")));
  await waitFor(() => expect(few.result.current.groups).toHaveLength(1));
  expect([full.asked, few.asked]).toEqual([[0], [0]]);
});
