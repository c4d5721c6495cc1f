import { expect, it } from "vitest";
import { scoreAssistant } from "./assistant-score.ts";

it("answers at least nine of ten labelled questions with three right dishes", () => {
  const { asked, missed } = scoreAssistant();
  expect(asked).toBe(100);
  expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(10);
});
