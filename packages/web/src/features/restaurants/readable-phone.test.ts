import { expect, it } from "vitest";
import { readablePhone } from "./readable-phone.ts";

it("formats a North American number as is usual there, and leaves any other unchanged", () => {
  expect(readablePhone("+15145551203")).toBe("514 555-1203");
  for (const other of ["+33142685300", "+1514555120", "+151455512034", "5145551203", ""])
    expect(readablePhone(other)).toBe(other);
});
