import type { Language } from "@tablee/domain/language/text";

/** A text message. Its words are in the language of whoever reads it. */
export interface SmsMessage {
  /** E.164. Whether its country is one that messages go to is asked by whoever sends. */
  to: string;
  language: Language;
  text: string;
}

/** Rejects where the message could not be handed on, with an error that names nobody. */
export interface Sms {
  /** true: nothing is sent from here, and no step may depend on it. */
  readonly off?: boolean;
  send(message: SmsMessage): Promise<void>;
}
