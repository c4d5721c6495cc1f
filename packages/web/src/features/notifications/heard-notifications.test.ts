import { QueryClient } from "@tanstack/react-query";
import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { createOrpc } from "../../api/query-options.ts";
import { enterNotification, hearUnread } from "./heard-notifications.ts";
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
