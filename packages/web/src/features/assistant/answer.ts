import type { AssistantAnswer, AssistantPart } from "@tablee/contract/assistant/assistant.contract";

/** As much of an answer as has come. */
export interface AnswerSoFar {
  understood?: AssistantAnswer["understood"];
  named?: boolean;
  dishes: AssistantAnswer["dishes"];
  /** Whether nothing more is to come. */
  whole: boolean;
}

export const NOTHING_YET: AnswerSoFar = { dishes: [], whole: false };

/** The answer with one more of its parts. */
export function withPart(before: AnswerSoFar, part: AssistantPart): AnswerSoFar {
  switch (part.part) {
    case "understood":
      return { ...before, understood: part.understood };
    case "found":
      return { ...before, named: part.named };
    case "dish":
      return { ...before, dishes: [...before.dishes, part.dish] };
    case "done":
      return { ...before, whole: true };
  }
}
