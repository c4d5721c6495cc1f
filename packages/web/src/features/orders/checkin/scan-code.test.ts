import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tableCodeIn } from "./scan-code.ts";

const CODE = "7-0123-4567-89AB";

describe("the code of a table", () => {
  it.each([
    CODE,
    "7-0123-4567-89ab",
    " 7 0123 4567 89AB ",
    "7o1234567-89ab",
    `https://tablee.example/menu/table/${CODE}`,
    `http://localhost:3000/menu/table/${CODE}?source=table#x`,
    `https://elsewhere.example/restaurant-menu/table/${CODE.toLowerCase()}`,
    `https://tablee.example/menu/table/${encodeURIComponent("7 0123 4567 89AB")}`,
  ])("is found in %j", (text) => {
    expect(tableCodeIn(text)).toBe(CODE);
  });

  it.each([
    "",
    "T4",
    "https://tablee.example/menu/1",
    "https://tablee.example/menu/table/",
    "https://x.example/menu/table/%E0%A4%A",
  ])("is not in %j", (text) => {
    expect(tableCodeIn(text)).toBeNull();
  });

  it("is looked for in any text without an exception", () => {
    fc.assert(fc.property(fc.string(), (text) => void tableCodeIn(text)));
  });
});
