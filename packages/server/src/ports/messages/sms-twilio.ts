import { NotHandedOn } from "./not-handed-on.ts";
import type { Sms } from "../sms.ts";

export interface TwilioOptions {
  account_sid: string;
  auth_token: string;
  /** A phone number of one's own (E.164), or a messaging service (`MG…`). */
  from: string;
  /** The URL of the API, without a trailing slash; Twilio's own by default. */
  url?: string;
  /** In milliseconds; 10 seconds by default. */
  timeout_ms?: number;
}

const URL = "https://api.twilio.com";
const TIMEOUT_MS = 10_000;
/** Twilio's answer about an accepted or refused message is about a kilobyte. */
const MAX_BYTES = 64 * 1_024;

/**
 * Sends text messages through Twilio. Only the codes of its refusals are reported, because its texts quote the phone
 * number.
 */
export function twilioSms({ account_sid, auth_token, from, url = URL, timeout_ms = TIMEOUT_MS }: TwilioOptions): Sms {
  const address = `${url}/2010-04-01/Accounts/${account_sid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString("base64")}`;
  const sender: Record<string, string> = from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from };
  return {
    send: async ({ to, text }) => {
      let answer: Response;
      try {
        answer = await fetch(address, {
          method: "POST",
          // The message would be sent on to wherever a redirect leads.
          redirect: "error",
          signal: AbortSignal.timeout(timeout_ms),
          headers: { authorization, accept: "application/json" },
          body: new URLSearchParams({ To: to, Body: text, ...sender }),
        });
      } catch (error) {
        throw new NotHandedOn("Twilio", networkCode(error));
      }
      if (answer.ok) return answer.body?.cancel();
      throw new NotHandedOn("Twilio", `${answer.status} ${await codeOf(answer)}`.trim());
    },
  };
}

const networkCode = (error: unknown): string => {
  if (error instanceof DOMException) return error.name;
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === "string" ? cause.code : "network";
};

/** Returns Twilio's own code for the reason: https://www.twilio.com/docs/api/errors */
const codeOf = async (answer: Response): Promise<string> => {
  if (Number(answer.headers.get("content-length") ?? 0) > MAX_BYTES) return "";
  try {
    const { code } = (await answer.json()) as { code?: unknown };
    return typeof code === "number" ? String(code) : "";
  } catch {
    return "";
  }
};
