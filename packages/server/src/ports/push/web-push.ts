import { urgencyOf } from "@tablee/domain/notifications/push";
// Its names cannot be told from outside: it is CommonJS.
import library from "web-push";
import type { Poster } from "../webhook-sender.ts";
import type { PushMessage, PushOutcome, PushService } from "./push.ts";

/** The pair of keys by which push services know who sends (RFC 8292), and whom they write to. */
export interface VapidKeys {
  /** 65 bytes, base64url. */
  public_key: string;
  private_key: string;
  /** `mailto:` or `https:`. */
  subject: string;
}

/** What the worker of packages/web/src/worker/push.ts reads. */
const payloadOf = ({ title, body, redirect, channel, tag, language }: PushMessage): string =>
  JSON.stringify({ title, body, redirect, channel, tag, language });

/**
 * Web Push: encrypted for the browser alone (RFC 8291) and posted to whatever service it named. That address comes
 * from a stranger, so `sender` is one that reaches no private network and follows nobody elsewhere.
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
      // Keys on no curve: nobody can read what is sealed with them.
      return { outcome: "gone", why: "keys" };
    }
    const { body, headers } = request;
    const { status, fault } = await sender.post({ url: endpoint, body: body ?? "", headers });
    return { outcome: outcomeOf(status, fault), why: `${status ?? ""} ${fault ?? ""}`.trim() };
  },
});

const outcomeOf = (status: number | null, fault: string | null): PushOutcome => {
  if (fault === null) return "taken";
  // No address of a push service: nothing that is sent there ever arrives.
  if (status === 404 || status === 410 || fault === "private_address") return "gone";
  return status === null || status === 429 || status >= 500 ? "later" : "refused";
};
