import {
  DISCOVERY_FIELDS,
  type DiscoveryField,
  type PlaceProblem,
  type WordsProblem,
} from "@tablee/domain/discoveries/discovery-words";
import type { PublishingNeed } from "@tablee/domain/discoveries/publishing";
import type { Language } from "@tablee/domain/language/text";

export interface FirstWrong {
  part: "picture" | DiscoveryField | "place";
  /** The language in which the words are wrong; null if they are wrong in none. */
  language: Language | null;
}

/** Returns the first problem from the top of the form, to which somebody is led who presses a button too early. */
export function firstWrong(
  problems: readonly WordsProblem[],
  missing: readonly PublishingNeed[],
  place: readonly PlaceProblem[] = [],
): FirstWrong | null {
  if (missing.includes("picture")) return { part: "picture", language: null };
  for (const part of DISCOVERY_FIELDS) {
    const wrong = problems.find(({ field }) => field === part);
    if (wrong) return { part, language: wrong.language === "default" ? null : wrong.language };
  }
  if (missing.includes("name")) return { part: "name", language: null };
  return missing.includes("place") || place.length > 0 ? { part: "place", language: null } : null;
}
