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
  /** Of two with the same a device shows the later one: what is sent twice is seen once. */
  tag: string;
  /** Seconds for which a device that is off may come back and still show it. */
  lifetime: number;
}

/** Sends to whatever devices a member has registered. Rejects where one may be reached later. */
export interface Push {
  /** true: nothing is sent from here. */
  readonly off?: boolean;
  /** The public key that browsers subscribe with (RFC 8292); missing: none can. */
  readonly web_key?: string;
  /** Whether tokens of native shells can be registered. */
  readonly native?: boolean;
  send(message: PushMessage): Promise<void>;
}

/** A browser's subscription (RFC 8030), or what a native shell is reached by. */
export type PushAddress =
  | { kind: "web"; endpoint: string; keys: { p256dh: string; auth: string } }
  | { kind: "native"; token: string };

/** `gone`: the service says that there is no such device any more. */
export type PushOutcome = "taken" | "gone" | "refused" | "later";

/** Reaches devices of one kind. Never rejects. `refused`: this message is not taken, however often it is sent. */
export interface PushService<Kind extends PushAddress["kind"]> {
  send(to: Extract<PushAddress, { kind: Kind }>, message: PushMessage): Promise<{ outcome: PushOutcome; why: string }>;
}
