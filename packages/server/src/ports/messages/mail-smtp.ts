import type { Transporter } from "nodemailer";
import type { Mail } from "../mail.ts";
import { NotHandedOn } from "./not-handed-on.ts";

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  url: string;
  /** `Tablée <hello@tablee.example>` */
  from: string;
  /** Milliseconds that any one step with the server may take; 10 seconds unless told. */
  timeout_ms?: number;
}

const TIMEOUT_MS = 10_000;

/**
 * Hands mails to a server by SMTP. What a server answers quotes whom the mail was for: of its refusals only the numbers
 * are told.
 */
export function smtpMail({ url, from, timeout_ms = TIMEOUT_MS }: SmtpOptions): Mail {
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      connectionTimeout: timeout_ms,
      greetingTimeout: timeout_ms,
      socketTimeout: timeout_ms,
      // A message is its words: nothing in it is ever a file or an address to read from.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    send: async ({ to, subject, text, html, reply_to }) => {
      transport ??= open();
      try {
        await (
          await transport
        ).sendMail({
          from,
          // As an object: no sign in an address makes a second one of it.
          to: { name: "", address: to },
          ...(reply_to === undefined ? {} : { replyTo: { name: "", address: reply_to } }),
          subject,
          text,
          html,
          // Nobody's vacation answers it.
          headers: { "auto-submitted": "auto-generated" },
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

const refusalOf = (error: unknown): NotHandedOn => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const said = [code, responseCode].filter((part) => typeof part === "string" || typeof part === "number");
  return new NotHandedOn("The mail server", said.join(" "));
};
