import { describe, expect, it } from "vitest";
import { INPUT_LIMITS, type InputType } from "./input-limits.ts";
import { inputProblem } from "./input-problem.ts";

describe("a field by its type", () => {
  it.each<[InputType, string, string | null]>([
    ["tel", "514555010", "too_short"],
    ["tel", "5145550100", null],
    ["tel", "+1 514-555.0100 00", null],
    ["tel", "+1 514-555.0100 000", "too_long"],
    ["tel", "514x555010", "invalid"],
    ["url", "http://x.", "too_short"],
    ["url", "https://x.ca", null],
    ["url", "ftp://x.ca/", "invalid"],
    ["permalink", "my-menus-", "too_short"],
    ["permalink", "my-menus-1", null],
    ["permalink", "my--menus1", "invalid"],
    ["permalink", "a".repeat(256), "too_long"],
    ["ip", "1.1.1.", "too_short"],
    ["ip", "1.1.1.1", null],
    ["ip", "192.168.1.1", null],
    ["ip", "255.255.255.255", null],
    ["ip", "255.255.255.2555", "too_long"],
    ["ip", "300.1.1.1", "invalid"],
    ["ip", "192.168.1", "invalid"],
    ["ip", "1.2.3.4.5", "invalid"],
    ["ip", "192.168.01.1", "invalid"],
    ["ip", "1.2.3.4.", "invalid"],
    ["postal-code", "9021", "too_short"],
    ["postal-code", "90210", null],
    ["postal-code", "90210-1234", "too_long"],
    ["postal-code", "D2X 1Y4", "invalid"],
  ])("%s %j: %j", (type, text, problem) => expect(inputProblem(type, text)).toBe(problem));

  it("may be empty unless it is required", () => {
    for (const type of Object.keys(INPUT_LIMITS) as InputType[]) {
      expect(inputProblem(type, " ")).toBeNull();
      expect(inputProblem(type, "", { required: true })).toBe("required");
    }
  });

  it("uses its own maximum length where it names one", () => {
    expect(inputProblem("postal-code", "90210-1234", { max_length: 10 })).toBeNull();
  });
});
