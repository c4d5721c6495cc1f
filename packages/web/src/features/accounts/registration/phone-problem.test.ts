import { describe, expect, it } from "vitest";
import { phoneProblem } from "./phone-problem.ts";

describe("a member's own number", () => {
  it.each([
    { typed: "", phone: null, left: false, problem: null },
    { typed: " ", phone: null, left: true, problem: "required" },
    { typed: "12", phone: null, left: false, problem: null },
    { typed: "12", phone: null, left: true, problem: "invalid" },
    { typed: "51455", phone: null, left: false, problem: "invalid" },
    { typed: "514 555 0100", phone: "+15145550100", left: true, problem: null },
  ])("that is $typed, the field left: $left, is $problem", ({ problem, ...of }) => {
    expect(phoneProblem(of)).toBe(problem);
  });
});
