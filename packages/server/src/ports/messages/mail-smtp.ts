import type { Transporter } from "nodemailer";
import { type Mail, MAIL_SECONDS } from "../mail.ts";
import { NotHandedOn } from "./not-handed-on.ts";

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password if the server requires them. */
  url: string;
  /** `Tablée <hello@tablee.example>` */
  from: string;
  /** The limit of any single step with the server, in milliseconds; 10 seconds by default. */
  timeout_ms?: number;
}

/** Connecting, greeting, encrypting, signing in, sender, recipient, content: no dialogue has more. */
const STEPS = 12;
const TIMEOUT_MS = (MAIL_SECONDS * 1_000) / STEPS;

/**
 * Sends mails to a server by SMTP. A server's responses quote the recipient, so only the codes of its refusals are
 * reported.
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
      // The content of a message is only text: it must never be treated as a file or URL to read from.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    send: async ({ to, subject, text, html, reply_to, unsubscribe }) => {
      transport ??= open();
      try {
        await (
          await transport
        ).sendMail({
          from,
          // As an object, so that no character in an address can add a second one.
          to: { name: "", address: to },
          ...(reply_to === undefined ? {} : { replyTo: { name: "", address: reply_to } }),
          subject,
          text,
          html,
          // Prevents vacation replies.
          headers: { "auto-submitted": "auto-generated", ...unsubscribeHeaders(unsubscribe) },
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

/** Mail clients then offer to unsubscribe beside the mail, with one press (RFC 8058). */
const unsubscribeHeaders = (address: string | undefined): Record<string, string> =>
  address === undefined
    ? {}
    : { "list-unsubscribe": `<${address}>`, "list-unsubscribe-post": "List-Unsubscribe=One-Click" };

const refusalOf = (error: unknown): NotHandedOn => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const said = [code, responseCode].filter((part) => typeof part === "string" || typeof part === "number");
  return new NotHandedOn("The mail server", said.join(" "));
};
