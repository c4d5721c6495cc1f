import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Api, createApi } from "../../api/create-api.ts";
import { createOrpc } from "../../api/query-options.ts";
import { enterNotification, hearUnread, readAll } from "./heard-notifications.ts";
import { latestQuery, unreadQuery } from "./notification-queries.ts";

const nothing = () => undefined;
const orpc = createOrpc(
  createApi({ origin: "http://localhost", token: () => null, onRenewedToken: nothing, onUnauthorized: nothing }),
);
const latestKey = latestQuery(orpc).queryKey;
const unreadKey = unreadQuery(orpc).queryKey;
const told = (id: number) => ({ id, type: "like", read: false }) as Notification;

describe("the bell's newest notifications (notifications §9)", () => {
  let client: QueryClient;
  const isStale = () => client.getQueryState(latestKey)?.isInvalidated;
  beforeEach(() => {
    client = new QueryClient();
    client.setQueryData(latestKey, [told(1)]);
    client.setQueryData(unreadKey, 1);
  });

  it("are updated from an event, without a new request", () => {
    enterNotification(client, orpc, told(2));
    enterNotification(client, orpc, told(2));
    expect([client.getQueryData(unreadKey), client.getQueryData(latestKey)]).toEqual([2, [told(2), told(1)]]);
    hearUnread(client, orpc, 2);
    expect([client.getQueryData(unreadKey), isStale()]).toEqual([2, false]);
  });

  it.each([
    ["came before anybody listened", 2],
    ["was read on another device", 0],
  ])("are requested again when the unread count shows that something %s", (_what, count) => {
    hearUnread(client, orpc, count);
    expect([client.getQueryData(unreadKey), isStale()]).toEqual([count, true]);
  });

  it("are not requested again by the first unread count", () => {
    client.removeQueries({ queryKey: unreadKey });
    hearUnread(client, orpc, 3);
    expect([client.getQueryData(unreadKey), isStale()]).toEqual([3, false]);
  });
});

describe("what is reported as read (notifications §7)", () => {
  /** The bell has loaded one unread notification; `read` answers when asked to. */
  function bell() {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    client.setQueryData(latestKey, [told(1)]);
    client.setQueryData(unreadKey, 1);
    const reported = Promise.withResolvers<boolean>();
    const list = vi.fn(async () => ({ notifications: [told(1)], continuation: -1 }));
    const unreadCount = vi.fn(async () => 1);
    const calls = { list, unreadCount, read: vi.fn(() => reported.promise) };
    const used = createOrpc({ notifications: calls } as unknown as Api);
    const shown = () => [client.getQueryData(unreadKey), client.getQueryData(latestKey)?.map(({ read }) => read)];
    return { client, used, reported, list, unreadCount, shown };
  }

  it("is not marked as unread again by what was fetched before", async () => {
    const { client, used, reported, list, unreadCount, shown } = bell();
    const watched = [new QueryObserver(client, latestQuery(used)), new QueryObserver(client, unreadQuery(used))];
    const stops = watched.map((observer) => observer.subscribe(nothing));
    // Both are being fetched, and were read on the server before the call below.
    const read = readAll(client, used);
    await vi.waitFor(() => expect(shown()).toEqual([0, [true]]));
    await new Promise((done) => setTimeout(done, 10));
    expect(shown()).toEqual([0, [true]]);
    // What was broken off is fetched once the server knows.
    list.mockResolvedValue({ notifications: [{ ...told(1), read: true }], continuation: -1 });
    unreadCount.mockResolvedValue(0);
    reported.resolve(true);
    await read;
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect([list.mock.calls.length, unreadCount.mock.calls.length]).toEqual([2, 2]);
    expect(shown()).toEqual([0, [true]]);
    for (const stop of stops) stop();
  });

  it("asks for nothing more if nothing was being fetched", async () => {
    const { client, used, reported, list } = bell();
    reported.resolve(true);
    await readAll(client, used);
    expect(list).not.toHaveBeenCalled();
    expect([unreadKey, latestKey].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([
      false,
      false,
    ]);
  });

  it("is corrected by the server's next answer if the call fails", async () => {
    const { client, used, reported } = bell();
    reported.reject(new Error("cut off"));
    await readAll(client, used);
    expect([unreadKey, latestKey].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([
      true,
      true,
    ]);
  });
});
