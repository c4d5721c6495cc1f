import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import type { NotificationGroup } from "@tablee/domain/notifications/group-notifications";
import { formatCredit } from "../../language/format-credit.ts";
import { m } from "../../paraglide/messages.js";

/** The text of an entry, in which the name stands out. */
export interface EntryWords {
  before: string;
  name: string;
  after: string;
}

/** Stands for the name until its position in the sentence is known; no text of ours contains it. */
const MARK = "\u0001";

type Wording = (of: { who: string; count: number; json: Notification["json"]; language: Language }) => string;

const DECIDED = {
  approved: () => m.notifications_approved(),
  rejected: () => m.notifications_rejected(),
  pending: () => m.notifications_pending(),
  draft: () => m.notifications_pending(),
} as const;

const SENTENCES: Readonly<Record<Notification["type"], Wording>> = {
  like: ({ who, count }) => m.notifications_like({ who, count }),
  follow: ({ who, count }) => m.notifications_follow({ who, count }),
  comment: ({ who, json }) => {
    if (json.sender_id === null && json.reason !== null) return m.notifications_removed({ reason: json.reason });
    return json.parent_id === null ? m.notifications_comment({ who }) : m.notifications_answer({ who });
  },
  post: ({ who, json }) =>
    json.sender_id === null && json.status !== null ? DECIDED[json.status]() : m.notifications_post({ who }),
  credit: ({ json, language }) => m.notifications_credit({ amount: formatCredit(json.amount ?? 0, language) }),
  order_confirmed: ({ who }) => m.notifications_order_confirmed({ who }),
  order_delayed: ({ who, json }) => m.notifications_order_delayed({ who, count: json.delay ?? 0 }),
  order_ready: ({ who }) => m.notifications_order_ready({ who }),
  order_called_off: ({ who }) => m.notifications_order_called_off({ who }),
};

/** Of a type that a newer server knows, and this page does not yet. */
const NEWS: Wording = () => m.notifications_news();

const wordingOf = (type: string): Wording => (SENTENCES as Readonly<Partial<Record<string, Wording>>>)[type] ?? NEWS;

/** Returns the sentence of an entry in the language of the screen. */
export function entryWords({ newest, others }: NotificationGroup<Notification>, language: Language): EntryWords {
  const { type, json } = newest;
  const sentence = wordingOf(type)({ who: MARK, count: others + 1, json, language });
  const [before = "", after] = sentence.split(MARK);
  return after === undefined
    ? { before, name: "", after: "" }
    : { before, name: nameOf(json, others, language), after };
}

const nameOf = (json: Notification["json"], others: number, language: Language): string => {
  if (json.restaurant_name) return textIn(json.restaurant_name, language);
  const name = `${json.sender_first_name ?? ""} ${json.sender_last_name ?? ""}`.trim() || m.notifications_somebody();
  return others > 0 ? m.notifications_and_others({ name, count: others }) : name;
};
