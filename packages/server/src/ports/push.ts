import type { PushChannel } from "@tablee/domain/notifications/notification";

/** A push notification to all devices of a member (notifications §10). */
export interface PushMessage {
  account_id: number;
  title: string;
  body: string;
  /** The route of the product that it opens. */
  redirect: string;
  channel: PushChannel;
}

/** Sends to whatever devices a member has registered. Rejects where the service cannot be reached. */
export interface Push {
  send(message: PushMessage): Promise<void>;
}
