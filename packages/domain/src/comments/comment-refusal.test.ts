import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CommentFacts, commentRefusal } from "./comment-refusal.ts";

const fine: CommentFacts = {
  phone_verified: true,
  text: null,
  discovery: true,
  parent: null,
  blocked: false,
  follows: true,
  for_the_place: false,
  spam: false,
};
/** Each possible reason for a refusal with its code, in order. */
const WRONG: [Partial<CommentFacts>, string][] = [
  [{ phone_verified: false }, "phone_validation_required"],
  [{ text: "text_empty" }, "text_empty"],
  [{ discovery: false }, "bad_recommendation_id"],
  [{ parent: "missing" }, "bad_parent_id"],
  [{ blocked: true }, "user_blocked"],
  [{ follows: false }, "follow_required"],
  [{ spam: true }, "anti_spam"],
];

describe("the refusal of a comment", () => {
  it("is null where nothing is wrong", () => {
    expect(commentRefusal(fine)).toBeNull();
    expect(commentRefusal({ ...fine, parent: "fine" })).toBeNull();
  });

  it("names the first problem, whatever else is wrong", () => {
    fc.assert(
      fc.property(fc.subarray(WRONG, { minLength: 1 }), (wrong) => {
        const facts = wrong.reduce<CommentFacts>((all, [part]) => ({ ...all, ...part }), fine);
        expect(commentRefusal(facts)).toBe(wrong[0]?.[1]);
      }),
    );
    expect(commentRefusal({ ...fine, parent: "blocked", blocked: true })).toBe("parent_blocked");
  });

  it("asks everything but following of whoever answers for the place", () => {
    expect(commentRefusal({ ...fine, follows: false, for_the_place: true })).toBeNull();
    for (const [wrong, code] of WRONG.filter(([, name]) => name !== "follow_required")) {
      expect(commentRefusal({ ...fine, follows: false, for_the_place: true, ...wrong })).toBe(code);
    }
  });
});
