import { describe, expect, it } from "vitest";
import { changesOf, subjectWords } from "./audit-words.ts";

describe("what a use of a right changed", () => {
  it("is each field that is otherwise, and none that stayed", () => {
    expect(
      changesOf({ before: { name: "12", port: 9_100, role: null }, after: { name: "14", port: 9_100, role: "owner" } }),
    ).toEqual([
      { name: "name", before: "12", after: "14" },
      { name: "role", before: null, after: "owner" },
    ]);
    expect(changesOf({ before: null, after: { admin: true } })).toEqual([
      { name: "admin", before: null, after: "true" },
    ]);
    expect(changesOf({ before: { diners: [1, 2] }, after: null })).toEqual([
      { name: "diners", before: "[1,2]", after: null },
    ]);
    expect(changesOf({ before: "x", after: undefined })).toEqual([]);
  });

  it("was done to something, which has words or stands as it is", () => {
    expect(subjectWords("item 12")).toBe("Item 12");
    expect(subjectWords("everybody")).toBe("Everybody");
    expect(subjectWords("planet 9")).toBe("planet 9");
  });
});
