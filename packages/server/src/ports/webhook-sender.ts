import type { DeliveryFault } from "@tablee/domain/webhooks/webhook";

export interface WebhookRequest {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

export interface WebhookAnswer {
  /** null: 2xx. */
  fault: DeliveryFault | null;
  /** null: none came. */
  status: number | null;
  /** Milliseconds. */
  duration: number;
  /** For developers; never of what the other side wrote. */
  error: string | null;
}

/** What posts to addresses that restaurants gave. It never throws. */
export interface WebhookSender {
  /** Whether http and private networks may be reached: where the receivers stand beside this host. */
  anywhere: boolean;
  post(request: WebhookRequest): Promise<WebhookAnswer>;
}

/** The same for whatever is posted to an address that somebody else gave, as a browser that of its push service. */
export interface Poster {
  post(request: Omit<WebhookRequest, "body"> & { body: string | Uint8Array }): Promise<WebhookAnswer>;
}
