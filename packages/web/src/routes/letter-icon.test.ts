import { expect, it } from "vitest";
import { letterIcon } from "./letter-icon.ts";

const named = (name: string, properties: Record<`--${string}`, string> = {}) =>
  decodeURIComponent(letterIcon({ name: { en: null, fr: null, default: name }, properties }));

it("an own site's icon has only the first letter of its name, in its colours, and no markup from either", () => {
  const colours = {
    "--primary": "light-dark(#0b5d4b, #4f8a7d)",
    "--on-primary": "light-dark(#ffffff, #000000)",
  } as const;
  expect(named("« érable & fils »", colours)).toMatch(/fill="#0b5d4b".*fill="#ffffff">É<\/text>/);
  expect(named("<script>")).toContain(">S</text>");
  expect(named("🍕")).toContain("></text>");
  expect(named("Margot", { "--primary": '"/><script>' })).toContain('fill="black"');
});
