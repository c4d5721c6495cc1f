/** A message of plain text. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** The route of the product that it leads to; null where it leads nowhere. The adapter makes an address of it. */
  path: string | null;
}

/** Rejects where the message could not be handed on. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
