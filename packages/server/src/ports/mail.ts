import type { Language } from "@tablee/domain/language/text";

/** A message, as text and as the same in HTML. */
export interface MailMessage {
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where that is not whoever sends it. */
  reply_to?: string;
  /** The route of the product that it leads to, whose address its words hold; null where it leads nowhere. */
  path: string | null;
}

/** Rejects where the message could not be handed on, with an error that names nobody. */
export interface Mail {
  /** true: nothing is sent from here, and no step may depend on it. */
  readonly off?: boolean;
  send(message: MailMessage): Promise<void>;
}
