import type { Contract } from "@tablee/contract/contract";
import { DISCOVERY_WORDS, type PlaceProblem, type WordsProblem } from "@tablee/domain/discoveries/discovery-words";
import type { PublishingNeed } from "@tablee/domain/discoveries/publishing";
import { failureLine, failureWords } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";
import { PICTURE_REFUSAL_WORDS } from "../../pictures/picture-words.ts";

export const NEED_WORDS: Record<PublishingNeed, () => string> = {
  picture: () => m.publishing_missing_picture(),
  name: () => m.publishing_missing_name(),
  place: () => m.publishing_missing_place(),
};

/** Returns the text for a problem with the words of a field. */
export const problemWords = (problem: WordsProblem | PlaceProblem): string => {
  if (problem.code === "not_plain") return m.publishing_not_plain();
  if (problem.code === "required") return m.publishing_missing_name();
  const { min, max } = DISCOVERY_WORDS[problem.field];
  return problem.code === "too_short" ? m.publishing_too_short({ min }) : m.publishing_too_long({ max });
};

const SAVING = {
  ...PICTURE_REFUSAL_WORDS,
  words_invalid: (data: unknown) => {
    const [first] = (data as { problems?: (WordsProblem | PlaceProblem)[] } | undefined)?.problems ?? [];
    return first ? problemWords(first) : null;
  },
  not_publishable: (data: unknown) => {
    const [first] = (data as { missing?: PublishingNeed[] } | undefined)?.missing ?? [];
    return first ? NEED_WORDS[first]() : null;
  },
  restaurant_unknown: () => m.publishing_restaurant_gone(),
  item_unknown: () => m.publishing_item_gone(),
  changed_meanwhile: () => m.publishing_changed(),
  // Not reached in practice: this app checks the outcome of a key before it sends other content under it.
  idempotency_conflict: () => m.publishing_changed(),
  not_found: () => m.publishing_gone(),
} satisfies RefusalWords<Contract["publishing"]["create"]> & RefusalWords<Contract["publishing"]["update"]>;

/** Returns the text for why it was not saved; with a title if nothing was refused. */
export function savingFailure(error: unknown): { title?: string; text: string } {
  const text = wordsOfRefusal(SAVING, error);
  return text === null ? failureWords(error) : { text };
}

const APPEAL = {
  not_rejected: () => m.publishing_not_rejected(),
  already_appealed: () => m.publishing_already_appealed(),
  appeal_invalid: () => m.publishing_appeal_invalid(),
} satisfies RefusalWords<Contract["publishing"]["appeal"]>;

/** Returns the text for why an appeal was not accepted. */
export const appealFailure = (error: unknown): string => wordsOfRefusal(APPEAL, error) ?? failureLine(error);
