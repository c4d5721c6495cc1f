import { describe, expect, it } from "vitest";
import { isUnfetched, recoveredFrom } from "./unfetched.ts";

const unfetched = Object.assign(new Error("Not fetched: /assets/page.js"), { name: "Unfetched" });

describe("an error that React recovered from", () => {
  it("is the error of the unfetched part if React wrapped that", () => {
    const told = recoveredFrom(new Error("Minified React error #520", { cause: unfetched }));
    expect(told).toBe(unfetched);
    expect(isUnfetched(told)).toBe(true);
  });

  it("is otherwise reported as it is, with whatever cause", () => {
    for (const error of [new Error("Minified React error #418"), new Error("x", { cause: new Error("y") }), "a word"]) {
      expect(recoveredFrom(error)).toBe(error);
    }
  });
});
