import { DISCOVERY_STATUSES } from "@tablee/domain/discoveries/discovery";
import { NOTIFICATION_TYPES } from "@tablee/domain/notifications/notification";
import * as z from "zod";
import { Text } from "../wire/text.schema.ts";
import { Id, ImageUrl, Instant, LongId, Money } from "../wire/values.schema.ts";

/** What a notification is about (notifications §2). All fields are present, and null if the type has no such value. */
const NotificationJson = z.object({
  sender_id: Id.nullable(),
  sender_first_name: z.string().nullable(),
  sender_last_name: z.string().nullable(),
  sender_avatar_url: ImageUrl.nullable(),
  recommendation_id: Id.nullable(),
  recommendation_image_url: ImageUrl.nullable(),
  comment_id: Id.nullable(),
  parent_id: Id.nullable().describe("The receiver's own comment that this one answers"),
  restaurant_id: Id.nullable(),
  restaurant_name: Text.nullable(),
  restaurant_image_url: ImageUrl.nullable(),
  order_id: LongId.nullable(),
  amount: Money.nullable(),
  delay: z.int().nullable().describe("Minutes"),
  status: z
    .enum(DISCOVERY_STATUSES)
    .nullable()
    .describe("What a moderator decided of one's own discovery; rejected: of one's own comment, too"),
  reason: z.string().nullable().describe("Why a moderator deleted one's own comment"),
});
export type NotificationJson = z.infer<typeof NotificationJson>;

export const Notification = z.object({
  id: LongId,
  type: z.enum(NOTIFICATION_TYPES),
  read: z.boolean(),
  date_creation: Instant,
  json: NotificationJson,
  people: z
    .int()
    .optional()
    .describe("In a list that was asked for with a timezone: how many people did the same to the same thing that day"),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationPage = z.object({
  notifications: z.array(Notification),
  /** The offset of the next page; negative if there is none (notifications §6). */
  continuation: z.int(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;
