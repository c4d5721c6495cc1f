import { afterEach, expect, test } from "vitest";
import { changeDraft, draftSent, forgetDrafts, readDraft } from "./comment-drafts.ts";

const [ANN, BEN, DISCOVERY] = [1, 2, 7];

afterEach(forgetDrafts);

test("a draft is shown only to the member who began it", () => {
  changeDraft(ANN, DISCOVERY, { text: "Too salty for me" });
  expect(readDraft(ANN, DISCOVERY).text).toBe("Too salty for me");
  expect(readDraft(BEN, DISCOVERY).text).toBe("");
});

test("a draft that was sent is dropped, unless it was changed since", () => {
  changeDraft(ANN, DISCOVERY, { text: "Lovely" });
  const sent = readDraft(ANN, DISCOVERY);
  changeDraft(ANN, DISCOVERY, { text: "Lovely!" });
  draftSent(ANN, DISCOVERY, sent);
  expect(readDraft(ANN, DISCOVERY).text).toBe("Lovely!");
  draftSent(ANN, DISCOVERY, readDraft(ANN, DISCOVERY));
  expect(readDraft(ANN, DISCOVERY).text).toBe("");
});

test("a sign-out drops the drafts", () => {
  changeDraft(ANN, DISCOVERY, { text: "Too salty for me" });
  forgetDrafts();
  expect(readDraft(ANN, DISCOVERY).text).toBe("");
});
