import type { DeliveryFault } from "@tablee/domain/webhooks/webhook";

export interface WebhookRequest {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

export interface WebhookAnswer {
  /** null: the status is 2xx. */
  fault: DeliveryFault | null;
  /** null: no answer came. */
  status: number | null;
  /** In milliseconds. */
  duration: number;
  /** For developers; never contains what the other side wrote. */
  error: string | null;
}

/** Posts to addresses entered by restaurants. Never throws. */
export interface WebhookSender {
  /** Whether http and private networks are allowed: for hosts whose receivers are in the same network. */
  anywhere: boolean;
  post(request: WebhookRequest): Promise<WebhookAnswer>;
}

/** The same for posts to URLs given by others, such as a browser's push service. */
export interface Poster {
  post(request: Omit<WebhookRequest, "body"> & { body: string | Uint8Array }): Promise<WebhookAnswer>;
}
