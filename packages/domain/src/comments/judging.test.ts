import { expect, it } from "vitest";
import { checkJudgement } from "./judging.ts";

const open = { isOpen: true, own: false };

it("deleting a reported comment needs a reason, dismissing the report does not", () => {
  expect(checkJudgement(open, { judgement: "dismissed", reason: null })).toBeNull();
  expect(checkJudgement(open, { judgement: "deleted", reason: "An insult" })).toBeNull();
  for (const reason of [null, " ", "<b>no</b>", "x".repeat(301)]) {
    expect(checkJudgement(open, { judgement: "deleted", reason })).toEqual({ code: "reason_required" });
  }
});

it("a report is judged only once, and never on one's own comment", () => {
  const wish = { judgement: "dismissed", reason: null } as const;
  expect(checkJudgement({ isOpen: false, own: true }, wish)).toEqual({ code: "already_decided" });
  expect(checkJudgement({ isOpen: true, own: true }, wish)).toEqual({ code: "own_comment" });
});
