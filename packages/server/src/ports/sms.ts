import type { Language } from "@tablee/domain/language/text";

/** A text message, in the language of its reader. */
export interface SmsMessage {
  /** E.164. The sender must check whether messages are sent to its country. */
  to: string;
  language: Language;
  text: string;
}

/** `send` rejects if the message was not accepted, with an error that names nobody. */
export interface Sms {
  /** true: nothing is sent from here, and nothing may depend on it. */
  readonly off?: boolean;
  send(message: SmsMessage): Promise<void>;
}
