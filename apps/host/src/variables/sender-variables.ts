import type { SmtpOptions } from "@tablee/server/ports/messages/mail-smtp";
import type { TwilioOptions } from "@tablee/server/ports/messages/sms-twilio";
import * as z from "zod";

const empty = (value: unknown) => (value === "" ? undefined : value);

/** An address on its own, or a name followed by the address in angle brackets. */
const MAILBOX = /^(?:[^\s<>@,]+@[^\s<>@,]+|[^<>@\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>)$/;

/** Country codes of ISO 3166-1. */
const countries = z
  .string()
  .transform((value) =>
    value
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine((entries) => entries.every((entry) => /^[A-Z]{2}$/.test(entry)), "Countries such as CA,FR");

/** The variables of the services that send mails and text messages. */
export const SENDER_VARIABLES = {
  SMTP_URL: z.preprocess(empty, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.preprocess(empty, z.string().regex(MAILBOX, "Tablée <hello@example.org>").optional()),
  TWILIO_ACCOUNT_SID: z.preprocess(
    empty,
    z
      .string()
      .regex(/^AC[\da-f]{32}$/, "AC and 32 characters")
      .optional(),
  ),
  TWILIO_AUTH_TOKEN: z.preprocess(empty, z.string().min(16).optional()),
  TWILIO_FROM: z.preprocess(
    empty,
    z
      .string()
      .regex(/^(?:\+[1-9]\d{6,14}|MG[\da-f]{32})$/, "A number such as +15145550100, or MG…")
      .optional(),
  ),
  SMS_COUNTRIES: z.preprocess(empty, countries.default(["CA", "US", "FR", "GB"])),
};

export interface SenderSettings {
  smtp: SmtpOptions | null;
  twilio: TwilioOptions | null;
}

/** The configured senders, and messages about what is missing if one is only partly configured. */
export function readSenders(
  variables: z.infer<z.ZodObject<typeof SENDER_VARIABLES>>,
): SenderSettings & { faults: string[] } {
  const { SMTP_URL: url, MAIL_FROM: from } = variables;
  const { TWILIO_ACCOUNT_SID: account_sid, TWILIO_AUTH_TOKEN: auth_token, TWILIO_FROM: number } = variables;
  const smtp = url && from ? { url, from } : null;
  const twilio = account_sid && auth_token && number ? { account_sid, auth_token, from: number } : null;
  const faults = [
    ...(smtp === null && (url ?? from) !== undefined ? ["SMTP_URL, MAIL_FROM: both, or none of them"] : []),
    ...(twilio === null && (account_sid ?? auth_token ?? number) !== undefined
      ? ["TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM: all three, or none of them"]
      : []),
  ];
  return { smtp, twilio, faults };
}
