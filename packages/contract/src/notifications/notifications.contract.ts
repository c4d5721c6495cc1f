import { NOTIFICATIONS_PAGE } from "@tablee/domain/notifications/notification";
import * as z from "zod";
import { call } from "../wire/errors.ts";
import { Limit, LongId } from "../wire/values.schema.ts";
import { NotificationPage } from "./notifications.schema.ts";
import { DeviceToken, SubscribedEndpoint, Subscription, WebPush } from "./push.schema.ts";

const tags = ["notifications"];
const UNAVAILABLE = { status: 503, message: "Nothing is sent to such devices from here" } as const;
const KEPT = z.boolean().describe("false: the address is somebody else's");

export const notificationsContract = {
  list: call
    .route({ method: "GET", path: "/client/account/notifications", tags, summary: "Own notifications, newest first" })
    .input(
      z.object({
        limit: Limit.default(NOTIFICATIONS_PAGE),
        offset: z.int().min(-1).max(1_000_000).default(0).describe("0, then each page's continuation"),
        newest_id: LongId.optional().describe(
          "The id of the first page's first notification: those that came later are not counted, so that no page repeats one",
        ),
        timezone: z
          .string()
          .max(60)
          .optional()
          .describe("By whose days `people` is counted, which is missing without it. Where it is unknown, by UTC's"),
      }),
    )
    .output(NotificationPage),
  read: call
    .route({ method: "POST", path: "/client/account/notifications/read", tags, summary: "Mark own ones as read" })
    .input(
      z.object({
        notification_ids: z.array(LongId).max(500),
        up_to: LongId.optional().describe("The newest one that was seen: it and all older ones are read, too"),
      }),
    )
    .output(z.boolean()),
  unreadCount: call
    .route({
      method: "GET",
      path: "/client/account/notifications/unread-count",
      tags,
      summary: "How many own ones have not been read, counted to 1,000",
    })
    .output(z.int()),
  webPush: call
    .route({
      method: "GET",
      path: "/client/account/web-push",
      tags,
      summary: "What browsers subscribe with, and which of the member's have",
    })
    .output(WebPush),
  registerWebPush: call
    .route({ method: "POST", path: "/client/account/register-web-push", tags, summary: "Reach this browser" })
    .errors({ unavailable: UNAVAILABLE })
    .input(z.object({ subscription: Subscription }))
    .output(KEPT),
  unregisterWebPush: call
    .route({ method: "POST", path: "/client/account/unregister-web-push", tags, summary: "Reach it no longer" })
    .input(z.object({ endpoint: SubscribedEndpoint }))
    .output(z.boolean()),
  registerDeviceToken: call
    .route({
      method: "POST",
      path: "/client/account/register-device-token",
      tags,
      summary: "Reach this native shell, whose person has allowed it",
    })
    .errors({ unavailable: UNAVAILABLE })
    .input(DeviceToken)
    .output(KEPT),
};
