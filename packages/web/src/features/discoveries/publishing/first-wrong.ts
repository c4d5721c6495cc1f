import { DISCOVERY_FIELDS, type DiscoveryField, type WordsProblem } from "@tablee/domain/discoveries/discovery-words";
import type { PublishingNeed } from "@tablee/domain/discoveries/publishing";
import type { Language } from "@tablee/domain/language/text";

export interface FirstWrong {
  part: "picture" | DiscoveryField | "place";
  /** In which language the words are wrong; null: in none of them. */
  language: Language | null;
}

/** Where somebody is led who asks for what cannot be done yet: from above, as the form stands. */
export function firstWrong(problems: readonly WordsProblem[], missing: readonly PublishingNeed[]): FirstWrong | null {
  if (missing.includes("picture")) return { part: "picture", language: null };
  for (const part of DISCOVERY_FIELDS) {
    const wrong = problems.find(({ field }) => field === part);
    if (wrong) return { part, language: wrong.language === "default" ? null : wrong.language };
  }
  if (missing.includes("name")) return { part: "name", language: null };
  return missing.includes("place") ? { part: "place", language: null } : null;
}
