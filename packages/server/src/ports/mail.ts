import type { Language } from "@tablee/domain/language/text";

/** A message as plain text and as HTML. */
export interface MailMessage {
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** Where replies go, if not to the sender. */
  reply_to?: string;
  /** The address at which a POST stops mails of this kind (RFC 8058), if they can be stopped. */
  unsubscribe?: string;
  /** The route of the product that its text links to; null if it links nowhere. */
  path: string | null;
}

/**
 * How long it may take to hand a message on, in seconds: a server that answers each step late still takes it. A job that
 * was given up earlier would be done again while its message is on the way, and a code that it sends would replace the
 * one that arrives.
 */
export const MAIL_SECONDS = 120;

/** `send` rejects if the message was not accepted, with an error that names nobody. */
export interface Mail {
  /** true: nothing is sent from here, and nothing may depend on it. */
  readonly off?: boolean;
  send(message: MailMessage): Promise<void>;
}
