import { afterEach, expect, it, vi } from "vitest";
import { hasAdminFlag } from "./admin-flag.ts";

afterEach(() => vi.unstubAllGlobals());

it("is set only by the word yes, and not when the storage cannot be read", () => {
  for (const [kept, is] of [
    ["yes", true],
    ["no", false],
    ["true", false],
    [null, false],
  ] as const) {
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "admin_options" ? kept : null) });
    expect(hasAdminFlag()).toBe(is);
  }
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  expect(hasAdminFlag()).toBe(false);
});
