import { QueryClient } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { createOrpc } from "../../api/query-options.ts";
import { latestQuery, notificationsQuery } from "./notification-queries.ts";
import type { Platform } from "../../platform/platform.ts";
import { currentUser } from "../../session/session.ts";
import { openTokens, storeToken } from "../../session/token.ts";
import { keepMember } from "./kept-member.ts";

const nothing = () => undefined;
const api = createApi({
  origin: "http://localhost",
  token: () => null,
  onRenewedToken: nothing,
  onUnauthorized: nothing,
});
const orpc = createOrpc(api);
const platform = { kind: "web", tokens: {} } as Platform;
const userKey = currentUser({ orpc, platform }).queryKey;
const latestKey = latestQuery(orpc).queryKey;
const listKey = notificationsQuery(orpc).queryKey;

const lists = [
  "following",
  "notified_following",
  "blocked",
  "favorite_items",
  "favorite_restaurants",
  "kitchens",
  "roles",
];
const reactions = ["liked", "disliked", "reported", "not_interested"].map((kind) => `${kind}_recommendations`);
const nones = ["new_email", "phone_number", "avatar_url", "language", "certification", "target_calories", "gender"];
const places = ["address", "address_complement", "city", "state", "postal_code", "country"];
const INES = {
  ...Object.fromEntries([...lists, ...reactions].map((key) => [key, []])),
  ...Object.fromEntries([...nones, ...places].map((key) => [key, null])),
  id: 7,
  guid: "7",
  email: "ines@example.ca",
  first_name: "Inès",
  last_name: "Roy",
  notification_settings: {},
  phone_verified: false,
  admin: false,
  moderator: false,
  second_step_due: false,
} as unknown as User;
const LIKED = { id: 3, type: "like", read: false, date_creation: "2026-01-01T00:00:00Z", json: {} } as Notification;

describe("the member and their notifications, stored on the device", () => {
  const kept = new Map<string, string>();
  /** Opens a page on the device, with a token or without. */
  const open = async (token: string | null, lasting = true) => {
    if (token !== null && lasting) kept.set("token", token);
    const keep = async (now: string | null) =>
      void (now === null ? kept.delete("token") : lasting && kept.set("token", now));
    await openTokens({ read: async () => token, write: keep, onChangeElsewhere: nothing });
    const client = new QueryClient();
    return { client, stop: keepMember(client, { orpc, platform }) };
  };
  beforeEach(() => {
    const getItem = (key: string) => kept.get(key) ?? null;
    const setItem = (key: string, value: string) => void kept.set(key, value);
    vi.stubGlobal("localStorage", { getItem, setItem });
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    kept.clear();
    await openTokens({ read: async () => null, write: async () => undefined, onChangeElsewhere: nothing });
  });

  it("are shown on the next page before the server answers, and requested nevertheless", async () => {
    const first = await open("token-of-ines");
    first.client.setQueryData(userKey, INES);
    first.client.setQueryData(latestKey, [LIKED]);
    first.stop();
    const { client, stop } = await open("token-of-ines");
    expect(client.getQueryData(userKey)).toEqual(INES);
    expect(client.getQueryState(userKey)?.dataUpdatedAt).toBe(0);
    expect(client.getQueryData(latestKey)).toEqual([LIKED]);
    expect(client.getQueryData(listKey)?.pages).toEqual([{ notifications: [LIKED], next: null }]);
    stop();
  });

  it("stay under a renewed token, and are not read under another member's", async () => {
    const first = await open("token-of-ines");
    first.client.setQueryData(userKey, INES);
    storeToken("renewed-of-ines", { change: "renewed" });
    first.stop();
    const renewed = await open("renewed-of-ines");
    expect(renewed.client.getQueryData(userKey)).toEqual(INES);
    renewed.stop();
    const { client, stop } = await open("token-of-malik");
    expect(client.getQueryData(userKey)).toBeUndefined();
    stop();
  });

  it("are removed at sign-out, and not stored for a sign-in that does not last", async () => {
    const { client, stop } = await open("token-of-ines");
    client.setQueryData(userKey, INES);
    client.setQueryData(latestKey, [LIKED]);
    storeToken(null);
    expect([...kept.values()].join()).not.toContain("ines@example.ca");
    stop();
    const passing = await open("token-of-ines", false);
    passing.client.setQueryData(userKey, INES);
    expect([...kept.values()].join()).not.toContain("ines@example.ca");
    passing.stop();
  });

  it("are not stored for a visitor", async () => {
    const { stop } = await open(null);
    expect([...kept.keys()]).toEqual([]);
    stop();
  });

  it("are ignored when an older version stored fewer fields", async () => {
    const { email: _missing, ...older } = INES;
    kept.set("user", JSON.stringify({ of: "-of-ines", user: older }));
    const { client, stop } = await open("token-of-ines");
    expect(client.getQueryData(userKey)).toBeUndefined();
    stop();
  });
});
