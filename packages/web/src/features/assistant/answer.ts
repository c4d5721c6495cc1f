import type { AssistantAnswer, AssistantPart } from "@tablee/contract/assistant/assistant.contract";

/** The part of an answer that has arrived. */
export interface AnswerSoFar {
  understood?: AssistantAnswer["understood"];
  named?: boolean;
  dishes: AssistantAnswer["dishes"];
  /** Whether the answer is complete. */
  whole: boolean;
}

export const NOTHING_YET: AnswerSoFar = { dishes: [], whole: false };

/** Returns the answer with one more part. */
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
