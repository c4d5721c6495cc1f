import { expect, it } from "vitest";
import { saidProblem } from "./said-problem.ts";

it.each([
  ["nothing at the first key", { problem: "invalid", settled: "required", left: false, paused: false }, null],
  [
    "nothing, though it was as wrong before",
    { problem: "different", settled: "different", left: false, paused: false },
    null,
  ],
  ["what is wrong after a pause", { problem: "invalid", settled: "invalid", left: false, paused: true }, "invalid"],
  ["what is wrong once it is left", { problem: "invalid", settled: "required", left: true, paused: false }, "invalid"],
  [
    "that it is required once it is left",
    { problem: "required", settled: "required", left: true, paused: false },
    "required",
  ],
  [
    "no more that it is required, once it is typed",
    { problem: "invalid", settled: "required", left: false, paused: true },
    null,
  ],
  ["nothing of what is right by now", { problem: null, settled: "invalid", left: false, paused: true }, null],
])("the field says %s", (_said, judged, said) => {
  expect(saidProblem<string>(judged)).toBe(said);
});
