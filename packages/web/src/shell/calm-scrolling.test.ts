import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const PACKAGES = path.join(import.meta.dirname, "../../..");
const SOURCES = globSync("{web,design-system}/src/**/*.{ts,tsx}", { cwd: PACKAGES }).filter(
  (file) => !/paraglide|\.test\./.test(file),
);

it("whoever asks for less motion sees nothing glide: a script that scrolls smoothly looks at that itself", () => {
  // CSS does it for `scroll-smooth` (styles/base.css), but not for what a script asks for.
  const gliding = SOURCES.filter((file) => {
    const code = readFileSync(path.join(PACKAGES, file), "utf8");
    return /"smooth"/.test(code) && !/prefers-reduced-motion|calm\(\) \?/.test(code);
  });
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(gliding).toEqual([]);
});
