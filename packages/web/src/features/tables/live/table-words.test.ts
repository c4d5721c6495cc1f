import { describe, expect, it } from "vitest";
import { codeDay } from "./table-words.ts";

describe("the day of a table's code", () => {
  it("is the day in the restaurant's time zone, even when it is already tomorrow elsewhere", () => {
    const evening = { rotated_at: "2026-11-22T02:24:45.310Z" };
    expect(codeDay(evening, "America/Toronto", "en")).toBe("Saturday, November 21");
    expect(codeDay(evening, "America/Toronto", "fr")).toBe("samedi 21 novembre");
    expect(codeDay(evening, "Europe/Paris", "fr")).toBe("dimanche 22 novembre");
  });
});
