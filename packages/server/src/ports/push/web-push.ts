import { urgencyOf } from "@tablee/domain/notifications/push";
import { LRUCache } from "lru-cache";
// A default import, because named exports of this CommonJS library cannot be detected.
import library from "web-push";
import type { Poster } from "../webhook-sender.ts";
import type { PushMessage, PushOutcome, PushService } from "./push.ts";

/** The key pair by which push services recognize the sender (RFC 8292), and the sender's contact address. */
export interface VapidKeys {
  /** 65 bytes, base64url. */
  public_key: string;
  private_key: string;
  /** `mailto:` or `https:`. */
  subject: string;
}

/** After this many messages without any answer, an endpoint is left alone for a while: not for long, because our own line may have been the silent one. */
const MOST_SILENT = 2;
const PAUSE_MS = 45_000;
const MOST_KNOWN = 10_000;

/** Returns what the service worker in packages/web/src/worker/push.ts reads. */
const payloadOf = ({ title, body, redirect, channel, tag, language }: PushMessage): string =>
  JSON.stringify({ title, body, redirect, channel, tag, language });

/**
 * Sends Web Push: encrypted for the browser (RFC 8291) and posted to the service that it named. That URL comes from a
 * stranger, so `sender` must be one that reaches no private network and follows no redirects. An endpoint that never
 * answers is not waited for again and again.
 */
export const webPush = (
  { public_key: publicKey, private_key: privateKey, subject }: VapidKeys,
  sender: Poster,
): PushService<"web"> => {
  /** How many messages in a row an endpoint left without an answer; each was waited for. */
  const silent = new LRUCache<string, number>({ max: MOST_KNOWN, ttl: PAUSE_MS });
  return {
    send: async ({ endpoint, keys }, message) => {
      if ((silent.get(endpoint) ?? 0) >= MOST_SILENT) return { outcome: "later", why: "silent" };
      let request: ReturnType<typeof library.generateRequestDetails>;
      try {
        request = library.generateRequestDetails({ endpoint, keys }, payloadOf(message), {
          TTL: message.lifetime,
          urgency: urgencyOf(message.channel),
          contentEncoding: "aes128gcm",
          vapidDetails: { subject, publicKey, privateKey },
        });
      } catch {
        // The keys are not on the curve: nobody could read what is encrypted with them.
        return { outcome: "gone", why: "keys" };
      }
      const { body, headers } = request;
      const { status, fault } = await sender.post({ url: endpoint, body: body ?? "", headers });
      if (fault === "timeout") silent.set(endpoint, (silent.get(endpoint) ?? 0) + 1);
      else silent.delete(endpoint);
      return { outcome: outcomeOf(status, fault), why: `${status ?? ""} ${fault ?? ""}`.trim() };
    },
  };
};

const outcomeOf = (status: number | null, fault: string | null): PushOutcome => {
  if (fault === null) return "taken";
  // A private address is no push service: nothing sent there ever arrives.
  if (status === 404 || status === 410 || fault === "private_address") return "gone";
  return status === null || status === 429 || status >= 500 ? "later" : "refused";
};
