import { importPKCS8, SignJWT } from "jose";
import * as z from "zod";
import type { PushMessage, PushOutcome, PushService } from "./push.ts";

/** A Google service account, with the field names of its JSON file. */
export interface FcmAccount {
  project_id: string;
  client_email: string;
  /** PKCS #8, as PEM. */
  private_key: string;
}

export interface FcmOptions extends FcmAccount {
  clock: () => Date;
  /** Google's own by default, without trailing slashes. */
  urls?: { token: string; fcm: string };
  /** In milliseconds; 10 seconds by default. */
  timeout_ms?: number;
}

const URLS = { token: "https://oauth2.googleapis.com/token", fcm: "https://fcm.googleapis.com" };
const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const TIMEOUT_MS = 10_000;
/** How long before its expiry an access token is renewed. */
const SPARE_MS = 60_000;

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
const Refusal = z.object({ error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })) }) });

/**
 * Sends to native shells through the HTTP v1 API of Firebase Cloud Messaging. The access token is obtained with a
 * signed assertion of the service account (RFC 7523) and cached until shortly before it expires.
 */
export function fcmPush(options: FcmOptions): PushService<"native"> {
  const { project_id, urls = URLS, timeout_ms = TIMEOUT_MS } = options;
  const token = accessTokens({ ...options, urls, timeout_ms });
  const address = `${urls.fcm}/v1/projects/${project_id}/messages:send`;
  const post = async (to: string, message: PushMessage): Promise<Response> =>
    fetch(address, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(timeout_ms),
      headers: { authorization: `Bearer ${await token.get()}`, "content-type": "application/json" },
      body: JSON.stringify({ message: messageOf(to, message, options.clock()) }),
    });
  return {
    send: async ({ token: to }, message) => {
      try {
        const answer = await post(to, message);
        if (answer.ok) return { outcome: "taken", why: await drained(answer) };
        if (answer.status === 401) token.forget();
        const code = await codeOf(answer);
        return { outcome: outcomeOf(answer.status, code), why: `${answer.status} ${code}`.trim() };
      } catch (error) {
        return { outcome: "later", why: error instanceof Error ? error.name : "network" };
      }
    },
  };
}

/** Android has the channels of notifications §11; iOS has a sound and a thread. */
const messageOf = (token: string, message: PushMessage, at: Date) => {
  const { title, body, redirect, channel, tag, lifetime } = message;
  const aps = { "thread-id": channel, ...(channel === "silent" ? {} : { sound: "default" }) };
  const expires = Math.floor(at.getTime() / 1_000) + lifetime;
  return {
    token,
    notification: { title, body },
    data: { redirect, tag },
    android: {
      priority: channel === "main" ? "HIGH" : "NORMAL",
      ttl: `${lifetime}s`,
      notification: { channel_id: channel, tag },
    },
    apns: {
      headers: {
        "apns-priority": channel === "main" ? "10" : "5",
        "apns-expiration": String(expires),
        "apns-collapse-id": tag,
      },
      payload: { aps },
    },
  };
};

const drained = async (answer: Response): Promise<string> => {
  await answer.body?.cancel();
  return "";
};

/** Returns FCM's code for the reason; never its text, which may quote the device. */
const codeOf = async (answer: Response): Promise<string> => {
  const read = Refusal.safeParse(await answer.json().catch(() => null));
  return read.data?.error.details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? "";
};

const outcomeOf = (status: number, code: string): PushOutcome => {
  if (status === 404 || code === "UNREGISTERED" || code === "SENDER_ID_MISMATCH") return "gone";
  // A problem with our account can be fixed by the operator, and the message may still be in time.
  return status === 400 ? "refused" : "later";
};

/** Returns a cache of the one access token for all messages; simultaneous messages share one request. */
function accessTokens({ clock, client_email, private_key, urls, timeout_ms }: Required<FcmOptions>) {
  let known: { token: Promise<string>; until: number } | null = null;
  const key = importPKCS8(private_key, "RS256");
  // An invalid key is reported to the first caller that needs it.
  key.catch(() => {});
  const ask = async (): Promise<string> => {
    const now = Math.floor(clock().getTime() / 1_000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(client_email)
      .setAudience(urls.token)
      .setIssuedAt(now)
      .setExpirationTime(now + 3_600)
      .sign(await key);
    const answer = await fetch(urls.token, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(timeout_ms),
      body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
    });
    const { access_token, expires_in } = Token.parse(await answer.json());
    if (known) known.until = clock().getTime() + expires_in * 1_000 - SPARE_MS;
    return access_token;
  };
  return {
    get: (): Promise<string> => {
      if (known && clock().getTime() < known.until) return known.token;
      const asked = { token: ask(), until: Number.POSITIVE_INFINITY };
      known = asked;
      asked.token.catch(() => {
        if (known === asked) known = null;
      });
      return asked.token;
    },
    forget: () => {
      known = null;
    },
  };
}
