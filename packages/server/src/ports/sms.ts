/** A text message. Its words are in the language of whoever reads it. */
export interface SmsMessage {
  /** E.164. */
  to: string;
  text: string;
}

/** Rejects where the message could not be handed on. */
export interface Sms {
  send(message: SmsMessage): Promise<void>;
}
