import type { Contract } from "@tablee/contract/contract";
import type { WebhookDelivery } from "@tablee/contract/webhooks/webhooks.schema";
import type { Language } from "@tablee/domain/language/text";
import type { DeliveryFault, DeliveryStatus, WebhookEventType } from "@tablee/domain/webhooks/webhook";
import { failureLine } from "../../api/failure-words.ts";
import { type ConflictWords, conflictText } from "../../api/answers/edit-conflicts.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { formatShortDay } from "../../language/days.ts";
import { formatTime } from "../../language/formats.ts";
import { m } from "../../paraglide/messages.js";

export const eventWord: Record<WebhookEventType, () => string> = {
  "order.placed": () => m.webhooks_event_placed(),
  "order.status_changed": () => m.webhooks_event_moved(),
};

export const statusWord: Record<DeliveryStatus, () => string> = {
  pending: () => m.webhooks_status_pending(),
  delivered: () => m.webhooks_status_delivered(),
  failed: () => m.webhooks_status_failed(),
};

export const STATUS_TONES = { pending: "warning", delivered: "success", failed: "danger" } as const;

const FAULT_WORDS: Record<DeliveryFault, () => string> = {
  status: () => m.webhooks_fault_status(),
  redirect: () => m.webhooks_fault_redirect(),
  timeout: () => m.webhooks_fault_timeout(),
  unknown_host: () => m.webhooks_fault_unknown_host(),
  connection: () => m.webhooks_fault_connection(),
  tls: () => m.webhooks_fault_tls(),
  private_address: () => m.webhooks_fault_private_address(),
  address_not_allowed: () => m.webhooks_fault_address_not_allowed(),
  endpoint_off: () => m.webhooks_fault_endpoint_off(),
};

/** Returns the result of the last attempt as a sentence; null if there was none. */
export const outcomeWords = ({ fault, response_status, duration }: WebhookDelivery): string | null => {
  if (fault === "status") return m.webhooks_answered({ status: response_status ?? 0 });
  if (fault !== null) return FAULT_WORDS[fault]();
  return response_status === null ? null : m.webhooks_accepted({ status: response_status, ms: duration ?? 0 });
};

const ADDRESS_REFUSED = {
  address_invalid: () => m.webhooks_address_invalid(),
  https_required: () => m.webhooks_https_required(),
  address_not_allowed: () => m.webhooks_address_not_allowed(),
  address_taken: () => m.webhooks_address_taken(),
  too_many_endpoints: () => m.webhooks_too_many(),
  // conflictText says what somebody else has set.
  edit_conflict: () => null,
} satisfies RefusalWords<Contract["webhooks"]["create"]> & RefusalWords<Contract["webhooks"]["change"]>;

/** Returns the text for why an address was refused, or why the call failed. */
export const addressFailure = (error: unknown): string => wordsOfRefusal(ADDRESS_REFUSED, error) ?? failureLine(error);

/** Returns what somebody else has changed meanwhile; null if the call failed for another reason. */
export const changedWords = (error: unknown): string | null => conflictText(CHANGED_WORDS, error);

const CHANGED_WORDS = {
  url: { label: () => m.webhooks_address() },
  events: {
    label: () => m.webhooks_events(),
    shown: (events: readonly WebhookEventType[]) => events.map((event) => eventWord[event]()).join(", "),
  },
} satisfies ConflictWords;

const SECRET_REFUSED = {
  edit_conflict: () => m.webhooks_secret_changed(),
} satisfies RefusalWords<Contract["webhooks"]["rotate"]>;

/** Returns the text for why there is no new secret. */
export const secretFailure = (error: unknown): string => wordsOfRefusal(SECRET_REFUSED, error) ?? failureLine(error);

/** Formats a moment as day and time in the device's time zone. */
export const momentWords = (moment: string, language: Language): string => {
  const at = new Date(moment);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const day = formatShortDay(at, timeZone, language);
  return m.webhooks_moment({ day, time: formatTime(at, timeZone, language) });
};
