import { expect, it } from "vitest";
import { isAsWished } from "./as-wished.ts";

const soup = { id: "soup", quantity: 1, substitution: null };
const pie = { id: "pie", quantity: 2, substitution: "apple" };
const wish = (line_id: string, quantity: number, substitution: string | null = null) => ({
  line_id,
  quantity,
  substitution,
});

it("compares each wished line with the order's, by quantity and substitution", () => {
  expect(isAsWished([soup, pie], [wish("soup", 1), wish("pie", 2, "apple")])).toBe(true);
  expect(isAsWished([soup, pie], [wish("soup", 2)])).toBe(false);
  expect(isAsWished([soup, pie], [wish("pie", 2)])).toBe(false);
});

it("treats a substitution as the correction stores it: trimmed, and none if it is blank", () => {
  expect(isAsWished([soup, pie], [wish("soup", 1, "  "), wish("pie", 2, " apple ")])).toBe(true);
});

it("a removed line is gone, and a line that is gone is as wished only if it was removed", () => {
  expect(isAsWished([pie], [wish("soup", 0)])).toBe(true);
  expect(isAsWished([soup], [wish("soup", 0)])).toBe(false);
  expect(isAsWished([pie], [wish("soup", 1)])).toBe(false);
});
