import fc from "fast-check";
import { expect, it } from "vitest";
import { namesApart } from "./names-apart.ts";

it("numbers rows of the same name, and leaves the others as they are", () => {
  const rows = ["Chrome · Linux", "Firefox · macOS", "Chrome · Linux", "Chrome · Linux"];
  expect(namesApart(rows)).toEqual(["Chrome · Linux", "Firefox · macOS", "Chrome · Linux (2)", "Chrome · Linux (3)"]);
});

it("never gives two rows the same name, whatever they were called", () => {
  const name = fc.constantFrom("Phone", "Phone (2)", "Phone (3)", "Laptop");
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (rows) => {
      const names = namesApart(rows);
      expect(new Set(names).size).toBe(rows.length);
      expect(names.every((one, index) => one.startsWith(rows[index] ?? ""))).toBe(true);
    }),
  );
});
