import { expect, it } from "vitest";
import { scoreAssistant } from "./assistant-score.ts";

it("answers nine of ten labelled questions with dishes that are right, all three of them", () => {
  const { asked, missed } = scoreAssistant();
  expect(asked).toBe(100);
  expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(10);
});
