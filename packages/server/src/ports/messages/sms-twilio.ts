import { NotHandedOn } from "./not-handed-on.ts";
import type { Sms } from "../sms.ts";

export interface TwilioOptions {
  account_sid: string;
  auth_token: string;
  /** A number of one's own (E.164), or a messaging service (`MG…`). */
  from: string;
  /** Of the API, without a slash at the end; Twilio's own unless told. */
  url?: string;
  /** Milliseconds; 10 seconds unless told. */
  timeout_ms?: number;
}

const URL = "https://api.twilio.com";
const TIMEOUT_MS = 10_000;
/** What Twilio says of a message it took or refused is a kilobyte. */
const MAX_BYTES = 64 * 1_024;

/** Hands text messages to Twilio. Of its refusals only the numbers are told: their words quote the phone. */
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
          // The message would follow to wherever it leads.
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

/** Twilio's own number for why: https://www.twilio.com/docs/api/errors */
const codeOf = async (answer: Response): Promise<string> => {
  if (Number(answer.headers.get("content-length") ?? 0) > MAX_BYTES) return "";
  try {
    const { code } = (await answer.json()) as { code?: unknown };
    return typeof code === "number" ? String(code) : "";
  } catch {
    return "";
  }
};
