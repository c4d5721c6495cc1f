import { describe, expect, it } from "vitest";
import { isUnfetched, recoveredFrom } from "./unfetched.ts";

const unfetched = Object.assign(new Error("Not fetched: /assets/page.js"), { name: "Unfetched" });

describe("what React rendered past", () => {
  it("is the missing part where that was wrapped", () => {
    const told = recoveredFrom(new Error("Minified React error #520", { cause: unfetched }));
    expect(told).toBe(unfetched);
    expect(isUnfetched(told)).toBe(true);
  });

  it("is told as it is otherwise, with whatever cause", () => {
    for (const error of [new Error("Minified React error #418"), new Error("x", { cause: new Error("y") }), "a word"]) {
      expect(recoveredFrom(error)).toBe(error);
    }
  });
});
