import { urgencyOf } from "@tablee/domain/notifications/push";
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

/** Returns what the service worker in packages/web/src/worker/push.ts reads. */
const payloadOf = ({ title, body, redirect, channel, tag, language }: PushMessage): string =>
  JSON.stringify({ title, body, redirect, channel, tag, language });

/**
 * Sends Web Push: encrypted for the browser (RFC 8291) and posted to the service that it named. That URL comes from a
 * stranger, so `sender` must be one that reaches no private network and follows no redirects.
 */
export const webPush = (
  { public_key: publicKey, private_key: privateKey, subject }: VapidKeys,
  sender: Poster,
): PushService<"web"> => ({
  send: async ({ endpoint, keys }, message) => {
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
    return { outcome: outcomeOf(status, fault), why: `${status ?? ""} ${fault ?? ""}`.trim() };
  },
});

const outcomeOf = (status: number | null, fault: string | null): PushOutcome => {
  if (fault === null) return "taken";
  // A private address is no push service: nothing sent there ever arrives.
  if (status === 404 || status === 410 || fault === "private_address") return "gone";
  return status === null || status === 429 || status >= 500 ? "later" : "refused";
};
