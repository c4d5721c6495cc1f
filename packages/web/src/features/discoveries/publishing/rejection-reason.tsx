import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Message } from "@tablee/design-system/message";
import type { RejectionKind } from "@tablee/domain/discoveries/deciding";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

export const REJECTION_WORDS: Record<RejectionKind, () => string> = {
  unclear_picture: () => m.publishing_reason_unclear_picture(),
  not_the_dish: () => m.publishing_reason_not_the_dish(),
  wrong_place: () => m.publishing_reason_wrong_place(),
  unfit_words: () => m.publishing_reason_unfit_words(),
  advertising: () => m.publishing_reason_advertising(),
  copied: () => m.publishing_reason_copied(),
  duplicate: () => m.publishing_reason_duplicate(),
};

/**
 * Says to its author and to moderators why a discovery was rejected: the kind of reason in the reader's language, and
 * what the moderator wrote, unchanged and marked with its language.
 */
export function RejectionReason({ discovery }: { discovery: Discovery }) {
  const language = useLanguage();
  const { status, status_reason: words, status_reason_kind: kind, status_reason_language: written } = discovery;
  if (status !== "rejected" || (!kind && !words)) return null;
  return (
    <Message tone="warning">
      {kind ? m.publishing_rejected_because({ reason: REJECTION_WORDS[kind]() }) : m.publishing_rejected_said()}
      {words ? (
        <span lang={written && written !== language ? written : undefined} className="mt-0.5 block wrap-anywhere">
          {words}
        </span>
      ) : null}
    </Message>
  );
}
