import type { Language } from "@tablee/domain/language/text";
import type { PushChannel } from "@tablee/domain/notifications/notification";

/** A push notification to all devices of a member (notifications §10). */
export interface PushMessage {
  account_id: number;
  language: Language;
  title: string;
  body: string;
  /** The route of the product that it opens. */
  redirect: string;
  channel: PushChannel;
  /** A device shows only the latest message with the same tag, so a repeated message is seen once. */
  tag: string;
  /** How long a device that is offline may still show it when it comes back, in seconds. */
  lifetime: number;
}

/** Sends to all devices that a member has registered. Rejects if one may be reached later. */
export interface Push {
  /** true: nothing is sent from here. */
  readonly off?: boolean;
  /** The public key with which browsers subscribe (RFC 8292); without it, none can. */
  readonly web_key?: string;
  /** Whether tokens of native shells can be registered. */
  readonly native?: boolean;
  send(message: PushMessage): Promise<void>;
}

/** A browser's subscription (RFC 8030), or a native shell's token. */
export type PushAddress =
  | { kind: "web"; endpoint: string; keys: { p256dh: string; auth: string } }
  | { kind: "native"; token: string };

/** `gone`: the service says that the device no longer exists. */
export type PushOutcome = "taken" | "gone" | "refused" | "later";

/** Sends to devices of one kind. Never rejects. `refused`: this message will never be accepted. */
export interface PushService<Kind extends PushAddress["kind"]> {
  send(to: Extract<PushAddress, { kind: Kind }>, message: PushMessage): Promise<{ outcome: PushOutcome; why: string }>;
}
