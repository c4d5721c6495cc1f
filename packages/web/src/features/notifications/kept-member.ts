import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import * as v from "valibot";
import type { Orpc } from "../../api/query-options.ts";
import { latestQuery, notificationsQuery } from "./notification-queries.ts";
import type { Platform } from "../../platform/platform.ts";
import { currentUser } from "../../session/session.ts";
import { onTokenChange, readToken } from "../../session/token.ts";
import { isKept } from "../../storage/is-kept.ts";
import { endOf } from "../../storage/renewed-token.ts";
import { stored } from "../../storage/stored.ts";

type Kind = "number" | "text" | "yes_no" | "list" | "thing" | "text_or_none" | "number_or_none" | "number_or_missing";

const ofKind: Record<Kind, (value: unknown) => boolean> = {
  number: (value) => typeof value === "number",
  text: (value) => typeof value === "string",
  yes_no: (value) => typeof value === "boolean",
  list: Array.isArray,
  thing: (value) => typeof value === "object" && value !== null,
  text_or_none: (value) => value === null || typeof value === "string",
  number_or_none: (value) => value === null || typeof value === "number",
  number_or_missing: (value) => value === undefined || typeof value === "number",
};

/** The platform stores the token itself. */
type KeptUser = Omit<User, "token">;
/** The fields that a stored member must have: one that an older version stored without some of them is ignored. */
const USER: Record<keyof KeptUser, Kind> = {
  id: "number",
  guid: "text",
  email: "text",
  new_email: "text_or_none",
  first_name: "text",
  last_name: "text",
  phone_number: "text_or_none",
  phone_verified: "yes_no",
  avatar_url: "text_or_none",
  language: "text_or_none",
  certification: "text_or_none",
  following: "list",
  notified_following: "list",
  blocked: "list",
  favorite_items: "list",
  favorite_restaurants: "list",
  liked_recommendations: "list",
  disliked_recommendations: "list",
  reported_recommendations: "list",
  not_interested_recommendations: "list",
  target_calories: "number_or_none",
  gender: "text_or_none",
  notification_settings: "thing",
  admin: "yes_no",
  moderator: "yes_no",
  second_step_due: "yes_no",
  kitchens: "list",
  roles: "list",
  address: "text_or_none",
  address_complement: "text_or_none",
  city: "text_or_none",
  state: "text_or_none",
  postal_code: "text_or_none",
  country: "text_or_none",
};
const NOTIFICATION: Record<keyof Notification, Kind> = {
  id: "number",
  type: "text",
  read: "yes_no",
  date_creation: "text",
  json: "thing",
  people: "number_or_missing",
};

const fits = <Thing>(shape: Record<keyof Thing & string, Kind>) =>
  v.custom<Thing>(
    (value) =>
      ofKind.thing(value) &&
      Object.entries<Kind>(shape).every(([key, kind]) => ofKind[kind]((value as Record<string, unknown>)[key])),
  );

/** The end of the token with which it was loaded: data of another session is ignored. */
const OF = { of: v.optional(v.string(), "") };
const keptUser = stored("user", v.object({ ...OF, user: v.optional(v.nullable(fits<KeptUser>(USER)), null) }));
const keptNotifications = stored(
  "notifications",
  v.object({ ...OF, notifications: v.optional(v.array(fits<Notification>(NOTIFICATION)), []) }),
);

/**
 * Stores on the device who is signed in and their latest notifications (shell §35), so that both are there before an
 * answer arrives, and if none does. Only if the device stores the session itself; they are deleted with it. Returns the
 * function that stops it.
 */
export function keepMember(client: QueryClient, { orpc, platform }: { orpc: Orpc; platform: Platform }): () => void {
  const userKey = currentUser({ orpc, platform }).queryKey;
  const latestKey = latestQuery(orpc).queryKey;
  const listKey = notificationsQuery(orpc).queryKey;
  const session = (): string | null => {
    const token = readToken();
    // A session that is not to be remembered is in the tab's storage, and none of its data is stored here.
    return token !== null && (platform.tokens.lasts?.() ?? isKept("token")) ? endOf(token) : null;
  };

  // Marked as stale from the start: the server is asked all the same.
  const enter = (key: QueryKey, data: unknown) => {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: 0 });
  };
  const give = () => {
    const of = session();
    const { user, of: userOf } = keptUser.get();
    const { notifications, of: notificationsOf } = keptNotifications.get();
    if (of === null) return forget();
    if (user && userOf === of) enter(userKey, user);
    if (notifications.length === 0 || notificationsOf !== of) return;
    enter(latestKey, notifications);
    enter(listKey, { pages: [{ notifications, next: null }], pageParams: [{ offset: 0 }] });
  };
  const keep = (key: QueryKey) => {
    const of = session();
    if (of === null) return;
    const user = client.getQueryData(userKey);
    if (key === userKey && user) keptUser.set({ of, user });
    const told =
      key === latestKey ? client.getQueryData(latestKey) : client.getQueryData(listKey)?.pages[0]?.notifications;
    if (key !== userKey && told) keptNotifications.set({ of, notifications: told });
  };

  give();
  const hashes = new Map([userKey, latestKey, listKey].map((key: QueryKey) => [hashKey(key), key]));
  const keepAll = () => hashes.forEach((key) => keep(key));
  keepAll();
  const stopReading = client.getQueryCache().subscribe(({ type, query }) => {
    const key = type === "updated" ? hashes.get(query.queryHash) : undefined;
    if (key) keep(key);
  });
  const stopTokens = onTokenChange((change) => {
    // What the new session loads is stored when it arrives.
    if (change === "another") return forget();
    keepAll();
  });
  return () => {
    stopReading();
    stopTokens();
  };
}

/** Deletes what is stored; a device that has stored nothing is left alone. */
function forget(): void {
  if (keptUser.get().user) keptUser.reset();
  if (keptNotifications.get().notifications.length > 0) keptNotifications.reset();
}
